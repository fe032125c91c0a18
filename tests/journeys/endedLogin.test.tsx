import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { ValidationPage } from '../../src/pages/account/ValidationPage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { tokenEntry } from '../../src/storage/loginEntries.ts';
import { clearLogin } from '../../src/storage/loginChanges.ts';
import { scheduledDeliveryEntry } from '../../src/storage/servingEntries.ts';
import { CODE, fillCart, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const DETAILS = `/Delivery/${CODE}/orderdetails`;
const PAGES = (
  <Routes>
    <Route path="/Delivery/:code/orderdetails" element={<OrderDetailsPage />} />
    <Route path="/Delivery/:code/Verification" element={<VerificationPage />} />
    <Route path="/Delivery/:code/Validation/:source" element={<ValidationPage />} />
  </Routes>
);
const tomorrow = (hour: number) => new Date(Date.now() + (24 + hour) * 3_600_000).toISOString();
const SLOT = { slotId: 'later', from: tomorrow(0), to: tomorrow(1) };

async function loseLogin() {
  await showDelivery(PAGES, { path: '*', at: DETAILS, before: () => fillCart() });
  await screen.findByText('Deliver to');
  const note = await screen.findByLabelText(/Note/);
  fireEvent.change(note, { target: { value: 'Ring twice' } });
  scheduledDeliveryEntry.write(SLOT, CODE);
  clearLogin(CODE, 'expired');
  // The page is loaded anew, and the guard leads to the login.
  cleanup();
  return showDelivery(PAGES, {
    path: '*',
    at: `/Delivery/${CODE}/Verification?returnUrl=${DETAILS}`,
    isLoggedIn: false,
    before: () => configureApi({ token: () => tokenEntry.read(CODE) }),
  });
}

it('a login that ends in the check-out says so, and leads back to all that was there', async () => {
  const demo = await loseLogin();
  expect(await screen.findByText('Your login has ended')).toBeVisible();
  expect(screen.getByText(/^Your cart is kept\./)).toBeVisible();
  expect(await screen.findByLabelText(/Mobile number/)).toHaveValue('50000001');
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Verification code');
  fireEvent.change(field, { target: { value: (await demo.state()).inbox[0]?.code } });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(DETAILS));
  expect(await screen.findByLabelText(/Note/)).toHaveValue('Ring twice');
  expect(screen.getByText('Deliver to')).toBeVisible();
  expect(scheduledDeliveryEntry.read(CODE)).toEqual(SLOT);
});

it('another customer finds nothing of it', async () => {
  const demo = await loseLogin();
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
