import { describe, expect, it } from 'vitest';
import { line, totals } from '../../rules/make.ts';
import {
  E_ORDER_ID,
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

describe('an order that is reviewed before it is placed', () => {
  it('is saved first, and nothing more', async () => {
    const { calls, last, stored, settled } = await submitted({
      isReviewed: true,
      save: [result({ keepUntil: '2026-01-01T12:15:00Z' })],
    });
    expect(calls).toEqual(['save(0)']);
    expect(last()).toEqual({ step: 'saved', eOrderId: E_ORDER_ID });
    expect(settled).toEqual([]);
    expect(stored.get(ORDER_KEY)).toMatchObject({
      state: 'draft',
      eOrderID: E_ORDER_ID,
      keepUntil: '2026-01-01T12:15:00Z',
    });
  });

  it('is not sent if the venue has none of its lines any more', async () => {
    const menuItemList = [line({ uniqueId: 'gone' })];
    const asked = { ...REQUEST, menuItemList };
    const known = intent({ request: asked, state: 'rejected' });
    const { checkout, calls, last } = setUp({ isReviewed: true, intent: known });
    await checkout.withoutLines(['gone']);
    expect(calls).toEqual([]);
    expect(last()).toEqual({ step: 'idle' });
  });

  it('is not sent for a customer who has left', async () => {
    const { calls, last, stored } = await submitted({ isReviewed: true, isHere: () => false });
    expect(calls).toEqual([]);
    expect(stored.size).toBe(0);
    expect(last()).toEqual({ step: 'idle' });
  });

  it('is shown even with a higher total, since the review says so', async () => {
    const { last } = await submitted({
      isReviewed: true,
      save: [result({ totals: totals(9), totalsChanged: true })],
    });
    expect(last()).toEqual({ step: 'saved', eOrderId: E_ORDER_ID });
  });

  it('is saved again under its number and placed when the diner confirms it', async () => {
    const { checkout, calls, bodies, last, stored } = await submitted({
      isReviewed: true,
      save: [result({ totals: totals(5) }), result({ totals: totals(5) })],
      place: [result({ orderStatus: 3 })],
    });
    await checkout.confirm(totals(5));
    expect(calls).toEqual(['save(0)', 'save(7001)', 'place(7001)']);
    expect(bodies[1]).toEqual({ ...REQUEST, expectedTotal: 5, cartVersion: 4 });
    expect(last()).toEqual(PLACED);
    expect(stored.size).toBe(0);
  });

  it('asks once more when the total has risen since the review', async () => {
    const { checkout, calls, last } = await submitted({
      isReviewed: true,
      save: [result(), result({ totals: totals(6) })],
    });
    await checkout.confirm(totals(4.75));
    expect(calls).toEqual(['save(0)', 'save(7001)']);
    expect(last()).toMatchObject({ step: 'changed', change: { shownTotal: 4.75 } });
  });

  it('is never placed by a reload while its saving is in doubt', async () => {
    const { calls, last } = await resumed({
      isReviewed: true,
      intent: intent({ state: 'unknown', isForReview: true }),
      save: [lost('TableCart/SaveEOrder'), result()],
    });
    expect(calls).toEqual(['save(0)', 'save(0)']);
    expect(last()).toEqual({ step: 'saved', eOrderId: E_ORDER_ID });
  });

  it('is only saved by a second try after a refusal', async () => {
    const { checkout, calls, last } = await submitted({
      isReviewed: true,
      save: [refusal('TableCart/SaveEOrder', -22), result()],
    });
    expect(last()).toMatchObject({ step: 'refused' });
    await checkout.again();
    expect(calls).toEqual(['save(0)', 'save(0)']);
    expect(last()).toEqual({ step: 'saved', eOrderId: E_ORDER_ID });
  });
});
