import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { call } from '../../src/api/client.ts';
import { getStoreList } from '../../src/contract/endpoints/delivery/settings.ts';
import { AddressPicker } from '../../src/components/delivery/AddressPicker.tsx';
import { StorePicker } from '../../src/components/delivery/StorePicker.tsx';
import { TimePicker } from '../../src/components/delivery/TimePicker.tsx';
import { ServiceTypePicker } from '../../src/components/delivery/ServiceTypePicker.tsx';
import { useTimeChoice } from '../../src/components/delivery/useTimeChoice.ts';
import { servingStore } from '../../src/state/servingStore.ts';
import { pickupAddressEntry } from '../../src/storage/servingEntries.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { CODE, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const failing = (call: string) => (demo: DemoClient) =>
  demo.control({ action: 'fail', call, fault: 'httpStatus', httpStatus: 500 });
const where = <AddressPicker returnUrl={`/Delivery/${CODE}`} />;

function When() {
  return <TimePicker isLaterOnly={false} choice={useTimeChoice(false)} />;
}

async function retry(demo: DemoClient) {
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred');
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

it('says that the address could not be read, and not that there is none', async () => {
  const demo = await showDelivery(where, { before: failing('GetCustomerAddressDetails') });
  await retry(demo);
  expect(await screen.findByText('Deliver to')).toBeVisible();
});

it('says that there is no address where there is none', async () => {
  await showDelivery(where, { mobileNo: '50000003' });
  expect(await screen.findByText('You have no address here yet.')).toBeVisible();
});

it('leads to the list where nobody knows whether there is an address', async () => {
  await showDelivery(where, {
    mobileNo: '50000003',
    before: failing('GetUserAddressList'),
  });
  const way = await screen.findByRole('link', { name: 'See your addresses' });
  expect(way).toHaveAttribute('href', expect.stringContaining('/AddressList/'));
});

it('says that the areas could not be read', async () => {
  const demo = await showDelivery(where, { isLoggedIn: false, before: failing('getArea') });
  await retry(demo);
  expect(await screen.findByRole('option', { name: /Sharq/ })).toBeInTheDocument();
});

it('says that what an area costs could not be read', async () => {
  const demo = await showDelivery(where, {
    isLoggedIn: false,
    before: failing('checkDeliveryZone'),
  });
  const sharq = await screen.findByRole<HTMLOptionElement>('option', { name: /Sharq/ });
  fireEvent.change(screen.getByLabelText('Your area'), { target: { value: sharq.value } });
  await retry(demo);
  expect(await screen.findByText('Delivery fee')).toBeVisible();
});

it('says that the times could not be read', async () => {
  const demo = await showDelivery(<When />, { before: failing('GetTimeSlots') });
  const day = await screen.findByLabelText('Day');
  const tomorrow = day.querySelectorAll('option')[2];
  fireEvent.change(day, { target: { value: tomorrow?.value } });
  await retry(demo);
  expect(await screen.findByText('Choose a time')).toBeInTheDocument();
});

it('says that the rules of the venue could not be read', async () => {
  const demo = await showDelivery(<When />, { before: failing('getConceptSetup') });
  await retry(demo);
  expect(await screen.findByLabelText('Day')).toBeVisible();
});

it('offers the other way where the one that the diner is on was closed', async () => {
  await showDelivery(<ServiceTypePicker serviceTypes={['Delivery']} />, { way: 'PickUp' });
  expect(screen.getByRole('radio', { name: 'Delivery' })).not.toBeChecked();
});

it('asks for a branch anew where the chosen one lets nothing be fetched any more', async () => {
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
