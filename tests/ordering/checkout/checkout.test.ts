import { describe, expect, it } from 'vitest';
import {
  E_ORDER_ID,
  intent,
  lost,
  ORDER_KEY,
  PLACED,
  REQUEST,
  result,
  resumed,
  submitted,
} from './checkoutScene.ts';

describe('an order that needs no payment now', () => {
  it('is saved, placed and removed from the device', async () => {
    const { calls, last, stored, settled } = await submitted({
      save: [result()],
      place: [result({ orderStatus: 3 })],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)']);
    expect(last()).toEqual(PLACED);
    expect(stored.size).toBe(0);
    expect(settled).toEqual([E_ORDER_ID]);
  });

  it('is stored before it is sent', async () => {
    const { intentsAtCall } = await submitted({ save: [result()], place: [result()] });
    expect(intentsAtCall[0]).toMatchObject({ state: 'sending', request: REQUEST, eOrderID: 0 });
    expect(intentsAtCall[1]).toMatchObject({ state: 'sending', eOrderID: E_ORDER_ID });
  });

  it('is not placed again if the server places it while saving', async () => {
    const { calls } = await submitted({ save: [result({ orderStatus: 3 })] });
    expect(calls).toEqual(['save(0)']);
  });

  it('is only opened if this key was placed before', async () => {
    const { calls, last } = await submitted({ save: [result({ alreadyPlaced: true })] });
    expect(calls).toEqual(['save(0)']);
    expect(last()).toEqual(PLACED);
  });

  it('is not sent while another tab sends it', async () => {
    const { calls, last } = await submitted({ isLocked: true });
    expect(calls).toEqual([]);
    expect(last()).toEqual({ step: 'elsewhere' });
  });
});

describe('a lost answer', () => {
  it('to saving is repeated with the same body', async () => {
    const { bodies, states, last } = await submitted({
      save: [lost('TableCart/SaveEOrder'), result()],
      place: [result()],
    });
    expect(bodies).toEqual([REQUEST, REQUEST]);
    expect(states.map(({ step }) => step)).toEqual(['checking', 'placed']);
    expect(last()).toEqual(PLACED);
  });

  it('to placing is looked up before anything is sent again', async () => {
    const { calls } = await submitted({
      save: [result()],
      place: [lost('TableCart/PlaceOrder')],
      status: [3],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)']);
  });

  it('to placing is sent again only if the order does not exist', async () => {
    const { calls } = await submitted({
      save: [result()],
      place: [lost('TableCart/PlaceOrder'), result()],
      status: [1],
    });
    expect(calls).toEqual(['save(0)', 'place(7001)', 'status(7001)', 'place(7001)']);
  });

  it('that never arrives leaves an unknown outcome, stored on the device', async () => {
    const { last, stored, calls } = await submitted({
      save: Array.from({ length: 5 }, () => lost('TableCart/SaveEOrder')),
    });
    expect(calls).toHaveLength(5);
    expect(last()).toMatchObject({ step: 'unknown', failure: { kind: 'network' } });
    expect(stored.get(ORDER_KEY)).toMatchObject({ state: 'unknown', request: REQUEST });
  });
});

describe('after a reload', () => {
  it.each(['sending', 'unknown'] as const)(
    'an order left %s continues with its body',
    async (state) => {
      const { bodies, last } = await resumed({
        intent: intent({ state }),
        save: [result()],
        place: [result()],
      });
      expect(bodies).toEqual([REQUEST]);
      expect(last()).toEqual(PLACED);
    },
  );

  it('an existing order is only opened', async () => {
    const { calls, last } = await resumed({
      intent: intent({ state: 'unknown', eOrderID: E_ORDER_ID }),
      status: [4],
    });
    expect(calls).toEqual(['status(7001)']);
    expect(last()).toEqual(PLACED);
  });

  it.each(['draft', 'confirmed', 'rejected'] as const)(
    'a %s order is left alone',
    async (state) => {
      const { calls } = await resumed({ intent: intent({ state }) });
      expect(calls).toEqual([]);
    },
  );
});
