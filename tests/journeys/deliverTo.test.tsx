import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import EN from '../../public/assets/i18n/EN.json';
import { call } from '../../src/api/client.ts';
import { AddressPicker } from '../../src/components/delivery/AddressPicker.tsx';
import { ServiceTypePicker } from '../../src/components/delivery/ServiceTypePicker.tsx';
import { StorePicker } from '../../src/components/delivery/StorePicker.tsx';
import { TimePicker } from '../../src/components/delivery/TimePicker.tsx';
import { useTimeChoice } from '../../src/components/delivery/useTimeChoice.ts';
import { getStoreList } from '../../src/contract/endpoints/delivery/settings.ts';
import { LandingPage } from '../../src/pages/delivery/LandingPage.tsx';
import { servingStore } from '../../src/state/servingStore.ts';
import { pickupAddressEntry } from '../../src/storage/servingEntries.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { answer, failing, hold, told } from './answers.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const where = <AddressPicker returnUrl={`/Delivery/${CODE}`} />;
function When() {
  return <TimePicker isLaterOnly={false} choice={useTimeChoice(false)} />;
}

async function retry(demo: DemoClient) {
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

it.each([
  [
    'the address',
    <AddressPicker key="where" returnUrl="/" />,
    'GetCustomerAddressDetails',
    'Deliver to',
  ],
  ['the rules of the venue', <When key="when" />, 'getConceptSetup', 'Day'],
])('says that %s could not be loaded, and tries again', async (_, picker, call, words) => {
  const demo = await showDelivery(picker, { before: failing(call) });
  await retry(demo);
  expect(await screen.findByText(words)).toBeVisible();
});

it('leads to the list of addresses while it is unknown if there is one', async () => {
  await showDelivery(where, {
    mobileNo: '50000003',
    before: failing('GetUserAddressList'),
  });
  const way = await screen.findByRole('link', { name: 'See your addresses' });
  expect(way).toHaveAttribute('href', expect.stringContaining('/AddressList/'));
});

it('says that the areas could not be loaded', async () => {
  const demo = await showDelivery(where, { isLoggedIn: false, before: failing('getArea') });
  await retry(demo);
  expect(await screen.findByRole('option', { name: /Sharq/ })).toBeInTheDocument();
});

it('says that the cost of an area could not be loaded', async () => {
  const demo = await showDelivery(where, {
    isLoggedIn: false,
    before: failing('checkDeliveryZone'),
  });
  const sharq = await screen.findByRole<HTMLOptionElement>('option', { name: /Sharq/ });
  fireEvent.change(screen.getByLabelText('Your area'), { target: { value: sharq.value } });
  await retry(demo);
  expect(await screen.findByText('Delivery fee')).toBeVisible();
});

it('says that no branch delivers to an area', async () => {
  await showDelivery(<LandingPage />, { isLoggedIn: false });
  const area = await screen.findByLabelText(EN['serving.area']);
  const far = await within(area).findByRole('option', { name: /Far/ });
  fireEvent.change(area, { target: { value: (far as HTMLOptionElement).value } });
  expect((await screen.findAllByText(EN['serving.outOfZone']))[0]).toBeVisible();
});

it('offers pickup or delivery when the other was closed', async () => {
  await showDelivery(<ServiceTypePicker serviceTypes={['Delivery']} />, { way: 'PickUp' });
  expect(screen.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
});

it('asks for another branch when the chosen one no longer offers pickup', async () => {
  await showDelivery(<StorePicker />, {
    way: 'PickUp',
    before: async () => {
      const [store] = await call(getStoreList, { lang: 'EN', code: CODE });
      if (store) servingStore.getState().chooseStore(CODE, { ...store, storeId: 99 });
    },
  });
  expect(pickupAddressEntry.read(CODE)?.storeId).toBe(99);
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(1);
  await expect.poll(() => pickupAddressEntry.read(CODE)).toBeUndefined();
});

/** There are two such buttons: a phone's and a desktop's. */
async function goToMenu(): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name: EN['home.toMenu'] });
  if (button) fireEvent.click(button);
}

/** A visitor's page, with the server in the state that `before` sets. */
const open = (before: () => void) => showDelivery(<LandingPage />, { isLoggedIn: false, before });
/** The same, with a call that is answered when the returned function is called. */
async function openWithHeld(call: string): Promise<() => void> {
  let deliver = () => {};
  await open(() => {
    deliver = hold(`/${call}/`);
  });
  return deliver;
}

it('asks for the missing area or branch, even if the tap came before the list', async () => {
  const deliver = await openWithHeld('getArea');
  await goToMenu();
  expect(screen.queryByLabelText(EN['serving.area'])).toBeNull();
  deliver();
  await waitFor(() => expect(screen.getByLabelText(EN['serving.area'])).toHaveFocus());
  expect(screen.getByText(EN['serving.whereFirst'])).toBeVisible();

  // A second tap moves the focus there again.
  screen.getByLabelText(EN['serving.area']).blur();
  await goToMenu();
  await waitFor(() => expect(screen.getByLabelText(EN['serving.area'])).toHaveFocus());
});

it.each([
  ['its homepage', true, '/Homepage'],
  ['its menu if it has no homepage', false, '/Menu'],
])('leads a visitor of a venue to %s', async (_, isActive, page) => {
  await open(() =>
    answer({
      '/checkHomePageActivation/': () => told({ isActive }),
      '/checkStartWithAddressActive/': () => told({ isActive: false }),
    }),
  );
  await screen.findByLabelText(EN['serving.area']);
  await goToMenu();
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(`/Delivery/TINY${page}`),
  );
});

it('leads to the menu with the area chosen last, although its check ends after the tap', async () => {
  const deliver = await openWithHeld('checkDeliveryZone');
  const area = await screen.findByLabelText(EN['serving.area']);
  const [, served] = within(area).getAllByRole<HTMLOptionElement>('option');
  fireEvent.change(area, { target: { value: served?.value } });
  await screen.findByText(EN['serving.checking']);
  await goToMenu();
  await waitFor(() =>
    expect(screen.getAllByText(EN['serving.checking']).length).toBeGreaterThan(1),
  );
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/Delivery\/TINY$/);
  deliver();
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/Delivery/TINY/Menu'),
  );
});
