import { LAST_ORDER_LIFE_MS } from '../config/times.ts';
import { appStore } from '../state/appStore.ts';
import { forgetPaymentDraft, lastOrderEntry, pendingStateOf } from '../storage/orderTraces.ts';

/** This cart has become that order: its key is used up, and the table remembers the order. */
export function settleCart(
  code: string,
  tableCode: string,
  orderKey: string,
  eOrderID: number,
): void {
  forgetPaymentDraft(orderKey);
  lastOrderEntry.write({ eOrderID, orderKey, placedAtMs: Date.now() }, code, tableCode);
  appStore.getState().retireOrderKey(code, tableCode, orderKey);
}

/** The order that this table's diner may still be waiting for. */
export function lastOrderAt(code: string, tableCode: string) {
  const order = lastOrderEntry.read(code, tableCode);
  if (order === undefined) return undefined;
  if (Date.now() - order.placedAtMs < LAST_ORDER_LIFE_MS) return order;
  lastOrderEntry.remove(code, tableCode);
  return undefined;
}

export function forgetLastOrder(code: string, tableCode: string, eOrderId: number): void {
  if (lastOrderEntry.read(code, tableCode)?.eOrderID === eOrderId) {
    lastOrderEntry.remove(code, tableCode);
  }
}

/** Nobody knows yet what became of it, and its cart must stay as it was sent. */
export function isOrderUnsettled(orderKey: string): boolean {
  const state = pendingStateOf(orderKey);
  return state === 'sending' || state === 'unknown';
}

/** There is an order to remind the diner of. */
export function hasOpenOrder(code: string, ordersAt: string, orderKey: string): boolean {
  return pendingStateOf(orderKey) === 'confirmed' || lastOrderAt(code, ordersAt) !== undefined;
}
