import { describe, expect, it } from 'vitest';
import type { PaymentResult } from '../../src/contract/payment.ts';
import { startDemo, type DemoClient } from './fixtures/client.ts';
import {
  CARD,
  CART,
  cartOf,
  pay,
  press,
  putLine,
  QLUB,
  savedOrder,
  saveTable,
} from './fixtures/journey.ts';
import { DISH } from './fixtures/tiny.ts';

async function resultOf(client: DemoClient, eOrderID: number): Promise<PaymentResult> {
  return (await client.call<PaymentResult>(`TableCart/creditCardPaymentResult/${eOrderID}`)).data;
}

async function started(paymentMethodId = CARD) {
  const client = startDemo();
  const { eOrderID } = await savedOrder(client, { paymentMethodId });
  const { data: start } = await pay(client, eOrderID, '3.000');
  return { client, eOrderID, start };
}

describe('the buttons of the payment page', () => {
  it.each([
    ['pay', 3, 3, false],
    ['decline', 4, 2, true],
    ['cancel', 5, 2, true],
    ['close', 1, 2, false],
    ['late', 2, 2, false],
  ])('%s gives payment status %i and order status %i', async (outcome, paid, order, canRetry) => {
    const { client, eOrderID, start } = await started();
    await press(client, start, outcome);
    expect(await resultOf(client, eOrderID)).toMatchObject({
      paymentStatus: paid,
      orderStatus: order,
      canRetry,
    });
  });

  it('lead back to the qlub page with everything it needs', async () => {
    const { client, eOrderID, start } = await started(QLUB);
    const back = new URL(await press(client, start, 'pay'));
    expect(back.pathname).toBe('/qlub');
    expect(Object.fromEntries(back.searchParams)).toEqual({
      code: 'TINY',
      tableCode: 'T1',
      eOrderId: String(eOrderID),
      transactionId: start.transactionId,
      status: 'success',
    });
    const path = `TableCart/checkQlubPaymentStatusForTransaction/${eOrderID}`;
    const answer = await client.call<PaymentResult>(`${path}/${start.transactionId}`);
    expect(answer.data).toMatchObject({ paymentStatus: 3, tableCode: 'T1', orderType: 'Table' });
    expect((await client.call(`${path}/unknown`)).status).toBe(-1);
  });

  it('do nothing on a closed page', async () => {
    const { client, eOrderID, start } = await started();
    await client.control({ action: 'advanceClock', seconds: 601 });
    await press(client, start, 'pay');
    const result = await resultOf(client, eOrderID);
    expect(result).toMatchObject({ paymentStatus: 6, canRetry: true });
  });

  it('work without a script, in both languages', async () => {
    const { client, start } = await started();
    const path = new URL(start.redirectUrl).pathname;
    const english = await (await client.raw(path)).text();
    const arabic = await (await client.raw(`${path}?lang=AR`)).text();
    expect(english).toContain('3.000 KWD');
    expect(english).not.toContain('<script');
    expect(arabic).toContain('dir="rtl"');
  });
});

describe('the outcome of a payment', () => {
  it('arrives late when the diner left the page', async () => {
    const { client, eOrderID, start } = await started();
    await press(client, start, 'late');
    await client.control({ action: 'advanceClock', seconds: 19 });
    expect((await resultOf(client, eOrderID)).paymentStatus).toBe(2);
    await client.control({ action: 'advanceClock', seconds: 2 });
    expect(await resultOf(client, eOrderID)).toMatchObject({ paymentStatus: 3, orderStatus: 3 });
  });

  it('is a refund when the order has expired or was given up', async () => {
    for (const giveUp of ['lapseOrder', 'cancel'] as const) {
      const { client, eOrderID, start } = await started();
      if (giveUp === 'cancel') {
        await client.call(`TableCart/CancelEOrder/${eOrderID}`, { body: { orderKey: CART } });
      } else await client.control({ action: giveUp, eOrderID });
      const { transactionId } = start;
      await client.control({ action: 'reportPayment', transactionId, result: 'paid' });
      const result = await resultOf(client, eOrderID);
      expect(result.paymentStatus).toBe(7);
      expect((await client.state()).orders[0]?.orderStatus).not.toBe(3);
    }
  });

  it('is accepted after the store has closed', async () => {
    const { client, eOrderID, start } = await started();
    await client.control({ action: 'closeStore', storeId: 1 });
    expect((await pay(client, eOrderID, '3.000')).status).toBe(1);
    await press(client, start, 'pay');
    expect(await resultOf(client, eOrderID)).toMatchObject({ paymentStatus: 3, orderStatus: 3 });
  });
});

