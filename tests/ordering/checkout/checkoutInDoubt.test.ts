import { describe, expect, it } from 'vitest';
import type { EOrderStatus } from '../../../src/contract/orders.ts';
import {
  E_ORDER_ID,
  http,
  intent,
  lost,
  ORDER_KEY,
  refusal,
  REQUEST,
  result,
  setUp,
  START,
  totals,
} from './checkoutScene.ts';

const placed = { step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true };

describe('an answer that settles nothing', () => {
  it('to the look-up keeps the order in doubt instead of calling it not sent', async () => {
    const { checkout, last, stored } = setUp({
      save: [result()],
      place: [lost('TableCart/PlaceOrder')],
      status: Array.from({ length: 4 }, () => http('TableCart/checkEOrderStatus', 429)),
    });
    await checkout.submit(REQUEST);
    expect(last()).toMatchObject({ step: 'unknown', failure: { httpStatus: 429 } });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', eOrderID: E_ORDER_ID });
  });

  it('of a server that knows no such order means that it may be asked for again', async () => {
    const { checkout, calls, last } = setUp({
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [refusal('TableCart/checkEOrderStatus', -1)],
      save: [result()],
      place: [result()],
    });
    await checkout.resume();
    expect(calls).toEqual(['status(7001)', 'save(7001)', 'place(7001)']);
    expect(last()).toEqual(placed);
  });

  it.each([401, 403, 404, 429, 500, 502, 503, 504])(
    '%d after a lost answer is asked again, never told as a refusal',
    async (httpStatus) => {
      const { checkout, states, last } = setUp({
        save: [lost('TableCart/SaveEOrder'), http('TableCart/SaveEOrder', httpStatus), result()],
        place: [result()],
      });
      await checkout.submit(REQUEST);
      expect(states.map(({ step }) => step)).toEqual(['sending', 'checking', 'checking', 'placed']);
      expect(last()).toEqual(placed);
    },
  );

  it('429 to placing may hide a lost answer: the order is looked up first', async () => {
    const { checkout, calls } = setUp({
      save: [result()],
      place: [http('TableCart/PlaceOrder', 429, 2)],
      status: [3],
    });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)']);
  });

  it('is asked again when the server wants to be, within limits', async () => {
    const { checkout, waits } = setUp({
      save: [
        http('TableCart/SaveEOrder', 503, 7),
        http('TableCart/SaveEOrder', 503, 900),
        result(),
      ],
      place: [result()],
    });
    await checkout.submit(REQUEST);
    expect(waits).toEqual([7000, 15_000]);
  });

  it('429 to saving is told at once, with the time to wait', async () => {
    const { checkout, last, calls } = setUp({ save: [http('TableCart/SaveEOrder', 429, 5)] });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)']);
    expect(last()).toMatchObject({ step: 'refused', failure: { retryAfterSeconds: 5 } });
  });

  it('a fault of the app itself leaves the outcome unknown, never a button that spins for ever', async () => {
    const { checkout, last, stored } = setUp({ save: [] });
    await checkout.submit(REQUEST);
    expect(last()).toMatchObject({ step: 'unknown' });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown' });
  });
});

/** With another tip, as a second tab may have it. */
const OTHER_WISH = { ...REQUEST, tip: 1, expectedTotal: 5.75 };

