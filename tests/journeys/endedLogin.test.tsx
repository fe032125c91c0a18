import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { CheckoutOutcome } from '../../src/components/checkout/CheckoutOutcome.tsx';
import { CartPage } from '../../src/pages/cart/CartPage.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderReviewPage } from '../../src/pages/checkout/OrderReviewPage.tsx';
import { ValidationPage } from '../../src/pages/account/ValidationPage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { guardAddress } from '../../src/rules/venue/access.ts';
import { tokenEntry } from '../../src/storage/loginEntries.ts';
import { clearLogin } from '../../src/storage/loginChanges.ts';
import { scheduledDeliveryEntry } from '../../src/storage/servingEntries.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const DETAILS = `/Delivery/${CODE}/orderdetails`;
const PAGES = (
  <>
    <Routes>
      <Route path="/Delivery/:code/Cart" element={<CartPage />} />
      <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
      <Route path="/Delivery/:code/orderreview/:id" element={<OrderReviewPage />} />
      <Route path="/Delivery/:code/Verification" element={<VerificationPage />} />
      <Route path="/Delivery/:code/Validation/:source" element={<ValidationPage />} />
    </Routes>
    <CheckoutOutcome />
  </>
);
const tomorrow = (hour: number) => new Date(Date.now() + (24 + hour) * 3_600_000).toISOString();
const SLOT = { slotId: 'later', from: tomorrow(0), to: tomorrow(1) };

async function writeNote() {
  await screen.findByText('Deliver to');
  const note = await screen.findByLabelText(/Note/);
  fireEvent.change(note, { target: { value: 'Ring twice' } });
  scheduledDeliveryEntry.write(SLOT, CODE);
}

async function expectForm() {
  expect(await screen.findByLabelText(/Note/)).toHaveValue('Ring twice');
  expect(screen.getByText('Deliver to')).toBeVisible();
  expect(scheduledDeliveryEntry.read(CODE)).toEqual(SLOT);
}

async function review() {
  await screen.findByLabelText('Day');
  const button = screen.getByRole('button', { name: /Review the order/ });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(button);
  return screen.findByRole('button', { name: /Place order/ });
}

/** The server no longer knows the login when the order is placed. */
async function placeWithoutLogin(path: string) {
  const place = await review();
  const answerAsUsual = fetch;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const address = typeof input === 'string' ? input : input.url;
    return address.includes(path)
      ? Promise.resolve(new Response('', { status: 401 }))
      : answerAsUsual(input, init);
  });
  fireEvent.click(place);
  await screen.findByRole('alertdialog');
  vi.stubGlobal('fetch', answerAsUsual);
}

async function placeOrder() {
  const place = await screen.findByRole('button', { name: /Place order/ });
  await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('This order was begun elsewhere')).toBeNull();
  fireEvent.click(place);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Delivery\/TINY\/Order\/\d+$/),
  );
}

async function expectDishes() {
  expect((await screen.findAllByText(/Fish/))[0]).toBeVisible();
}

async function loseLogin(at: string, walk: () => Promise<unknown>) {
  const demo = await showDelivery(PAGES, { path: '*', at, before: () => fillCart() });
  await walk();
  const left = screen.getByTestId('address').textContent ?? '';
  clearLogin(CODE, 'expired');
  // The page is loaded anew, and the guard leads to the login.
  cleanup();
  await showDelivery(PAGES, {
    path: '*',
    at: guardAddress(CODE, left, undefined, location.origin),
    isLoggedIn: false,
    demo,
    before: () => configureApi({ token: () => tokenEntry.read(CODE) }),
  });
  return { demo, left };
}

it.each<[step: string, at: string, walk: () => Promise<unknown>, goOn: () => Promise<void>]>([
  ['in the cart', `/Delivery/${CODE}/Cart`, expectDishes, expectDishes],
  ['in the check-out', DETAILS, writeNote, expectForm],
  ['at the review', DETAILS, review, placeOrder],
  ['at "Place order"', DETAILS, () => placeWithoutLogin('/SaveEOrder/'), placeOrder],
  ['while it is placed', DETAILS, () => placeWithoutLogin('/PlaceOrder/'), placeOrder],
])('a login that ends %s says so, and leads back to all that was there', async (_, ...step) => {
  const [at, walk, goOn] = step;
  const { demo, left } = await loseLogin(at, walk);
  expect(await screen.findByText('Your login has ended')).toBeVisible();
  expect(screen.getByText(/^Your cart is kept\./)).toBeVisible();
  expect(await screen.findByLabelText(/Mobile number/)).toHaveValue('50000001');
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Verification code');
  fireEvent.change(field, { target: { value: (await demo.state()).inbox[0]?.code } });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(left));
  await goOn();
});

it('another customer finds nothing of it', async () => {
  const { demo } = await loseLogin(DETAILS, writeNote);
  fireEvent.change(await screen.findByLabelText(/Mobile number/), {
    target: { value: '50000003' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Verification code');
  fireEvent.change(field, { target: { value: (await demo.state()).inbox[0]?.code } });
  await waitFor(() => expect(localStorage.getItem(`customerId_${CODE}`)).toBe('904'));
  expect(scheduledDeliveryEntry.read(CODE)).toBeUndefined();
  expect(localStorage.getItem('deliveryCart_904')).toBeNull();
  expect(localStorage.getItem('deliveryCart_900')).toBeNull();
});
