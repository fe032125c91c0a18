import { INTENT_LIFE_MS, LAST_ORDER_LIFE_MS } from '../config/times.ts';
import { appStore } from '../state/appStore.ts';
import { lastOrderEntry } from '../storage/orderTraces.ts';
import { paymentDraftEntry, pendingOrderEntry, pendingOrderKeys } from '../storage/orderEntries.ts';
import { isOfDevice, settleDeviceOrder } from './deviceOrder.ts';

/** This cart has become that order: its key is used up, and the table remembers the order. */
export function settleCart(
  code: string,
  tableCode: string,
  orderKey: string,
  eOrderID: number,
): void {
  paymentDraftEntry.remove(orderKey);
  lastOrderEntry.write({ eOrderID, orderKey, placedAtMs: Date.now() }, code, tableCode);
  appStore.getState().retireOrderKey(code, tableCode, orderKey);
}

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

/** The order that this table's diner may still be waiting for. */
export function lastOrderAt(code: string, tableCode: string) {
  const order = lastOrderEntry.read(code, tableCode);
  if (order === undefined) return undefined;
  if (Date.now() - order.placedAtMs < LAST_ORDER_LIFE_MS) return order;
  lastOrderEntry.remove(code, tableCode);
  return undefined;
}

/**
 * The order to remind the diner of at this table: one whose payment was begun and is not known to
 * have ended, else the last one placed; 0 for none.
 */
export function openOrderAt(code: string, tableCode: string, orderKey: string): number {
  const intent = pendingOrderEntry.read(orderKey);
  const isPaying = intent?.state === 'confirmed';
  return (isPaying ? intent.eOrderID : lastOrderAt(code, tableCode)?.eOrderID) ?? 0;
}

export function forgetLastOrder(code: string, tableCode: string, eOrderId: number): void {
  if (lastOrderEntry.read(code, tableCode)?.eOrderID === eOrderId) {
    lastOrderEntry.remove(code, tableCode);
  }
}

/** Orders that broke off at tables where nobody ever came back to. */
export function dropOldIntents(): void {
  for (const orderKey of pendingOrderKeys()) {
    const sentAtMs = Date.parse(pendingOrderEntry.read(orderKey)?.sentAt ?? '');
    if (!(Date.now() - sentAtMs < INTENT_LIFE_MS)) pendingOrderEntry.remove(orderKey);
  }
}