describe('a second try', () => {
  it('while an outcome is unknown asks for the first order, and then sends what is wished now', async () => {
    const { checkout, bodies, calls, last } = setUp({
      intent: intent({ state: 'unknown' }),
      save: [result(), result({ totals: totals(5.75) })],
      place: [result()],
    });
    await checkout.submit(OTHER_WISH);
    expect(bodies).toEqual([REQUEST, OTHER_WISH]);
    expect(calls).toEqual(['save(0)', 'save(0)', 'place(7001)']);
    expect(last()).toEqual(placed);
  });

  it.each([
    [
      'is answered by a refusal',
      refusal('TableCart/SaveEOrder', -11),
      ['save(0)', 'save(0)', 'place(7001)'],
    ],
    ['was placed at once', result({ orderStatus: 3 }), ['save(0)', 'save(0)']],
  ])('whose first %s', async (_, first, expected) => {
    const { checkout, calls, last } = setUp({
      intent: intent({ state: 'unknown' }),
      save: [first, result({ totals: totals(5.75), alreadyPlaced: expected.length === 2 })],
      place: [result()],
    });
    await checkout.submit(OTHER_WISH);
    expect(calls).toEqual(expected);
    expect(last()).toEqual(placed);
  });

  it('of an order that is saved and not placed sends what is wished now', async () => {
    const { checkout, bodies, calls } = setUp({
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [1],
      save: [result({ totals: totals(5.75) })],
      place: [result()],
    });
    await checkout.submit(OTHER_WISH);
    expect(bodies).toEqual([OTHER_WISH]);
    expect(calls).toEqual(['status(7001)', 'save(7001)', 'place(7001)']);
  });

  it('of a first that is still not answered sends nothing else', async () => {
    const { checkout, bodies, last } = setUp({
      intent: intent({ state: 'unknown' }),
      save: Array.from({ length: 5 }, () => lost('TableCart/SaveEOrder')),
    });
    await checkout.submit(OTHER_WISH);
    expect(bodies).toEqual(Array.from({ length: 5 }, () => REQUEST));
    expect(last()).toMatchObject({ step: 'unknown' });
  });

  it('made in the same moment does nothing', async () => {
    const { checkout, calls } = setUp({ save: [result()], place: [result()] });
    await Promise.all([checkout.submit(REQUEST), checkout.submit(REQUEST), checkout.resume()]);
    expect(calls).toEqual(['save(0)', 'place(7001)']);
  });

  it('after 409 asks for the order of this key, whatever number it had in mind', async () => {
    const { checkout, calls, last } = setUp({
      intent: intent({ state: 'rejected', eOrderID: 6_999 }),
      save: [http('TableCart/SaveEOrder', 409), result()],
      place: [result()],
    });
    await checkout.submit(REQUEST);
    expect(last()).toMatchObject({ step: 'refused', failure: { httpStatus: 409 } });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(6999)', 'save(0)', 'place(7001)']);
  });

  it('after a new total sends the version of the cart that the diner looks at', async () => {
    const { checkout, bodies } = setUp({
      save: [result(), result({ totals: totals(6) })],
      place: [
        refusal('TableCart/PlaceOrder', -12, { totals: totals(6), changes: [] }),
        result({ totals: totals(6) }),
      ],
    });
    await checkout.submit(REQUEST);
    await checkout.confirm(totals(6));
    expect(bodies[1]).toMatchObject({ expectedTotal: 6, cartVersion: 4 });
  });

  it('that is confirmed when the order is gone ends the question', async () => {
    const { checkout, last, stored } = setUp({ save: [result({ totals: totals(5) })] });
    await checkout.submit(REQUEST);
    stored.clear();
    await checkout.confirm(totals(5));
    expect(last()).toEqual({ step: 'idle' });
  });
});

describe('a saved order whose placing was not answered', () => {
  const placing = intent({ state: 'unknown', eOrderID: E_ORDER_ID, isPlacing: true });

  it('is placed again and not saved again, as a late request would place what is saved anew', async () => {
    const { checkout, calls, last } = setUp({ intent: placing, status: [1], place: [result()] });
    await checkout.resume();
    expect(calls).toEqual(['status(7001)', 'place(7001)']);
    expect(last()).toEqual(placed);
  });

  it('asks for a new total before anything is saved anew', async () => {
    const { checkout, calls, last } = setUp({
      intent: placing,
      status: [1],
      place: [refusal('TableCart/PlaceOrder', -12, { totals: totals(6), changes: [] })],
    });
    await checkout.resume();
    expect(calls).toEqual(['status(7001)', 'place(7001)']);
    expect(last()).toMatchObject({ step: 'changed', change: { totals: { payable: 6 } } });
  });

  it.each([
    ['has lapsed', -14],
    ['must be paid by now', -55],
  ])('is renewed where it %s', async (_, status) => {
    const { checkout, calls, stored } = setUp({
      intent: placing,
      status: [1],
      place: [refusal('TableCart/PlaceOrder', status)],
      save: [result({ needsPayment: true })],
      pay: [START],
    });
    await checkout.resume();
    expect(calls).toEqual(['status(7001)', 'place(7001)', 'save(7001)', 'pay(4.750 KWD)']);
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed', isPlacing: false });
  });

  it('keeps in mind that it was about to be placed', async () => {
    const { checkout, stored } = setUp({
      save: [result()],
      place: Array.from({ length: 5 }, () => lost('TableCart/PlaceOrder')),
      status: [1, 1, 1, 1],
    });
    await checkout.submit(REQUEST);
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', isPlacing: true });
  });
});

