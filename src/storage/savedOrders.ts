/** Orders as this device saw them last: to read, divide and print them offline. */
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
  /** '' until the server has sent it. */
  orderNo: text,
  /** Undefined until the server has sent it. */
  orderType: maybe(orderType),
  orderStatus: v.number(),
  paymentStatus: numberOr(0),
  tableLabel: maybeText,
  /** With the diners' own notes and names, which the server does not return. */
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

/** Removes all orders at this venue, and the customer's orders elsewhere. */
export function forgetSavedOrders(code: string, customerId: number | undefined): void {
  forgetWhere((kept) => kept.code === code || kept.customerId === customerId);
}

export function forgetOldOrders(sinceMs: number): void {
  forgetWhere(({ placedAtMs }) => placedAtMs < sinceMs);
}
