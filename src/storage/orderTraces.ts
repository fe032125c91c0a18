/** What a page must know of orders without knowing the orders. */
import * as v from 'valibot';
import { orderType, type OrderType } from '../contract/basics.ts';
import { id, maybe, maybeFlag, numberOr, text } from '../contract/schema.ts';
import { entry, keyPart } from './entry.ts';
import { endingsOf, stores } from './store.ts';

const ORDER_KEY_PREFIX = 'orderKey_';

/** Kept when the key itself is retired, so that the order can still be cancelled. */
export const orderKeyEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${ORDER_KEY_PREFIX}${eOrderId}`,
  schema: v.object({ orderKey: v.pipe(v.string(), v.nonEmpty()), at: v.number() }),
});
export const orderKeyIds = () => endingsOf('local', ORDER_KEY_PREFIX).map(Number);

/** An order that this device has placed at a table, for whoever comes back to it. */
const PlacedOrder = v.object({
  eOrderID: id,
  orderKey: text,
  placedAtMs: v.number(),
  /** Nobody waits for it any more. */
  isClosed: maybeFlag,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

const PLACED_ORDERS_PREFIX = 'placedOrders_';

/** Newest first. */
export const placedOrdersEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `${PLACED_ORDERS_PREFIX}${code}_${tableCode}`,
  schema: v.array(PlacedOrder),
});

/** At all tables of a venue. */
export function forgetPlacedOrders(code: string): void {
  for (const key of stores.local.keys()) {
    if (key.startsWith(`${PLACED_ORDERS_PREFIX}${keyPart(code)}_`)) stores.local.remove(key);
  }
}

export const PENDING_ORDER_PREFIX = 'eOrder_';
export const PENDING_STATES = ['draft', 'sending', 'unknown', 'confirmed', 'rejected'] as const;

/** How far the order of a key is on its way; the same value as the whole order, read in part. */
const pendingStateEntry = entry({
  area: 'local',
  key: (orderKey: string) => `${PENDING_ORDER_PREFIX}${orderKey}`,
  schema: v.object({
    state: v.picklist(PENDING_STATES),
    eOrderID: numberOr(0),
    orderType: maybe(orderType),
  }),
});
export const pendingStateOf = (orderKey: string) => pendingStateEntry.read(orderKey)?.state;

/** Order keys of every order under way on this device. */
export const pendingOrderKeys = () => endingsOf('local', PENDING_ORDER_PREFIX);

/** How the order of this number is made, as far as this device is sending it. */
export function orderTypeOf(eOrderId: number): OrderType | undefined {
  return pendingOrderKeys()
    .map((orderKey) => pendingStateEntry.read(orderKey))
    .find((pending) => pending?.eOrderID === eOrderId)?.orderType;
}

export const PAYMENT_DRAFT_PREFIX = 'paymentDraft_';

export function forgetPaymentDraft(orderKey: string): void {
  stores.session.remove(`${PAYMENT_DRAFT_PREFIX}${orderKey}`);
}
