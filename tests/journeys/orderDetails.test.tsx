import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { appStore } from '../../src/state/appStore.ts';
import { servingStore } from '../../src/state/servingStore.ts';
import { paymentDraftEntry } from '../../src/storage/orderEntries.ts';
import { askedZoneEntry } from '../../src/storage/servingEntries.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { saveDelivery } from '../demo/fixtures/journey.ts';
import { DISH } from '../demo/fixtures/tiny.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery, ZONE } from './deliveryScene.tsx';
import { answer, hold, told } from './answers.ts';

sceneBeforeEach();

const DETAILS = `/Delivery/${CODE}/orderdetails`;

const goOn = () => screen.findByRole('button', { name: /Review the order/ });
const ordersOn = async (demo: DemoClient) => (await demo.state()).orders;

it('says that an address is missing, although an area was chosen before the login', async () => {
  const demo = await showDelivery(<OrderDetailsPage />, {
    at: DETAILS,
    before: async () => {
      askedZoneEntry.write({ areaId: 1, label: 'Sharq', zone: ZONE }, CODE);
      await fillCart(904);
    },
    mobileNo: '50000003',
  });
  fireEvent.click(await goOn());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose an address');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Add an address' })).toHaveFocus());
  expect(await ordersOn(demo)).toEqual([]);
});

const slots = async () => {
  const field = await screen.findByLabelText('Time');
  await waitFor(() => expect(field.querySelectorAll('option').length).toBeGreaterThan(2));
  return [...field.querySelectorAll<HTMLOptionElement>('option:enabled')];
};
async function chooseDay(index: number) {
  const day = await screen.findByLabelText('Day');
  const option = day.querySelectorAll<HTMLOptionElement>('option:enabled')[index];
  fireEvent.change(day, { target: { value: option?.value } });
}
const times = () => servingStore.getState().servings.get(CODE)?.times.Delivery;

it('shows the last sum while its prices load again, and cannot be tapped', async () => {
  await showDelivery(<OrderDetailsPage />, { at: DETAILS, before: () => fillCart() });
  const review = await goOn();
  expect(review).not.toHaveAttribute('aria-disabled');
  const tip = await screen.findByRole('button', { name: /^10%/ });
  expect(tip).toHaveTextContent('1.675');
  const deliver = hold('/Delivery/Menu/AR/');
  onTestFinished(() => appStore.setState({ lang: 'EN' }));
  // As with another store: the menu changes.
  act(() => appStore.setState({ lang: 'AR' }));
  await waitFor(() => expect(review).toHaveAttribute('aria-disabled', 'true'));
  expect(tip).toHaveTextContent('1.675');
  deliver();
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
});

it("takes back points above the server's limit", async () => {
  await showDelivery(<OrderDetailsPage />, {
    at: DETAILS,
    before: async () => {
      await fillCart();
      const contact = { name: 'Noura', countryId: 1, mobileNo: '50000001' };
      const paid = { paymentMethodId: 1, tip: 0, tipText: '', changeFor: '', note: '' };
      paymentDraftEntry.write({ ...paid, contact, points: 300 }, 'Deliver34');
    },
  });
  expect((await screen.findAllByText('300 points'))[0]).toBeVisible();
  answer({ '/SaveEOrder/': () => told({ maxPoints: 150 }, -61) });
  fireEvent.click(await goOn());
  expect((await screen.findAllByText('150 points'))[0]).toBeVisible();
});

it('uses no points below the minimum', async () => {
  await showDelivery(<OrderDetailsPage />, { at: DETAILS, before: () => fillCart() });
  const slider = await screen.findByRole('slider', { name: 'Points for this order' });
  fireEvent.change(slider, { target: { value: '100' } });
  expect(paymentDraftEntry.read('Deliver34')?.points).toBe(100);
  fireEvent.change(slider, { target: { value: '50' } });
  expect(paymentDraftEntry.read('Deliver34')?.points).toBe(0);
});

it('is not sent as soon as possible when a day is chosen without a time', async () => {
  const demo = await showDelivery(<OrderDetailsPage />, { at: DETAILS, before: () => fillCart() });
  await chooseDay(2);
  await slots();
  fireEvent.click(await goOn());
  expect(await screen.findByText('Please choose a time')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  expect(await ordersOn(demo)).toEqual([]);
});

it('reports a time slot that somebody else took, and never changes it to as soon as possible', async () => {
  const demo = await showDelivery(<OrderDetailsPage />, { at: DETAILS, before: () => fillCart() });
  await chooseDay(2);
  const [first] = await slots();
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: first?.value } });
  const chosen = times();
  expect(chosen?.slotId).toBe(first?.value);

  const taken = { scheduledFor: chosen?.from, slotId: chosen?.slotId };
  const { data } = await saveDelivery(demo, DISH.fish, 2, taken);
  expect((await demo.call(`TableCart/PlaceOrder/${data.eOrderID}`)).status).toBe(1);
  fireEvent.click(await goOn());
  expect(await screen.findByText('This time is no longer available.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  expect(times()).toBeUndefined();
  fireEvent.click(await goOn());
  await waitFor(() => expect(screen.getByLabelText('Time')).toHaveFocus());
  expect(await ordersOn(demo)).toHaveLength(1);
});
