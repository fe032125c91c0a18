import { describe, expect, it } from 'vitest';
import type { EOrderStatus } from '../../../src/contract/orders.ts';
import { line, totals } from '../../rules/make.ts';
import {
  E_ORDER_ID,
  http,
  intent,
  lost,
  ORDER_KEY,
  PLACED,
  refusal,
  REQUEST,
  result,
  resumed,
  sent,
  START,
  submitted,
} from './checkoutScene.ts';

/** The same order with another tip, as a second tab may have it. */
const OTHER_WISH = { ...REQUEST, tip: 1, expectedTotal: 5.75 };

describe('a second try', () => {
  it('while the outcome is unknown sends the current wish with the key of the first', async () => {
    const { bodies, calls, last, stored } = await sent(OTHER_WISH, {
      intent: intent({ state: 'unknown' }),
      save: [lost('TableCart/SaveEOrder'), result({ totals: totals(5.75) })],
      place: [result()],
    });
    expect(bodies).toEqual([OTHER_WISH, OTHER_WISH]);
    expect(calls).toEqual(['save(0)', 'save(0)', 'place(7001)']);
    expect(last()).toEqual(PLACED);
    expect(stored.size).toBe(0);
  });

  describe('of a cart that has grown since its order was paid', () => {
    const menuItemList = [
      line({ uniqueId: 'first', quantity: 3 }),
      line({ uniqueId: 'added since', quantity: 1 }),
    ];
    const wish = { ...REQUEST, menuItemList };
    const asPlaced = (...lines: { uniqueId: string; qty: number }[]) =>
      ({ orderStatus: 3, timeline: [], lines }) as unknown as EOrderStatus;
    const known = intent({ state: 'confirmed', eOrderID: E_ORDER_ID });

    it('becomes that order, with its own lines only', async () => {
      const { calls, last, linesSettled } = await sent(wish, {
        intent: known,
        save: [result({ alreadyPlaced: true, orderStatus: 3 })],
        status: [asPlaced({ uniqueId: 'first', qty: 2 })],
      });
      expect(calls).toEqual(['save(7001)', 'status(7001)']);
      expect(linesSettled).toEqual(['first×2']);
      expect(last()).toEqual(PLACED);
    });

    it('also if the venue refuses it for that reason', async () => {
      const { last, linesSettled } = await sent(wish, {
        intent: known,
        save: [refusal('TableCart/SaveEOrder', -15, { eOrderID: E_ORDER_ID })],
        status: [asPlaced({ uniqueId: 'first', qty: 3 })],
      });
      expect(linesSettled).toEqual(['first×3']);
      expect(last()).toEqual(PLACED);
    });

    it('has all its lines if the server does not say which they are', async () => {
      for (const status of [
        lost('TableCart/checkEOrderStatus'),
        asPlaced({ uniqueId: 'named otherwise', qty: 1 }),
      ]) {
        const { last, linesSettled } = await sent(wish, {
          intent: known,
          save: [result({ alreadyPlaced: true, orderStatus: 3 })],
          status: [status],
        });
        expect(linesSettled).toEqual(['first×3', 'added since×1']);
        expect(last()).toEqual(PLACED);
      }
    });
  });

  it('of a saved order that was not placed sends the current wish', async () => {
    const { bodies, calls, intentsAtCall } = await sent(OTHER_WISH, {
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID, isPlacing: true }),
      status: [1],
      save: [result({ totals: totals(5.75) })],
      place: [result()],
    });
    expect(bodies).toEqual([OTHER_WISH]);
    // Stored before the look-up: if this tab closes, another one continues with the last wish.
    expect(intentsAtCall[0]).toMatchObject({ request: OTHER_WISH, isPlacing: false });
    expect(calls).toEqual(['status(7001)', 'save(7001)', 'place(7001)']);
  });

  it('after 409 asks for the order of this key, whatever number was stored', async () => {
    const { checkout, calls, last } = await submitted({
      intent: intent({ state: 'rejected', eOrderID: 6_999 }),
      save: [http('TableCart/SaveEOrder', 409), result()],
      place: [result()],
    });
    expect(last()).toMatchObject({ step: 'refused', failure: { httpStatus: 409 } });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(6999)', 'save(0)', 'place(7001)']);
  });

  it('that is confirmed after the order is gone ends the question', async () => {
    const { checkout, last, stored } = await submitted({ save: [result({ totals: totals(5) })] });
    stored.clear();
    await checkout.confirm(totals(5));
    expect(last()).toEqual({ step: 'idle' });
  });
});

describe('a saved order whose placing was not answered', () => {
  const placing = intent({ state: 'unknown', eOrderID: E_ORDER_ID, isPlacing: true });

  it('is placed again but not saved again: a late request could place the new version', async () => {
    const { calls, last } = await resumed({ intent: placing, status: [1], place: [result()] });
    expect(calls).toEqual(['status(7001)', 'place(7001)']);
    expect(last()).toEqual(PLACED);
  });

  it('asks about a new total before it saves again', async () => {
    const { calls, last } = await resumed({
      intent: placing,
      status: [1],
      place: [refusal('TableCart/PlaceOrder', -12, { totals: totals(6), changes: [] })],
    });
    expect(calls).toEqual(['status(7001)', 'place(7001)']);
    expect(last()).toMatchObject({ step: 'changed', change: { totals: { payable: 6 } } });
  });

  it.each([
    ['has lapsed', -14],
    ['must be paid by now', -55],
  ])('is saved again if it %s', async (_, status) => {
    const { calls, stored } = await resumed({
      intent: placing,
      status: [1],
      place: [refusal('TableCart/PlaceOrder', status)],
      save: [result({ needsPayment: true })],
      pay: [START],
    });
    expect(calls).toEqual(['status(7001)', 'place(7001)', 'save(7001)', 'pay(4.750 KWD)']);
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed', isPlacing: false });
  });

  it('remembers that it was about to be placed', async () => {
    const { stored } = await submitted({
      save: [result()],
      place: Array.from({ length: 5 }, () => lost('TableCart/PlaceOrder')),
      status: [1, 1, 1, 1],
    });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', isPlacing: true });
  });
});
