import type { TFunction } from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../src/config/times.ts';
import { ORDER_STATUS } from '../../../src/contract/orderStatus.ts';
import { PAYMENT_STATUS } from '../../../src/contract/payment.ts';
import { screenOf } from '../../../src/firstScreen/doors/PlacedOrderScreen.tsx';
import { modes } from '../../../src/ordering/visit/modes.ts';
import { orderNoteEntry } from '../../../src/storage/orderNotes.ts';
import { sentOrderEntry } from '../../../src/storage/orderEntries.ts';
import { anyViewer } from '../anyViewer.ts';
import { ORDER } from '../../firstScreen/usualCart.ts';
import { ANSWERS, inEnvelopes } from '../../firstScreen/usualVenue.ts';

const NOW_MS = Date.parse('2026-01-01T12:00:00Z');
const at = (minutes: number) => new Date(NOW_MS + minutes * MINUTE_MS).toISOString();
const t = ((key: string) => key) as unknown as TFunction;
const DINER = {
  ...anyViewer({ t, lang: 'EN', nowMs: NOW_MS }),
  mode: modes.Table,
  tableCode: 'T12',
  filters: '',
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const promised = (minutes: number) =>
  orderNoteEntry.write({ at: NOW_MS, promisedAt: at(minutes) }, ORDER.eOrderID);
const sentAs = (orderStatus: number) =>
  sentOrderEntry.write(
    {
      orderStatus,
      paymentStatus: 0,
      orderNo: ORDER.orderNo,
      totals: { ...ORDER.totals, sPayable: '2.750' },
    },
    ORDER.eOrderID,
  );
const nothing = () => undefined;

it.each<[string, boolean, () => void, object?]>([
  ['on time', true, nothing],
  ['as first promised', true, () => promised(20)],
  ['promised for sooner', false, () => promised(5)],
  ['late', false, nothing, { estimatedAt: at(-5) }],
  ['late, but served', true, nothing, { estimatedAt: at(-5), orderStatus: ORDER_STATUS.ready }],
  ['as it was sent', true, () => sentAs(ORDER_STATUS.placed)],
  ['not yet as far as it was sent', false, () => sentAs(ORDER_STATUS.preparing)],
  ['not placed yet', false, nothing, { orderStatus: ORDER_STATUS.awaitingPayment }],
  ['refunded', false, nothing, { paymentStatus: PAYMENT_STATUS.refunded }],
  ['of another venue', false, nothing, { code: 'OLIVA' }],
])('an order that is %s: drawn early %s', (_, isDrawn, keep, change = {}) => {
  keep();
  const order = { ...ORDER, estimatedAt: at(20), ...change };
  const screen = screenOf(inEnvelopes({ ...ANSWERS, order }), DINER);
  expect(screen !== undefined).toBe(isDrawn);
});
