import { describe, expect, it } from 'vitest';
import { totals } from '../../rules/make.ts';
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
  setUp,
  submitted,
} from './checkoutScene.ts';

it('a cart that another tab has ordered is shown as that order, and not sent again', async () => {
  const { calls, last, stored } = await submitted({ placedAs: E_ORDER_ID });
  expect(calls).toEqual([]);
  expect(stored.size).toBe(0);
  expect(last()).toEqual(PLACED);
});

it('a customer who leaves is asked nothing and told nothing', async () => {
  let isHere = true;
  const { last } = await submitted({
    isHere: () => isHere,
    save: [
      () => {
        isHere = false;
        throw new Error('They left.');
      },
    ],
  });
  expect(last()).toEqual({ step: 'idle' });
});

describe('an inconclusive answer', () => {
  it('to the look-up keeps the order in doubt instead of calling it not sent', async () => {
    const { last, stored } = await submitted({
      save: [result()],
      place: [lost('TableCart/PlaceOrder')],
      status: Array.from({ length: 4 }, () => http('TableCart/checkEOrderStatus', 429)),
    });
    expect(last()).toMatchObject({ step: 'unknown', failure: { httpStatus: 429 } });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', eOrderID: E_ORDER_ID });
  });

  it('from a server that does not know the order allows another try', async () => {
    const { calls, last } = await resumed({
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [refusal('TableCart/checkEOrderStatus', -1)],
      save: [result()],
      place: [result()],
    });
    expect(calls).toEqual(['status(7001)', 'save(7001)', 'place(7001)']);
    expect(last()).toEqual(PLACED);
  });

  it('to a repeated placing may hide an order, which is looked up first', async () => {
    const failure = Object.assign(refusal('TableCart/PlaceOrder', -3), { isAfterLoss: true });
    const { calls } = await submitted({ save: [result()], place: [failure], status: [3] });
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)']);
  });

  it.each([http('TableCart/PlaceOrder', 429, 2), refusal('TableCart/PlaceOrder', -3)])(
    'is reported at once if nothing was lost before (%s)',
    async (failure) => {
      const { calls, last } = await submitted({ save: [result()], place: [failure] });
      expect(calls).toEqual(['save(0)', 'place(7001)']);
      expect(last()).toMatchObject({ step: 'refused' });
    },
  );

  it('is followed by a retry after the time that the server demands, within limits', async () => {
    const { waits } = await submitted({
      save: [
        http('TableCart/SaveEOrder', 503, 7),
        http('TableCart/SaveEOrder', 503, 900),
        result(),
      ],
      place: [result()],
    });
    expect(waits).toEqual([7000, 15_000]);
  });

  it('after an error in the app leaves the outcome unknown, and the button usable', async () => {
    const { last, stored } = await submitted({ save: [] });
    expect(last()).toMatchObject({ step: 'unknown' });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown' });
  });
});

describe('placing that needs a payment after all', () => {
  it('goes on to pay', async () => {
    const { calls } = await submitted({
      save: [result()],
      place: [refusal('TableCart/PlaceOrder', -55)],
      pay: [refusal('TableCart/paymentByCard', -54)],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)', 'pay(4.750 KWD)']);
  });
});

describe('another tab', () => {
  it('that has placed the order leads this one to it', async () => {
    const { calls, states } = await resumed({
      intent: intent({}),
      isLocked: true,
      placedAs: E_ORDER_ID,
      meanwhile: (stored) => stored.clear(),
    });
    expect(calls).toEqual([]);
    expect(states).toEqual([{ step: 'elsewhere' }, PLACED]);
  });

  it('that was refused releases the cart', async () => {
    const { last } = await submitted({
      isLocked: true,
      meanwhile: (stored) => stored.set(ORDER_KEY, intent({ state: 'rejected' })),
    });
    expect(last()).toEqual({ step: 'idle' });
  });

  it('that was killed is followed by this one, with the last wish', async () => {
    const { checkout, bodies, last } = setUp({
      isLocked: true,
      meanwhile: (stored) => stored.set(ORDER_KEY, intent({})),
      save: [result()],
      place: [result()],
    });
    await checkout.submit({ ...REQUEST, tip: 2, expectedTotal: 6.75 });
    expect(bodies).toEqual([{ ...REQUEST, tip: 2, expectedTotal: 6.75 }]);
    expect(last()).toEqual(PLACED);
  });
});

it('a page that waits for a killed tab sends what is tapped in the meantime', async () => {
  const { checkout, bodies, last } = setUp({
    intent: intent({}),
    isLocked: true,
    meanwhile: () => undefined,
    save: [result()],
    place: [result()],
  });
  const resumed = checkout.resume();
  await checkout.submit({ ...REQUEST, tip: 2, expectedTotal: 6.75 });
  await resumed;
  expect(bodies).toEqual([{ ...REQUEST, tip: 2, expectedTotal: 6.75 }]);
  expect(last()).toEqual(PLACED);
});

describe('a payment from which nobody returned', () => {
  it('is found paid, and leaves the diner where they are', async () => {
    const { settled, states, stored } = await resumed({
      intent: intent({ state: 'confirmed', eOrderID: E_ORDER_ID }),
      status: [3],
    });
    expect(settled).toEqual([E_ORDER_ID]);
    expect(stored.size).toBe(0);
    expect(states).toEqual([{ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: false }]);
  });

  it('stays as it is if it is unpaid, or unknown', async () => {
    const waiting = { intent: intent({ state: 'confirmed', eOrderID: E_ORDER_ID }) };
    for (const status of [2, lost('TableCart/checkEOrderStatus')]) {
      const { checkout, settled, stored } = setUp({ ...waiting, status: [status] });
      expect(await checkout.resume()).toBe(status === 2);
      expect(settled).toEqual([]);
      expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'confirmed' });
    }
  });

  it.each([
    ['was refused', http('TableCart/SaveEOrder', 429), 'refused'],
    ['asked about another price', result({ totals: totals(9), totalsChanged: true }), 'changed'],
  ])('is looked up even if another try %s', async (_, answer, step) => {
    const begun = intent({ state: 'confirmed', eOrderID: E_ORDER_ID, transactionId: 'T1' });
    const { checkout, last, settled } = await submitted({
      intent: begun,
      save: [answer],
      status: [3],
    });
    expect(last()).toMatchObject({ step });
    await checkout.resume();
    expect(settled).toEqual([E_ORDER_ID]);
    expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: false });
  });

  it('is found by a new try that has begun, and does not interrupt it', async () => {
    const { checkout, settled, states, stored } = setUp({
      intent: intent({ state: 'confirmed', eOrderID: E_ORDER_ID }),
      status: [
        () => {
          stored.set(ORDER_KEY, intent({ state: 'sending', eOrderID: E_ORDER_ID }));
          return 3;
        },
      ],
    });
    await checkout.resume();
    expect(settled).toEqual([]);
    expect(states).toEqual([]);
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'sending' });
  });
});
