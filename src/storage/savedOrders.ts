/** Orders as this device saw them last: to be read again, divided and printed without a network. */
import * as v from 'valibot';
import { orderType } from '../contract/basics.ts';
import { CartViewLine, Totals } from '../contract/cart.ts';
import { Invoice } from '../contract/orders.ts';
import { id, key, maybe, maybeText, numberOr, text, wholeList } from '../contract/schema.ts';
import { entry } from './entry.ts';
import { endingsOf } from './store.ts';

export const SavedOrder = v.object({
  eOrderID: id,
  code: key,
  tableCode: text,
  /** 0 for a visitor. */
  customerId: numberOr(0),
  placedAtMs: v.number(),
  /** '' until the server has told it. */
  orderNo: text,
  /** Undefined until the server has told it. */
  orderType: maybe(orderType),
  orderStatus: v.number(),
  paymentStatus: numberOr(0),
  tableLabel: maybeText,
  /** With the notes and names that the diners gave, which the server does not answer. */
  lines: wholeList(CartViewLine),
  totals: Totals,
  invoice: maybe(Invoice),
});
export type SavedOrder = v.InferOutput<typeof SavedOrder>;

const PREFIX = 'receipt_';

export const savedOrderEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${PREFIX}${eOrderId}`,
  schema: SavedOrder,
});
const savedOrderIds = () => endingsOf('local', PREFIX).map(Number);

function forgetWhere(isMeant: (kept: SavedOrder) => boolean): void {
  for (const eOrderId of savedOrderIds()) {
    const kept = savedOrderEntry.read(eOrderId);
    if (kept && isMeant(kept)) savedOrderEntry.remove(eOrderId);
  }
}

/** All orders at this venue, and those of the customer elsewhere. */
export function forgetSavedOrders(code: string, customerId: number | undefined): void {
  forgetWhere((kept) => kept.code === code || kept.customerId === (customerId ?? Number.NaN));
}

export function forgetOldOrders(sinceMs: number): void {
  forgetWhere(({ placedAtMs }) => placedAtMs < sinceMs);
}
