import { INTENT_LIFE_MS } from '../../config/times.ts';
import { pendingOrderEntry } from '../../storage/orderEntries.ts';
import { pendingOrderKeys } from '../../storage/orderTraces.ts';
import { ordersOf, settleCart } from '../cart/settleCart.ts';
import { isOfDevice, settleDeviceOrder } from '../cart/deviceOrder.ts';

/** Call when the order is known to be placed: removes its intent and retires its key. */
export function settleOrder(eOrderId: number): void {
  for (const orderKey of pendingOrderKeys()) {
    const intent = pendingOrderEntry.read(orderKey);
    if (intent?.eOrderID !== eOrderId) continue;
    const { code, tableCode, customerId } = intent;
    if (isOfDevice(intent)) settleDeviceOrder(code, customerId, orderKey, eOrderId);
    else settleCart(code, tableCode, orderKey, eOrderId);
    pendingOrderEntry.remove(orderKey);
  }
}

/**
 * The orders to remind the diner of at this table: first the one with a payment of unknown outcome,
 * then the placed ones, newest first.
 */
export function openOrdersAt(code: string, tableCode: string, orderKey: string): number[] {
  const intent = pendingOrderEntry.read(orderKey);
  const paying = intent?.state === 'confirmed' ? [intent.eOrderID] : [];
  const placed = ordersOf(code, tableCode).filter(({ isClosed }) => !isClosed);
  const all = [...paying, ...placed.map(({ eOrderID }) => eOrderID)];
  return [...new Set(all)].filter((eOrderId) => eOrderId > 0);
}

/** Removes expired intents, also of tables that the diner does not visit again. */
export function dropOldIntents(): void {
  for (const orderKey of pendingOrderKeys()) {
    const sentAtMs = Date.parse(pendingOrderEntry.read(orderKey)?.sentAt ?? '');
    if (!(Date.now() - sentAtMs < INTENT_LIFE_MS)) pendingOrderEntry.remove(orderKey);
  }
}
