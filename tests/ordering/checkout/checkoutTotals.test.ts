import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { totals } from '../../rules/make.ts';
import {
  intent,
  ORDER_KEY,
  PLACED,
  refusal,
  REQUEST,
  result,
  setUp,
  START,
  submitted,
} from './checkoutScene.ts';

describe('a total that differs from the shown one', () => {
  it('is confirmed before anything is placed, and then sent as the expected total', async () => {
    const { checkout, calls, bodies, last } = await submitted({
      save: [result({ totals: totals(5), totalsChanged: true }), result({ totals: totals(5) })],
      place: [result()],
    });
    expect(calls).toEqual(['save(0)']);
    expect(last()).toMatchObject({ step: 'changed', change: { shownTotal: 4.75 } });
    await checkout.confirm(totals(5));
    expect(bodies.at(-1)).toMatchObject({ expectedTotal: 5 });
    expect(calls).toEqual(['save(0)', 'save(7001)', 'place(7001)']);
  });

  it('is confirmed for its own order, whatever another tab has wished since', async () => {
    const { checkout, bodies, stored } = setUp({
      save: [result({ totals: totals(5) }), result({ totals: totals(5) })],
      place: [result()],
    });
    await checkout.submit({ ...REQUEST, note: 'No onions', tip: 1 });
    stored.set(ORDER_KEY, intent({ state: 'rejected', request: REQUEST }));
    await checkout.confirm(totals(5));
    expect(bodies.at(-1)).toMatchObject({ note: 'No onions', tip: 1, expectedTotal: 5 });
  });

  it('needs no confirmation when it is lower', async () => {
    const { calls } = await submitted({
      save: [result({ totals: totals(4.5), totalsChanged: true })],
      place: [result()],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)']);
  });
});

describe('paying', () => {
  const awaiting = result({ orderStatus: 2, needsPayment: true });

  it("leaves for the provider's page and keeps the intent", async () => {
    const { checkout, calls, last, stored } = setUp({ save: [awaiting], pay: [START] });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'pay(4.750 KWD)']);
    expect(last()).toEqual({ step: 'leaving', redirectUrl: START.redirectUrl });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed', transactionId: 'tx1' });
  });

  it('leaves for a page on an unlisted host once the diner agrees', async () => {
    const redirectUrl = 'https://pay.example/unnamed/tx1';
    const start = { ...START, redirectUrl };
    const { checkout, states, last, stored } = setUp({ save: [awaiting], pay: [start] });
    await checkout.submit(REQUEST);
    const question = last();
    expect(question).toMatchObject({ step: 'bankUnnamed', redirectUrl, totals: { payable: 4.75 } });
    expect(states).not.toContainEqual({ step: 'leaving', redirectUrl });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed', transactionId: 'tx1' });
    if (question?.step === 'bankUnnamed') question.leave();
    await waitFor(() => expect(last()).toEqual({ step: 'leaving', redirectUrl }));
  });

  it.each([
    ['an address that is not allowed', { redirectUrl: 'https://evil.example/' }, 'redirectUrl'],
    ['another amount', { amount: 4.76 }, 'amount'],
    ['another currency', { currency: 'USD' }, 'currency'],
  ])('stays on the page with %s', async (_, patch, field) => {
    const { checkout, last } = setUp({ save: [awaiting], pay: [{ ...START, ...patch }] });
    await checkout.submit(REQUEST);
    expect(last()).toMatchObject({ step: 'refused', failure: { kind: 'contract', field } });
  });

  it('renews an expired order once', async () => {
    const lapsed = () => refusal('TableCart/paymentByCard', -14);
    const once = setUp({ save: [awaiting, awaiting], pay: [lapsed(), START] });
    await once.checkout.submit(REQUEST);
    expect(once.last()).toMatchObject({ step: 'leaving' });
    const never = setUp({ save: [awaiting, awaiting], pay: [lapsed(), lapsed()] });
    await never.checkout.submit(REQUEST);
    expect(never.last()).toMatchObject({ step: 'refused', failure: { status: -14 } });
    expect(never.calls).toHaveLength(4);
  });

  it('opens an order that is already paid', async () => {
    const { checkout, last } = setUp({
      save: [awaiting],
      pay: [refusal('TableCart/paymentByCard', -52)],
    });
    await checkout.submit(REQUEST);
    expect(last()).toEqual(PLACED);
  });
});

describe('a refusal', () => {
  it.each([-10, -19, -54])('%d is reported and loses nothing', async (status) => {
    const { last, retired } = await submitted({ save: [refusal('TableCart/SaveEOrder', status)] });
    expect(last()).toMatchObject({ step: 'refused', failure: { status } });
    expect(retired()).toBe(0);
  });

  it('because of an unknown cart begins a new one', async () => {
    const { last, retired, stored } = await submitted({
      save: [refusal('TableCart/SaveEOrder', -14)],
    });
    expect(last()).toMatchObject({ step: 'refused', failure: { status: -14 } });
    expect(retired()).toBe(1);
    expect(stored.size).toBe(0);
  });

  it('because the cart was already ordered opens that order', async () => {
    const { last } = await submitted({
      save: [refusal('TableCart/SaveEOrder', -15, { eOrderID: 42 })],
    });
    expect(last()).toEqual({ step: 'placed', eOrderId: 42, isAwaited: true });
  });
});
