import { describe, expect, it } from 'vitest';
import { E_ORDER_ID, intent, lost, ORDER_KEY, REQUEST, result, setUp } from './checkoutScene.ts';

describe('an order that needs no payment now', () => {
  it('is saved, placed and forgotten', async () => {
    const { checkout, calls, last, stored, settled } = setUp({
      save: [result()],
      place: [result({ orderStatus: 3 })],
    });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'place(7001)']);
    expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true });
    expect(stored.size).toBe(0);
    expect(settled).toEqual([E_ORDER_ID]);
  });

  it('is written down before it is sent', async () => {
    const { checkout, intentsAtCall } = setUp({ save: [result()], place: [result()] });
    await checkout.submit(REQUEST);
    expect(intentsAtCall[0]).toMatchObject({ state: 'sending', request: REQUEST, eOrderID: 0 });
    expect(intentsAtCall[1]).toMatchObject({ state: 'sending', eOrderID: E_ORDER_ID });
  });

  it('is not placed again where the server places it while saving', async () => {
    const { checkout, calls } = setUp({ save: [result({ orderStatus: 3 })] });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)']);
  });

  it('is only opened when this key was placed before', async () => {
    const { checkout, calls, last } = setUp({ save: [result({ alreadyPlaced: true })] });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)']);
    expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true });
  });

  it('is not sent while another tab sends it', async () => {
    const { checkout, calls, last } = setUp({ isLocked: true });
    await checkout.submit(REQUEST);
    expect(calls).toEqual([]);
    expect(last()).toEqual({ step: 'elsewhere' });
  });
});

describe('a lost answer', () => {
  it('to saving is asked for again with the same words', async () => {
    const { checkout, bodies, states, last } = setUp({
      save: [lost('TableCart/SaveEOrder'), result()],
      place: [result()],
    });
    await checkout.submit(REQUEST);
    expect(bodies).toEqual([REQUEST, REQUEST]);
    expect(states.map(({ step }) => step)).toEqual(['checking', 'placed']);
    expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true });
  });

  it('to placing is looked up before anything is asked again', async () => {
    const { checkout, calls } = setUp({
      save: [result()],
      place: [lost('TableCart/PlaceOrder')],
      status: [3],
    });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)']);
  });

  it('to placing is asked again only if the order does not stand', async () => {
    const { checkout, calls } = setUp({
      save: [result()],
      place: [lost('TableCart/PlaceOrder'), result()],
      status: [1],
    });
    await checkout.submit(REQUEST);
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)', 'place(7001)']);
  });

  it('that never comes leaves an unknown outcome, kept on the device', async () => {
    const { checkout, last, stored, calls } = setUp({
      save: Array.from({ length: 5 }, () => lost('TableCart/SaveEOrder')),
    });
    await checkout.submit(REQUEST);
    expect(calls).toHaveLength(5);
    expect(last()).toMatchObject({ step: 'unknown', failure: { kind: 'network' } });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', request: REQUEST });
  });
});

describe('after a reload', () => {
  it.each(['sending', 'unknown'] as const)(
    'an order left %s goes on with its body',
    async (state) => {
      const { checkout, bodies, last } = setUp({
        intent: intent({ state }),
        save: [result()],
        place: [result()],
      });
      await checkout.resume();
      expect(bodies).toEqual([REQUEST]);
      expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true });
    },
  );

  it('an order that stands already is only opened', async () => {
    const { checkout, calls, last } = setUp({
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [4],
    });
    await checkout.resume();
    expect(calls).toEqual(['status(7001)']);
    expect(last()).toEqual({ step: 'placed', eOrderId: E_ORDER_ID, isAwaited: true });
  });

  it.each(['draft', 'confirmed', 'rejected'] as const)(
    'a %s order is left alone',
    async (state) => {
      const { checkout, calls } = setUp({ intent: intent({ state }) });
      await checkout.resume();
      expect(calls).toEqual([]);
    },
  );
});
