import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { appBeforeEach, hurryClock } from '../appScene.tsx';
import {
  answerProvider,
  CART,
  expectPlaced,
  headingOf,
  inKitchen,
  leaveForPayment,
  openPayment,
  PAYMENT,
  paymentsOf,
  placeButton,
  TABLE,
  type Phone,
  type Provider,
} from './phoneScene.tsx';

appBeforeEach();
beforeEach(() => hurryClock());

const PAID = 3;

/** Expects one order in the kitchen and this number of charges. */
async function expectOneOrder(phone: Phone, charges: 0 | 1): Promise<number> {
  await expectPlaced();
  const [order, ...others] = await inKitchen(phone);
  expect(others).toEqual([]);
  expect(order).toMatchObject({ orderStatus: 3 });
  const paid = (await paymentsOf(phone)).filter((payment) => payment.paymentStatus === PAID);
  expect(paid).toHaveLength(charges);
  return order?.eOrderID ?? 0;
}

async function expectNothingSent(phone: Phone): Promise<void> {
  expect(await inKitchen(phone)).toEqual([]);
  const paid = (await paymentsOf(phone)).filter((payment) => payment.paymentStatus === PAID);
  expect(paid).toEqual([]);
}

async function openAndLeave(provider: Provider): Promise<Phone> {
  const phone = await openPayment(2);
  await leaveForPayment(phone, provider);
  return phone;
}

async function reportPaid(phone: Phone): Promise<void> {
  const [payment] = await paymentsOf(phone);
  const transactionId = payment?.transactionId ?? '';
  await phone.demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
}

async function payAgain(phone: Phone): Promise<void> {
  fireEvent.click(await screen.findByRole('link', { name: EN['card.tryAgain'] }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
  await answerProvider(phone, 'qlub', 'pay');
  await expectOneOrder(phone, 1);
}

it('a declined payment: the order is paid at the table instead', async () => {
  const phone = await openAndLeave('card');
  await answerProvider(phone, 'card', 'decline');
  await headingOf(EN['card.failed']);
  expect(screen.getByText(EN['card.notCharged'], { exact: false })).toBeVisible();
  await expectNothingSent(phone);
  fireEvent.click(screen.getByRole('link', { name: EN['card.tryAgain'] }));
  await headingOf(EN['order.payTitle']);
  fireEvent.click(await screen.findByRole('link', { name: EN['order.otherWay'] }));
  expect(await screen.findByText(EN['payment.chooseAgain'])).toBeVisible();
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  fireEvent.click(await placeButton());
  await expectOneOrder(phone, 0);
});

it('cancelled, then paid: one order, one charge', async () => {
  const phone = await openAndLeave('qlub');
  await answerProvider(phone, 'qlub', 'cancel');
  await headingOf(EN['card.cancelled']);
  await expectNothingSent(phone);
  await payAgain(phone);
});

it('paid late: the page waits, and offers no second payment', async () => {
  const phone = await openAndLeave('card');
  await answerProvider(phone, 'card', 'late');
  await headingOf(EN['card.checking']);
  expect(screen.queryByRole('button', { name: EN['payment.continue'] })).toBeNull();
  await expectNothingSent(phone);
  await phone.demo.control({ action: 'advanceClock', seconds: 25 });
  await expectOneOrder(phone, 1);
});

it('expired: the page says so, and a new payment starts', async () => {
  const phone = await openAndLeave('qlub');
  await phone.demo.control({ action: 'advanceClock', seconds: 11 * 60 });
  await answerProvider(phone, 'qlub', 'close');
  await headingOf(EN['status.paymentExpired']);
  await payAgain(phone);
});

it('a change to another payment method places the one order, with its note', async () => {
  const phone = await openPayment(2);
  fireEvent.change(await screen.findByLabelText(/^Note/), {
    target: { value: 'No onions, please' },
  });
  await leaveForPayment(phone, 'card');
  phone.reopen(PAYMENT);
  expect(await screen.findByText(EN['payment.begunText'])).toBeVisible();
  expect(screen.getByLabelText(/^Note/)).toHaveValue('No onions, please');
  fireEvent.click(await screen.findByRole('radio', { name: 'Pay at the table' }));
  fireEvent.click(await placeButton());
  await expectOneOrder(phone, 0);
});

it('a diner who does not return: the server sends the order, the cart shows it', async () => {
  const phone = await openAndLeave('card');
  await reportPaid(phone);
  phone.reopen(CART);
  const eOrderID = await expectOneOrder(phone, 1);
  expect(phone.address()).toBe(`${CART}/${eOrderID}`);
  phone.reopen(PAYMENT);
  await waitFor(() => expect(phone.address()).toBe(CART));
  expect(await inKitchen(phone)).toHaveLength(1);
});

it.each(['card', 'qlub'] as const)('a forged return from %s pays nothing', async (provider) => {
  const phone = await openAndLeave(provider);
  const [payment] = await paymentsOf(phone);
  const { eOrderID = 0, transactionId = '' } = payment ?? {};
  const forged = 'status=success&paymentStatus=3&paid=true';
  phone.reopen(
    provider === 'card'
      ? `/CardDetails/EOrder/BEIT/${eOrderID}?${forged}`
      : `/qlub?code=BEIT&tableCode=${TABLE}&eOrderId=${eOrderID}&transactionId=${transactionId}&${forged}`,
  );
  await headingOf(EN['card.checking']);
  await waitFor(() => expect(phone.address()).not.toContain('?'));
  await expectNothingSent(phone);
  // Continues the open payment instead of a second one.
  fireEvent.click(await screen.findByRole('button', { name: EN['payment.continue'] }));
  await waitFor(() => expect(phone.left()).toContain(transactionId));
  await answerProvider(phone, provider, 'pay');
  await expectOneOrder(phone, 1);
});

it('a closed and reopened app continues the same payment', async () => {
  const phone = await openAndLeave('card');
  const address = phone.left();
  sessionStorage.clear();
  phone.reopen(PAYMENT);
  expect(await screen.findByText(EN['payment.begunText'])).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: EN['payment.continue'] }));
  await waitFor(() => expect(phone.left()).toBe(address));
  await answerProvider(phone, 'card', 'pay');
  await expectOneOrder(phone, 1);
  expect(await paymentsOf(phone)).toHaveLength(1);
});

describe('the return address of qlub', () => {
  it('without an outcome finds the payment that this device began', async () => {
    const phone = await openAndLeave('qlub');
    phone.reopen('/qlub');
    await headingOf(EN['card.checking']);
    phone.reopen(phone.address());
    await headingOf(EN['card.checking']);
    await reportPaid(phone);
    await expectOneOrder(phone, 1);
  });

  it('leads where the server says, whatever the address says', async () => {
    const phone = await openAndLeave('qlub');
    const [payment] = await paymentsOf(phone);
    await reportPaid(phone);
    localStorage.clear();
    const { eOrderID, transactionId } = payment ?? {};
    const query = `code=MATSURI&tableCode=M3&eOrderId=${eOrderID}&transactionId=${transactionId}`;
    phone.reopen(`/qlub?${query}&status=failed`);
    await expectOneOrder(phone, 1);
    expect(phone.address()).toBe(`${CART}/${eOrderID}`);
  });

  it('with the transaction of another order shows no payment', async () => {
    const phone = await openAndLeave('qlub');
    const [payment] = await paymentsOf(phone);
    phone.reopen(`/qlub?code=BEIT&eOrderId=${payment?.eOrderID}&transactionId=qlub-stranger`);
    await headingOf(EN['card.unknown']);
    await expectNothingSent(phone);
  });
});
