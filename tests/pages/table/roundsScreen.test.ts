import type { TFunction } from 'i18next';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { MOST_ORDERS_AT_TABLE } from '../../../src/config/times.ts';
import { EOrderStatus } from '../../../src/contract/orders.ts';
import { ordersAsked, roundsAnswers } from '../../../src/firstScreen/doors/tableAnswers.ts';
import { ordersOf } from '../../../src/ordering/cart/settleCart.ts';
import { withOwnWords } from '../../../src/ordering/cart/savedOrders.ts';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { anyViewer } from '../../components/anyViewer.ts';
import { anyAnswerTo } from '../../firstScreen/anyAnswer.ts';
import { ORDER, ordersOnDevice } from '../../firstScreen/usualCart.ts';
import { ANSWERS, inEnvelopes } from '../../firstScreen/usualVenue.ts';

const t = ((key: string) => key) as unknown as TFunction;
const DINER = { ...anyViewer({ t, lang: 'EN' }), mode: modes.Table, tableCode: 'T12', filters: '' };

const keep = (entries: object) => {
  for (const [key, value] of Object.entries(entries))
    localStorage.setItem(key, JSON.stringify(value));
};
beforeEach(() => {
  localStorage.clear();
  keep(ordersOnDevice());
});

const roundsFrom = (order: unknown) =>
  roundsAnswers({ ...inEnvelopes(ANSWERS), others: { [ORDER.eOrderID]: order } }, DINER);

it('shows what the app makes of any answer about an order, with the notes of this phone', () => {
  let drawn = 0;
  fc.assert(
    fc.property(anyAnswerTo('order'), (answer) => {
      const [round] = roundsFrom({ status: 1, dataenum: answer })?.rounds ?? [];
      const { success, output } = v.safeParse(EOrderStatus, answer);
      if (round) drawn += 1;
      expect(round !== undefined).toBe(success);
      if (!success) return;
      const place = { eOrderID: ORDER.eOrderID, code: 'BEIT', tableCode: 'T12', customerId: 0 };
      const { eOrderID, orderNo, orderStatus, paymentStatus, lines, totals } = withOwnWords(
        place,
        output,
      );
      const own = { eOrderID, orderNo, orderStatus, paymentStatus, lines, totals };
      expect(round?.answer).toEqual(output);
      expect(round?.order).toMatchObject(own);
    }),
    { numRuns: 500 },
  );
  expect(drawn).toBeGreaterThan(100);
});

it('asks for the orders of this evening alone, as the app does', () => {
  const [placed] = ordersOnDevice().placedOrders_BEIT_T12;
  const many = Array.from({ length: MOST_ORDERS_AT_TABLE + 1 }, (_, index) => ({
    ...placed,
    eOrderID: 6000 + index,
  }));
  keep({ placedOrders_BEIT_T12: [...many, { ...placed, eOrderID: 7, placedAtMs: 1 }] });
  const asked = ordersAsked({}, DINER);
  expect(Object.keys(asked).map(Number)).toEqual(
    ordersOf('BEIT', 'T12').map(({ eOrderID }) => eOrderID),
  );
  expect(asked[6000]).toBe('TableCart/checkEOrderStatus/6000');
});

it.each<[string, () => void, unknown]>([
  ['a phone without orders', () => localStorage.clear(), ORDER],
  ['an order that this phone has not kept', () => localStorage.removeItem('receipt_5001'), ORDER],
  ['an order that the server refuses', () => undefined, { status: -4, dataenum: null }],
])('leaves %s to the app', (_, change, answer) => {
  expect(roundsFrom(ORDER)).toBeDefined();
  change();
  expect(roundsFrom(answer)).toBeUndefined();
});
