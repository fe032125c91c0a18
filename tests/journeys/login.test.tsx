import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { CheckoutOutcome } from '../../src/components/checkout/CheckoutOutcome.tsx';
import { ValidateProfilePage } from '../../src/pages/account/ValidateProfilePage.tsx';
import { ValidationPage } from '../../src/pages/account/ValidationPage.tsx';
import { VerificationPage } from '../../src/pages/account/VerificationPage.tsx';
import { CartPage } from '../../src/pages/cart/CartPage.tsx';
import { OrderDetailsPage } from '../../src/pages/checkout/OrderDetailsPage.tsx';
import { OrderReviewPage } from '../../src/pages/checkout/OrderReviewPage.tsx';
import { guardAddress } from '../../src/rules/venue/access.ts';
import { readLogin } from '../../src/storage/login.ts';
import { clearLogin } from '../../src/storage/loginChanges.ts';
import { tokenEntry } from '../../src/storage/loginEntries.ts';
import { scheduledDeliveryEntry } from '../../src/storage/servingEntries.ts';
import { pendingLoginEntry } from '../../src/storage/verificationEntries.ts';
import type { DemoClient } from '../demo/fixtures/client.ts';
import { answer, bodiesOf, change, told } from './answers.ts';
import { CODE, fillCart, logInByCode, sceneBeforeEach, showDelivery } from './deliveryScene.tsx';

sceneBeforeEach();

const RETURN = `/Delivery/${CODE}/orderList`;
const SIGN_UP = (
  <Routes>
    <Route path="/Delivery/:code/Verification" element={<VerificationPage />} />
    <Route path="/Delivery/:code/Validation/:source" element={<ValidationPage />} />
    <Route path="/Delivery/:code/validateProfile" element={<ValidateProfilePage />} />
    <Route path="*" element={null} />
  </Routes>
);