describe('a request to pay', () => {
  it('returns the same page while it has two minutes left', async () => {
    const { client, eOrderID, start } = await started();
    expect((await pay(client, eOrderID, '3.000')).data).toEqual(start);
    await client.control({ action: 'advanceClock', seconds: 7 * 60 });
    const same = await pay(client, eOrderID, '3.000');
    await client.control({ action: 'advanceClock', seconds: 2 * 60 });
    const fresh = await pay(client, eOrderID, '3.000');
    expect(same.data.transactionId).toBe(start.transactionId);
    expect(fresh.data.transactionId).not.toBe(start.transactionId);
    expect((await client.state()).payments.map((payment) => payment.paymentStatus)).toEqual([6, 1]);
  });

  it('keeps the order as long as the page', async () => {
    const { client, eOrderID } = await started();
    await client.control({ action: 'advanceClock', seconds: 9 * 60 });
    const { data } = await pay(client, eOrderID, '3.000');
    await client.control({ action: 'advanceClock', seconds: 9 * 60 });
    expect((await client.state()).orders[0]?.isLapsed).toBe(false);
    expect(data.eOrderID).toBe(eOrderID);
  });

  it('closes the page when the amount changes, and refunds a payment made on it', async () => {
    const { client, eOrderID, start } = await started();
    await putLine(client, DISH.fish, 1);
    await saveTable(client, { paymentMethodId: CARD });
    expect((await client.state()).payments[0]?.paymentStatus).toBe(6);
    const { transactionId } = start;
    await client.control({ action: 'reportPayment', transactionId, result: 'paid' });
    expect((await client.state()).payments[0]?.paymentStatus).toBe(7);
    expect((await pay(client, eOrderID, '11.000')).data.amount).toBe(11);
  });

  it('returns to the last origin it came from', async () => {
    const { client, eOrderID } = await started();
    const again = await pay(client, eOrderID, '3.000', { 'X-App-Origin': 'http://localhost:5000' });
    expect(again.data.redirectUrl).toMatch(/^http:\/\/localhost:5000\/pay\/card\//);
  });

  it.each([
    ['a stranger’s origin', { 'X-App-Origin': 'https://evil.example' }],
    ['no origin', { 'X-App-Origin': '' }],
    ['an origin with a path', { 'X-App-Origin': 'http://localhost:4173/x' }],
    ['a currency of elsewhere', {}, '3.000', 'USD'],
    ['too few decimals', {}, '3.00'],
  ] as [string, Record<string, string>, string?, string?][])(
    'is malformed with %s',
    async (_name, headers, amount = '3.000', currency = 'KWD') => {
      const { client, eOrderID } = await started();
      const answer = await client.call(`TableCart/paymentByCard/TINY/T1/${amount}/${currency}`, {
        headers: {
          'user-id': '0',
          'eorder-id': String(eOrderID),
          'X-App-Origin': 'http://localhost:4173',
          ...headers,
        },
      });
      expect(answer.http).toBe(400);
    },
  );

  it('is refused in the wrong state of the order', async () => {
    const { client, eOrderID, start } = await started();
    expect(await pay(client, eOrderID, '2.000')).toMatchObject({
      status: -12,
      data: { totals: { payable: 3 } },
    });
    expect((await pay(client, 1, '3.000')).status).toBe(-1);
    await press(client, start, 'late');
    expect((await pay(client, eOrderID, '3.000')).status).toBe(-51);
    expect((await saveTable(client)).status).toBe(-51);
    const cancel = await client.call(`TableCart/CancelEOrder/${eOrderID}`, {
      body: { orderKey: CART },
    });
    expect(cancel.status).toBe(-51);
    await client.control({ action: 'advanceClock', seconds: 21 });
    expect((await pay(client, eOrderID, '3.000')).status).toBe(-52);
  });

  it('is refused for cash, for an expired and for a placed order', async () => {
    const client = startDemo();
    const { eOrderID } = await savedOrder(client);
    expect((await pay(client, eOrderID, '3.000')).status).toBe(-54);
    await client.control({ action: 'lapseOrder', eOrderID });
    expect((await pay(client, eOrderID, '3.000')).status).toBe(-14);
    await saveTable(client);
    await client.call(`TableCart/PlaceOrder/${eOrderID}`);
    expect((await pay(client, eOrderID, '3.000')).status).toBe(-15);
    expect(await cartOf(client)).toMatchObject({ eOrderID });
  });
});
