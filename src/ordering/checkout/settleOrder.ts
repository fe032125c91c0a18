import { INTENT_LIFE_MS } from '../../config/times.ts';
import { pendingOrderEntry } from '../../storage/orderEntries.ts';
import { pendingOrderKeys } from '../../storage/orderTraces.ts';
import { ordersOf, settleCart } from '../cart/settleCart.ts';
import { isOfDevice, settleDeviceOrder } from '../cart/deviceOrder.ts';

/** This device has seen that an order stands: its intent is done and its key is used up. */
export function settleOrder(eOrderId: number): void {
  for (const orderKey of pendingOrderKeys()) {
    const intent = pendingOrderEntry.read(orderKey);
    if (intent?.eOrderID !== eOrderId) continue;
    pendingOrderEntry.remove(orderKey);
    const { code, tableCode, customerId } = intent;
    if (isOfDevice(intent)) settleDeviceOrder(code, customerId, orderKey, eOrderId);
    else settleCart(code, tableCode, orderKey, eOrderId);
  }
}

/**
 * The orders to remind the diner of at this table: one whose payment was begun and is not known to
 * have ended, then those that were placed, newest first.
 */
export function openOrdersAt(code: string, tableCode: string, orderKey: string): number[] {
  const intent = pendingOrderEntry.read(orderKey);
  const paying = intent?.state === 'confirmed' ? [intent.eOrderID] : [];
  const placed = ordersOf(code, tableCode).filter(({ isClosed }) => !isClosed);
  const all = [...paying, ...placed.map(({ eOrderID }) => eOrderID)];
  return [...new Set(all)].filter((eOrderId) => eOrderId > 0);
}

/** Orders that broke off at tables where nobody ever came back to. */
export function dropOldIntents(): void {
  for (const orderKey of pendingOrderKeys()) {
    const sentAtMs = Date.parse(pendingOrderEntry.read(orderKey)?.sentAt ?? '');
    if (!(Date.now() - sentAtMs < INTENT_LIFE_MS)) pendingOrderEntry.remove(orderKey);
  }
}
