import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { pendingOrderEntry } from '../../../src/storage/orderEntries.ts';
import { pendingOrderKeys } from '../../../src/storage/orderTraces.ts';
import { appBeforeEach, payAt, hurryClock } from '../appScene.tsx';
import {
  answerProvider,
  CART,
  CODE,
  expectPlaced,
  inKitchen,
  leaveForPayment,
  openPayment,
  PAYMENT,
  paymentsOf,
  TABLE,
  type Phone,
} from './phoneScene.tsx';
import { translatePage } from './translator.ts';

const settings = vi.hoisted(() => ({ paymentHosts: [] as string[] }));
vi.mock('../../../src/config/appConfig.ts', async (original) => {
  const real = await original<typeof import('../../../src/config/appConfig.ts')>();
  return { ...real, appConfig: () => ({ ...real.appConfig(), ...settings }) };
});

appBeforeEach();
beforeEach(() => {
  settings.paymentHosts = [];
  hurryClock();
});

const BANK = 'https://pay.bank.example';

async function tapPay(): Promise<void> {
  fireEvent.click(await screen.findByRole('radio', { name: 'Credit card' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
}

const theQuestion = () => screen.findByRole('alertdialog', { name: EN['bank.title'] });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

async function tapIn(dialog: HTMLElement, name: string): Promise<void> {
  fireEvent.click(await within(dialog).findByRole('button', { name }));
}

async function expectPaidOnce(phone: Phone): Promise<void> {
  await expectPlaced();
  expect(await inKitchen(phone)).toHaveLength(1);
  expect((await paymentsOf(phone)).map(({ paymentStatus }) => paymentStatus)).toEqual([3]);
}

it.each([
  ['https://PAY.bank.example:8443', 'pay.bank.example:8443'],
  ['https://pay.bаnk.example', 'pay.xn--bnk-6cd.example'],
])('the diner sees the host of %s and goes on by a tap', async (start, host) => {
  const phone = await openPayment(2);
  payAt(start);
  await tapPay();
  const dialog = await theQuestion();
  expect(within(dialog).getByText(host)).toHaveAttribute('dir', 'ltr');
  expect(dialog).toHaveTextContent(/You pay on this page: KWD\s1\.970/);
  expect(phone.left()).toBe('');
  const go = within(dialog).getByRole('button', { name: EN['payment.continue'] });
  go.click();
  go.click();
  await waitFor(() => expect(phone.left()).toContain('/pay/card/'));
  expect(new URL(phone.left()).host).toBe(host);
  const leaving = screen.getByRole('alertdialog', { name: EN['checkout.leaving'] });
  expect(leaving).toHaveTextContent(host);
});

it('if the settings name hosts, any other is refused', async () => {
  settings.paymentHosts = ['pay.bank.example'];
  const phone = await openPayment(2);
  payAt('https://evil.example');
  await tapPay();
  expect(await screen.findByRole('alertdialog')).toHaveAccessibleName(EN['checkout.refused']);
  expect(phone.left()).toBe('');
});

it("a diner who declines the bank's page keeps the order and can pay it later", async () => {
  const phone = await openPayment(2);
  payAt(BANK);
  await tapPay();
  const decline = async (name: string) => {
    await tapIn(await theQuestion(), name);
    await noQuestion();
    expect(await screen.findByText(EN['payment.begunText'])).toBeVisible();
    expect(phone.left()).toBe('');
    const kept = pendingOrderKeys().map((key) => pendingOrderEntry.read(key));
    expect(kept).toMatchObject([{ state: 'confirmed', transactionId: expect.any(String) }]);
    const { orders, payments } = await phone.demo.state();
    const here = orders.filter(({ tableCode }) => tableCode === TABLE);
    expect(here).toMatchObject([{ orderStatus: 2 }]);
    expect(payments).toMatchObject([{ paymentStatus: 1 }]);
    fireEvent.click(screen.getByRole('button', { name: EN['payment.continue'] }));
  };
  await decline(EN['common.close']);
  await decline(EN['bank.notNow']);
  await tapIn(await theQuestion(), EN['payment.continue']);
  await answerProvider(phone, 'card', 'pay');
  await expectPaidOnce(phone);
});

it('without a network the question stays and says so', async () => {
  const phone = await openPayment(2);
  payAt(BANK);
  await tapPay();
  const dialog = await theQuestion();
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await tapIn(dialog, EN['payment.continue']);
  expect(await within(dialog).findByRole('alert')).toBeVisible();
  expect(phone.left()).toBe('');
  offline.mockRestore();
  await tapIn(dialog, EN['payment.continue']);
  await waitFor(() => expect(phone.left()).toContain(`${BANK}/pay/card/`));
});

it('an order paid elsewhere replaces the question', async () => {
  const phone = await openPayment(2);
  payAt(BANK);
  await tapPay();
  await theQuestion();
  const transactionId = (await paymentsOf(phone))[0]?.transactionId ?? '';
  await phone.demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
  fireEvent(document, new Event('visibilitychange'));
  await expectPaidOnce(phone);
});

it('an order paid elsewhere opens instead of the bank', async () => {
  const phone = await openPayment(2);
  payAt(BANK);
  await tapPay();
  const dialog = await theQuestion();
  const transactionId = (await paymentsOf(phone))[0]?.transactionId ?? '';
  await phone.demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
  await tapIn(dialog, EN['payment.continue']);
  await expectPaidOnce(phone);
  expect(phone.left()).toBe('');
});

/** Saves an order without starting its payment. */
async function savedOrder(): Promise<{ phone: Phone; eOrderId: number }> {
  const phone = await openPayment(2);
  const once = { fault: 'httpStatus', httpStatus: 429, times: 1 } as const;
  await phone.demo.control({ action: 'fail', call: 'paymentByCard', ...once });
  payAt(BANK);
  await tapPay();
  expect(await screen.findByText(EN['status.tooOften'])).toBeVisible();
  const { orders } = await phone.demo.state();
  const order = orders.find(({ tableCode }) => tableCode === TABLE);
  return { phone, eOrderId: order?.eOrderID ?? 0 };
}

describe.each([
  ["the order's page", (eOrderId: number) => `${CART}/${eOrderId}`],
  ["the payment's page", (eOrderId: number) => `/CardDetails/EOrder/${CODE}/${eOrderId}`],
])('on %s', (_, addressOf) => {
  it('the app asks the same, and the question stays while the page asks the server', async () => {
    const { phone, eOrderId } = await savedOrder();
    phone.reopen(addressOf(eOrderId));
    fireEvent.click(await screen.findByRole('button', { name: /^Pay/ }));
    const asked = await theQuestion();
    fireEvent(document, new Event('visibilitychange', { bubbles: true }));
    // One button is the page's own, since the server has the payment now.
    const goOn = { name: EN['payment.continue'] };
    await waitFor(() => expect(screen.getAllByRole('button', goOn)).toHaveLength(2));
    await tapIn(asked, EN['bank.notNow']);
    await noQuestion();
    expect(phone.left()).toBe('');
    fireEvent.click(screen.getByRole('button', goOn));
    const dialog = await theQuestion();
    expect(await paymentsOf(phone)).toHaveLength(1);
    await tapIn(dialog, EN['payment.continue']);
    await answerProvider(phone, 'card', 'pay');
    await expectPaidOnce(phone);
  });
});

it('on a translated page, an open payment shows a refusal and then asks', async () => {
  const phone = await openPayment(2);
  await leaveForPayment(phone, 'card');
  phone.reopen(PAYMENT);
  payAt(BANK);
  const goOn = await screen.findByRole('button', { name: EN['payment.continue'] });
  onTestFinished(translatePage().stop);
  const refusal = { action: 'fail', call: 'paymentByCard', fault: 'httpStatus' } as const;
  await phone.demo.control({ ...refusal, httpStatus: 403, times: 1 });
  fireEvent.click(goOn);
  const notice = goOn.closest('[role="status"]');
  await waitFor(() => expect(notice).toHaveTextContent(EN['error.notAllowed']));
  const alert = await screen.findByRole('alertdialog');
  fireEvent.click(within(alert).getByRole('button', { name: /OK/ }));
  await noQuestion();
  fireEvent.click(goOn);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('pay.bank.example');
});
