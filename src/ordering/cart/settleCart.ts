import { MOST_ORDERS_AT_TABLE, PLACED_ORDER_LIFE_MS } from '../../config/times.ts';
import type { PendingOrder } from '../../storage/orderEntries.ts';
import { appStore } from '../../state/appStore.ts';
import {
  forgetPaymentDraft,
  keepCartOf,
  pendingStateOf,
  placedOrdersEntry,
  type PlacedOrder,
} from '../../storage/orderTraces.ts';

/** Call when this cart became that order: retires its key, remembers the order for the table. */
export function settleCart(
  code: string,
  tableCode: string,
  orderKey: string,
  eOrderID: number,
): void {
  forgetPaymentDraft(orderKey);
  keepCartOf(eOrderID, code, tableCode);
  rememberOrder(code, tableCode, orderKey, eOrderID);
  appStore.getState().retireOrderKey(code, tableCode, orderKey);
}

/** Recent orders of this device at a table, newest first. */
export function ordersOf(code: string, tableCode: string): PlacedOrder[] {
  const sinceMs = Date.now() - PLACED_ORDER_LIFE_MS;
  const known = placedOrdersEntry.read(code, tableCode) ?? [];
  return known.filter(({ placedAtMs }) => placedAtMs > sinceMs).slice(0, MOST_ORDERS_AT_TABLE);
}

export function rememberOrder(
  code: string,
  tableCode: string,
  orderKey: string,
  eOrderID: number,
): void {
  const known = ordersOf(code, tableCode);
  if (known.some((order) => order.eOrderID === eOrderID)) return;
  const order = { eOrderID, orderKey, placedAtMs: Date.now(), isClosed: false };
  placedOrdersEntry.write([order, ...known], code, tableCode);
}

/** The order that was made from the cart with this key, if this device knows it. */
export function orderMadeFrom(
  code: string,
  tableCode: string,
  orderKey: string,
): number | undefined {
  return ordersOf(code, tableCode).find((order) => order.orderKey === orderKey)?.eOrderID;
}

/** Marks an order as finished, so that the diner is not reminded of it. */
export function closeOrder(code: string, tableCode: string, eOrderId: number): void {
  const orders = ordersOf(code, tableCode);
  for (const order of orders) order.isClosed ||= order.eOrderID === eOrderId;
  placedOrdersEntry.write(orders, code, tableCode);
}

/** True when the outcome of this order is unknown, so that its cart must not change. */
export function isUnsettled({ state }: { state: PendingOrder['state'] | undefined }): boolean {
  return state === 'sending' || state === 'unknown';
}

/** The same, by the order key of the cart. */
export function isOrderUnsettled(orderKey: string): boolean {
  return isUnsettled({ state: pendingStateOf(orderKey) });
}

/** True when there is an order to remind the diner of. */
export function hasOpenOrder(code: string, ordersAt: string, orderKey: string): boolean {
  const isPaying = pendingStateOf(orderKey) === 'confirmed';
  return isPaying || ordersOf(code, ordersAt).some(({ isClosed }) => !isClosed);
}
