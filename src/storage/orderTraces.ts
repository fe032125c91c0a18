/** Small parts of stored orders, so that pages need not load the code of whole orders. */
import * as v from 'valibot';
import { orderType, type OrderType } from '../contract/basics.ts';
import { id, maybe, maybeFlag, numberOr, text } from '../contract/schema.ts';
import { entry, keyPart } from './entry.ts';
import { endingsOf, stores } from './store.ts';

const ORDER_KEY_PREFIX = 'orderKey_';

/** Kept after the key itself is retired, so that the order can still be cancelled. */
export const orderKeyEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${ORDER_KEY_PREFIX}${eOrderId}`,
  schema: v.object({ orderKey: v.pipe(v.string(), v.nonEmpty()), at: v.number() }),
});
export const orderKeyIds = () => endingsOf('local', ORDER_KEY_PREFIX).map(Number);

/** An order that this device placed at a table, so that a returning diner finds it. */
const PlacedOrder = v.object({
  eOrderID: id,
  orderKey: text,
  placedAtMs: v.number(),
  /** The order no longer needs attention. */
  isClosed: maybeFlag,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrder>;

/** Newest first. */
export const placedOrdersEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `placedOrders_${code}_${tableCode}`,
  schema: v.array(PlacedOrder),
});

export const seenCartKey = (code: string, tableCode: string) => `cartSeen_${code}_${tableCode}`;
export const SENT_CART_PREFIX = 'sentCart_';

/** Copies the table's cached cart to its order, unparsed: later answers omit the diners' notes. */
export function keepCartOf(eOrderID: number, code: string, tableCode: string): void {
  const seen = stores.local.read(seenCartKey(keyPart(code), keyPart(tableCode)));
  if (seen !== null) stores.local.write(`${SENT_CART_PREFIX}${eOrderID}`, seen);
}

export const PENDING_ORDER_PREFIX = 'eOrder_';
export const PENDING_STATES = ['draft', 'sending', 'unknown', 'confirmed', 'rejected'] as const;

/** The state of a key's pending order: reads only this part of the stored order. */
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

export const pendingOrderKeys = () => endingsOf('local', PENDING_ORDER_PREFIX);

/** The order type of this order, if this device is sending it. */
export function orderTypeOf(eOrderId: number): OrderType | undefined {
  return pendingOrderKeys()
    .map((orderKey) => pendingStateEntry.read(orderKey))
    .find((pending) => pending?.eOrderID === eOrderId)?.orderType;
}

export const PAYMENT_DRAFT_PREFIX = 'paymentDraft_';

export function forgetPaymentDraft(orderKey: string): void {
  stores.session.remove(`${PAYMENT_DRAFT_PREFIX}${orderKey}`);
}
