/** Orders as this device saw them last: to be read again, divided and printed without a network. */
import * as v from 'valibot';
import { orderType } from '../contract/basics.ts';
import { CartViewLine, Totals } from '../contract/cart.ts';
import { Invoice } from '../contract/orders.ts';
import { id, key, maybe, maybeText, numberOr, text, wholeList } from '../contract/schema.ts';
import { entry } from './entry.ts';
import { endingsOf } from './store.ts';

export const KeptOrder = v.object({
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
export type KeptOrder = v.InferOutput<typeof KeptOrder>;

const PREFIX = 'receipt_';

export const keptOrderEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${PREFIX}${eOrderId}`,
  schema: KeptOrder,
});
const keptOrderIds = () => endingsOf('local', PREFIX).map(Number);

function forgetWhere(isMeant: (kept: KeptOrder) => boolean): void {
  for (const eOrderId of keptOrderIds()) {
    const kept = keptOrderEntry.read(eOrderId);
    if (kept && isMeant(kept)) keptOrderEntry.remove(eOrderId);
  }
}

/** All orders at this venue, and those of the customer elsewhere. */
export function forgetKeptOrders(code: string, customerId: number | undefined): void {
  forgetWhere((kept) => kept.code === code || kept.customerId === (customerId ?? Number.NaN));
}

export function forgetOldOrders(sinceMs: number): void {
  forgetWhere(({ placedAtMs }) => placedAtMs < sinceMs);
}
