import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../../src/contract/cart.ts';
import type { EOrderStatus } from '../../../src/contract/orders.ts';
import {
  E_ORDER_ID,
  intent,
  ORDER_KEY,
  PLACED,
  REQUEST,
  result,
  resumed,
  sent,
  setUp,
} from './checkoutScene.ts';

describe('an order interrupted long ago', () => {
  const old = { now: '2026-01-01T12:10:00Z', intent: intent({ state: 'unknown' }) };

  it('is looked up by its cart, and never sent without the diner', async () => {
    const { calls, waits, last, stored } = await resumed({ ...old, orderOfCart: [0, 0] });
    expect(calls).toEqual(['orderOfCart', 'orderOfCart']);
    expect(waits).toEqual([5000]);
    expect(last()).toEqual({ step: 'notSent' });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'rejected' });
  });

  it('is opened even if the kitchen has rejected it', async () => {
    const rejected = {
      orderStatus: 10,
      timeline: [{ orderStatus: 3, isDone: true, at: undefined, labelEn: '', labelAr: '' }],
    } as unknown as EOrderStatus;
    const { last } = await resumed({
      ...old,
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [rejected],
    });
    expect(last()).toEqual(PLACED);
  });

  it('is looked up with the last wish, which the outcome is about', async () => {
    const wish = { ...REQUEST, tip: 2, expectedTotal: 6.75 };
    const { intentsAtCall, bodies, last, stored } = await sent(wish, {
      ...old,
      orderOfCart: [0, 0],
    });
    // Stored before the look-up: this tab may close before the server answers.
    expect(intentsAtCall[0]).toMatchObject({ request: wish });
    expect(bodies).toEqual([]);
    expect(last()).toEqual({ step: 'notSent' });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'rejected', request: wish });
  });

  it('with fewer lines than the last wish settles only its own', async () => {
    const line = { uniqueId: 'a', quantity: 1 } as CartLine;
    const added = { uniqueId: 'b', quantity: 1 } as CartLine;
    const status = {
      orderStatus: 5,
      timeline: [],
      lines: [{ uniqueId: 'a', qty: 1 }],
    } as unknown as EOrderStatus;
    const { checkout, last, linesSettled } = setUp({
      ...old,
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [status, status],
    });
    await checkout.submit({ ...REQUEST, menuItemList: [line, added] });
    expect(last()).toEqual(PLACED);
    expect(linesSettled).toEqual(['a×1']);
  });

  it('is still sent again after nine minutes and 59 seconds', async () => {
    const { calls } = await resumed({
      now: '2026-01-01T12:09:59Z',
      intent: intent({}),
      save: [result()],
      place: [result()],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)']);
  });

  it('is dropped after a day', async () => {
    const { calls, stored } = await resumed({ ...old, now: '2026-01-02T12:00:00Z' });
    expect(calls).toEqual([]);
    expect(stored.size).toBe(0);
  });
});