describe('placing that turns out to need a payment', () => {
  it('goes on to pay', async () => {
    const { checkout, calls } = setUp({
      save: [result()],
      place: [refusal('TableCart/PlaceOrder', -55)],
      pay: [refusal('TableCart/paymentByCard', -54)],
    });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'place(7001)', 'pay(4.750 KWD)']);
  });
});

describe('another tab', () => {
  it('that has placed the order leads this one to it', async () => {
    const { checkout, calls, states } = setUp({
      intent: intent({}),
      isLocked: true,
      placedAs: E_ORDER_ID,
      meanwhile: (stored) => stored.clear(),
    });
    await checkout.resume();
    expect(calls).toEqual([]);
    expect(states).toEqual([{ step: 'elsewhere' }, placed]);
  });

  it('that was refused gives the cart free', async () => {
    const { checkout, last } = setUp({
      isLocked: true,
      meanwhile: (stored) => stored.set(ORDER_KEY, intent({ state: 'rejected' })),
    });
    await checkout.submit(REQUEST);
    expect(last()).toEqual({ step: 'idle' });
  });

  it('that died is followed by this one, with its words', async () => {
    const { checkout, bodies, last } = setUp({
      isLocked: true,
      meanwhile: (stored) => stored.set(ORDER_KEY, intent({})),
      save: [result()],
      place: [result()],
    });
    await checkout.submit({ ...REQUEST, tip: 2 });
    expect(bodies).toEqual([REQUEST]);
    expect(last()).toEqual(placed);
  });
});

describe('an order that broke off long ago', () => {
  const old = { now: '2026-01-01T12:10:00Z', intent: intent({ state: 'unknown' }) };

  it('is looked for in the cart, and never sent behind the diner’s back', async () => {
    const { checkout, calls, last, stored } = setUp({ ...old, orderOfCart: [0] });
    await checkout.resume();
    expect(calls).toEqual(['orderOfCart']);
    expect(last()).toEqual({ step: 'notSent' });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'rejected' });
  });

  it('is opened where it stands', async () => {
    const { checkout, calls, last, settled } = setUp({
      ...old,
      orderOfCart: [E_ORDER_ID],
      status: [5],
    });
    await checkout.resume();
    expect(calls).toEqual(['orderOfCart', 'status(7001)']);
    expect(last()).toEqual(placed);
    expect(settled).toEqual([E_ORDER_ID]);
  });

  it('is opened although the kitchen has rejected it since', async () => {
    const rejected = {
      orderStatus: 10,
      timeline: [{ orderStatus: 3, isDone: true, at: undefined, labelEn: '', labelAr: '' }],
    } as unknown as EOrderStatus;
    const { checkout, last } = setUp({
      ...old,
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [rejected],
    });
    await checkout.resume();
    expect(last()).toEqual(placed);
  });

  it('is still sent again nine minutes and 59 seconds later', async () => {
    const { checkout, calls } = setUp({
      now: '2026-01-01T12:09:59Z',
      intent: intent({}),
      save: [result()],
      place: [result()],
    });
    await checkout.resume();
    expect(calls).toEqual(['save(0)', 'place(7001)']);
  });

  it('is forgotten after a day', async () => {
    const { checkout, calls, stored } = setUp({ ...old, now: '2026-01-02T12:00:00Z' });
    await checkout.resume();
    expect(calls).toEqual([]);
    expect(stored.size).toBe(0);
  });
});

describe('a payment whose page nobody came back from', () => {
  it('is found paid, and does not take the diner away from where they are', async () => {
    const { checkout, settled, states, stored } = setUp({
      intent: intent({ state: 'confirmed', eOrderID: E_ORDER_ID }),
      status: [3],
    });
    await checkout.resume();
    expect(settled).toEqual([E_ORDER_ID]);
    expect(stored.size).toBe(0);
    expect(states).toEqual([{ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: false }]);
  });

  it('stays as it is when it is not, or when nobody can say', async () => {
    const waiting = { intent: intent({ state: 'confirmed', eOrderID: E_ORDER_ID }) };
    for (const status of [2, lost('TableCart/checkEOrderStatus')]) {
      const { checkout, settled, stored } = setUp({ ...waiting, status: [status] });
      await checkout.resume();
      expect(settled).toEqual([]);
      expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed' });
    }
  });
});