it('signs up with the number that got the code', async () => {
  const demo = await showDelivery(SIGN_UP, {
    path: '*',
    at: `/Delivery/${CODE}/Verification?returnUrl=${RETURN}`,
    isLoggedIn: false,
  });
  await logInByCode(demo, '+965 050009999');
  fireEvent.change(await screen.findByLabelText('First name'), { target: { value: 'Noura' } });
  expect(pendingLoginEntry.read(CODE)).toMatchObject({
    countryId: 1,
    dialCode: '+965',
    mobileNo: '50009999',
  });
  fireEvent.change(screen.getByLabelText('Last name'), { target: { value: 'Haddad' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(RETURN));
  expect(readLogin(CODE)).toMatchObject({ status: 'loggedIn', userName: 'Noura Haddad' });
});

it('asks again for the number if the one that got the code is missing', async () => {
  sessionStorage.setItem(
    `codeSent${CODE}`,
    JSON.stringify({ source: 'sms', sentTo: '', verificationId: 'v1' }),
  );
  await showDelivery(SIGN_UP, {
    path: '*',
    at: `/Delivery/${CODE}/Validation/sms`,
    isLoggedIn: false,
  });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/Verification'));
});

/** Opens the page for the code, at a venue that sends it by each channel. */
async function askForCode(before?: (demo: DemoClient) => Promise<unknown>) {
  const demo = await showDelivery(SIGN_UP, {
    path: '*',
    at: `/Delivery/${CODE}/Verification?returnUrl=${RETURN}`,
    isLoggedIn: false,
    before: async (venue) => {
      const channels = ['sms', 'whatsapp', 'email'];
      change('/getConceptSetup/', (key, value) => (key === 'channels' ? channels : value));
      await before?.(venue);
    },
  });
  fireEvent.change(await screen.findByLabelText(/Mobile number/), {
    target: { value: '50000003' },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  return { demo, field: await screen.findByLabelText('Verification code') };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const refuseCode = (status: number, details: object = {}) =>
  answer({ '/ValidateVerificationCode/': () => told(details, status) });

describe('a code', () => {
  it('lives as long as the venue says on a device whose clock is slow', async () => {
    await askForCode((venue) => venue.control({ action: 'advanceClock', seconds: 3600 }));
    expect(await screen.findByText(/valid for another [45]:\d\d$/)).toBeVisible();
    expect(screen.queryByText(/has expired/)).toBeNull();
    expect(screen.getByRole('button', { name: /by text message(?:60|5\d) s$/ })).toBeVisible();
  });

  it('is cleared when it is wrong, with the number of tries left', async () => {
    const { field } = await askForCode();
    refuseCode(-40, { triesLeft: 3 });
    type(field, '123456');
    expect(await screen.findByText('That code is not right. 3 tries left.')).toBeVisible();
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('stays when the connection broke, and can be sent again', async () => {
    const { demo, field } = await askForCode();
    const call = 'validateVerificationCode';
    await demo.control({ action: 'fail', call, fault: 'breakLine' });
    const code = (await demo.state()).inbox[0]?.code ?? '';
    type(field, code);
    await screen.findByRole('alert');
    expect(field).toHaveValue(code);
    await demo.control({ action: 'clearFaults' });
    fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(RETURN));
  });

  it('is locked after too many tries, for as long as the server says', async () => {
    const { field } = await askForCode();
    refuseCode(-42, { retryAfterSeconds: 900 });
    type(field, '123456');
    expect(await screen.findByRole('button', { name: 'Try again in 15 minutes' })).toBeVisible();
    expect(field).toBeDisabled();
    expect(screen.getByRole('alert')).toHaveTextContent('Try again in 15 minutes.');
  });

  it('leads a blocked customer to the phone number of the venue', async () => {
    const { field } = await askForCode();
    refuseCode(-45);
    type(field, '123456');
    const way = await screen.findByRole('link', { name: /Call us/ });
    expect(way).toHaveAttribute('href', 'tel:+96522220000');
  });

  it('can be requested again when the wait is over, or at once when it has expired', async () => {
    const { field } = await askForCode();
    const sent = bodiesOf('/SendVerificationCode/');
    const early = await screen.findByRole('button', { name: /by WhatsApp/ });
    expect(early).toHaveAttribute('aria-disabled', 'true');
    fireEvent.click(early);
    // The customer gave no email address.
    expect(screen.queryByRole('button', { name: /by email/ })).toBeNull();
    refuseCode(-41);
    type(field, '123456');
    expect(await screen.findByText(/That code has expired/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: /by WhatsApp/ }));
    await waitFor(() => expect(sent).toMatchObject([{ mobileNo: '50000003', source: 'whatsapp' }]));
  });
});

it('a locked number does not lock another one', async () => {
  await showDelivery(<VerificationPage />, {
    at: `/Delivery/${CODE}/Verification`,
    path: '/Delivery/:code/Verification',
    isLoggedIn: false,
  });
  answer({ '/SendVerificationCode/': () => told({ retryAfterSeconds: 900 }, -42) });
  const number = await screen.findByLabelText(/Mobile number/);
  fireEvent.change(number, { target: { value: '50000003' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  expect(await screen.findByRole('button', { name: 'Try again in 15 minutes' })).toBeVisible();
  fireEvent.change(number, { target: { value: '٥٠٠٠٠٠٠٤' } });
  expect(number).toHaveValue('50000004');
  expect(await screen.findByRole('button', { name: 'Send code' })).not.toHaveAttribute(
    'aria-disabled',
  );
});

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

/** Makes the server forget the login when the order is placed. */
async function placeWithoutLogin(path: string) {
  const place = await review();
  const answerAsUsual = fetch;
  answer({ [path]: () => new Response('', { status: 401 }) });
  fireEvent.click(place);
  await screen.findByRole('alertdialog');
  vi.stubGlobal('fetch', answerAsUsual);
}

async function placeOrder() {
  const place = await screen.findByRole('button', { name: /Place order/ });
  await waitFor(() => expect(place).not.toHaveAttribute('aria-disabled'));
  expect(screen.queryByText('This order was started elsewhere')).toBeNull();
  fireEvent.click(place);
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/Delivery\/TINY\/Order\/\d+$/),
  );
}

async function loseLogin(at: string, walk: () => Promise<unknown>) {
  const demo = await showDelivery(PAGES, { path: '*', at, before: () => fillCart() });
  await walk();
  const left = screen.getByTestId('address').textContent ?? '';
  clearLogin(CODE, 'expired');
  // The page loads again, and the guard leads to the login.
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
  ['in the check-out', DETAILS, writeNote, expectForm],
  ['while it is placed', DETAILS, () => placeWithoutLogin('/PlaceOrder/'), placeOrder],
])('a login that ends %s says so, and leads back with everything kept', async (_, ...step) => {
  const [at, walk, goOn] = step;
  const { demo, left } = await loseLogin(at, walk);
  expect(await screen.findByText('Your login has ended')).toBeVisible();
  expect(screen.getByText(/^Your cart is kept\./)).toBeVisible();
  expect(await screen.findByLabelText(/Mobile number/)).toHaveValue('50000001');
  await logInByCode(demo);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(left));
  await goOn();
});

it('another customer finds nothing of an ended login', async () => {
  const { demo } = await loseLogin(DETAILS, writeNote);
  await logInByCode(demo, '50000003');
  await waitFor(() => expect(localStorage.getItem(`customerId_${CODE}`)).toBe('904'));
  expect(scheduledDeliveryEntry.read(CODE)).toBeUndefined();
  expect(localStorage.getItem('deliveryCart_904')).toBeNull();
  expect(localStorage.getItem('deliveryCart_900')).toBeNull();
});
