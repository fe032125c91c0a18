import { PLACED_ORDER_LIFE_MS } from '../../config/times.ts';
import type { PendingOrder } from '../../storage/orderEntries.ts';
import { appStore } from '../../state/appStore.ts';
import {
  forgetPaymentDraft,
  pendingStateOf,
  placedOrdersEntry,
  type PlacedOrder,
} from '../../storage/orderTraces.ts';

/** This cart has become that order: its key is used up, and the table remembers the order. */
export function settleCart(
  code: string,
  tableCode: string,
  orderKey: string,
  eOrderID: number,
): void {
  forgetPaymentDraft(orderKey);
  rememberOrder(code, tableCode, orderKey, eOrderID);
  appStore.getState().retireOrderKey(code, tableCode, orderKey);
}

/** What this device has ordered at a table of late, newest first. */
export function ordersOf(code: string, tableCode: string): PlacedOrder[] {
  const sinceMs = Date.now() - PLACED_ORDER_LIFE_MS;
  const known = placedOrdersEntry.read(code, tableCode) ?? [];
  return known.filter(({ placedAtMs }) => placedAtMs > sinceMs);
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

/** The order that the cart of this key is known to have made. */
export function orderMadeFrom(
  code: string,
  tableCode: string,
  orderKey: string,
): number | undefined {
  return ordersOf(code, tableCode).find((order) => order.orderKey === orderKey)?.eOrderID;
}

/** The diner has it, or has seen that it will not come. */
export function closeOrder(code: string, tableCode: string, eOrderId: number): void {
  const orders = ordersOf(code, tableCode);
  for (const order of orders) order.isClosed ||= order.eOrderID === eOrderId;
  placedOrdersEntry.write(orders, code, tableCode);
}

/** Nobody knows yet what became of it, and its cart must stay as it was sent. */
export function isUnsettled({ state }: { state: PendingOrder['state'] | undefined }): boolean {
  return state === 'sending' || state === 'unknown';
}

/** The same of the order that was made from the cart of this key. */
export function isOrderUnsettled(orderKey: string): boolean {
  return isUnsettled({ state: pendingStateOf(orderKey) });
}

/** There is an order to remind the diner of. */
export function hasOpenOrder(code: string, ordersAt: string, orderKey: string): boolean {
  const isPaying = pendingStateOf(orderKey) === 'confirmed';
  return isPaying || ordersOf(code, ordersAt).some(({ isClosed }) => !isClosed);
}
