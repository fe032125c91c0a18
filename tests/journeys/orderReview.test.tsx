import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { CheckoutOutcome } from '../../src/components/checkout/CheckoutOutcome.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderReviewPage } from '../../src/pages/checkout/OrderReviewPage.tsx';
import type { PendingOrder } from '../../src/storage/orderEntries.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';
import { addressesAsked, answer, hold, told } from './answers.ts';

sceneBeforeEach();

/** Waits for the prices first: a new time may have its fee. */
async function goOn() {
  const review = screen.getByRole('button', { name: /Review the order/ });
  await waitFor(() => expect(review).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(review);
}

async function reviewOrder() {
  const demo = await showDelivery(
    <>
      <Routes>
        <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
        <Route path="/Delivery/:code/orderreview/:id" element={<OrderReviewPage />} />
      </Routes>
      <CheckoutOutcome />
    </>,
    { path: '*', at: `/Delivery/${CODE}/orderdetails`, before: () => fillCart() },
  );
  const day = await screen.findByLabelText('Day');
  fireEvent.change(day, { target: { value: day.querySelectorAll('option')[2]?.value } });
  await screen.findByText('Choose a time');
  const time = screen.getByLabelText('Time');
  fireEvent.change(time, { target: { value: time.querySelectorAll('option')[1]?.value } });
  await goOn();
  const place = await screen.findByRole('button', { name: /Place order/ });
  return { demo, place };
}

const refuseSaving = (status: number) => answer({ '/SaveEOrder/': () => told(null, status) });

it('says why a reviewed order is refused, and leads back to its form', async () => {
  const { demo, place } = await reviewOrder();
  // The evening is over.
  await demo.control({ action: 'advanceClock', seconds: 3 * 86_400 });
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  expect(refusal).toHaveTextContent('This time is no longer available.');
  fireEvent.click(within(refusal).getByRole('button', { name: 'Change something' }));
  expect(await screen.findByLabelText('Day')).toBeVisible();
});

it('offers pickup when the kitchen does not deliver now', async () => {
  const { place } = await reviewOrder();
  refuseSaving(-18);
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  fireEvent.click(within(refusal).getByRole('button', { name: 'Change something' }));
  expect(await screen.findByLabelText('Pick-up')).toBeVisible();
});

it('does not place an order that another tab has changed, until the change was shown', async () => {
  const { place } = await reviewOrder();
  const key = Object.keys(localStorage).find((name) => name.startsWith('eOrder_')) ?? '';
  const intent = JSON.parse(localStorage.getItem(key) ?? '') as PendingOrder;
  const paymentMethodId = intent.request.paymentMethodId + 1;
  const request = { ...intent.request, paymentMethodId };
  localStorage.setItem(key, JSON.stringify({ ...intent, request }));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  expect(await screen.findByText('This order was changed in another tab')).toBeVisible();
  expect(place).toHaveAttribute('aria-disabled', 'true');
  localStorage.setItem(key, JSON.stringify(intent));
  act(() => void dispatchEvent(new StorageEvent('storage', { key })));
  await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled', 'true'));
  expect(screen.queryByText('This order was changed in another tab')).toBeNull();
});

it('never shows the old bill for an order that was saved again', async () => {
  await reviewOrder();
  fireEvent.click(screen.getByRole('link', { name: 'Change something' }));
  fireEvent.change(await screen.findByLabelText(/Note/), { target: { value: 'No ice' } });
  const deliver = hold('/OrderDetails/');
  const asked = addressesAsked();
  await goOn();
  await waitFor(() => expect(asked.join()).toContain('/OrderDetails/'));
  expect(screen.getByTestId('address')).toHaveTextContent('/orderreview/');
  expect(screen.queryByRole('button', { name: /Place order/ })).toBeNull();
  expect(screen.queryByText('This order was changed in another tab')).toBeNull();
  deliver();
  const place = await screen.findByRole('button', { name: /Place order/ });
  expect(place).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText('No ice')).toBeVisible();
});

it('shows the phone number to a customer who needs to call', async () => {
  const { place } = await reviewOrder();
  refuseSaving(-45);
  fireEvent.click(place);
  const refusal = await screen.findByRole('alertdialog');
  expect(await within(refusal).findByRole('link', { name: /Call/ })).toHaveAttribute(
    'href',
    'tel:+96522220000',
  );
});
