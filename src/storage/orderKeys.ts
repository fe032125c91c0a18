/** The key that made each order. The key allows cancelling it. */
import { DAY_MS } from '../config/times.ts';
import { orderKeyEntry, orderKeyIds } from './orderTraces.ts';

export function rememberOrderKey(eOrderId: number, orderKey: string, nowMs = Date.now()): void {
  for (const known of orderKeyIds()) keyOfOrder(known, nowMs);
  orderKeyEntry.write({ orderKey, at: nowMs }, eOrderId);
}

/** The key of an order; forgotten after a day. */
export function keyOfOrder(eOrderId: number, nowMs = Date.now()): string | undefined {
  const known = orderKeyEntry.read(eOrderId);
  if (known === undefined) return undefined;
  if (nowMs - known.at < DAY_MS) return known.orderKey;
  orderKeyEntry.remove(eOrderId);
  return undefined;
}
