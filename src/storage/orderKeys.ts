/** Which key made which order: whoever holds it may still cancel. */
import { DAY_MS } from '../config/times.ts';
import { orderKeyEntry, orderKeyIds } from './orderTraces.ts';

export function rememberOrderKey(eOrderId: number, orderKey: string, nowMs = Date.now()): void {
  for (const known of orderKeyIds()) keyOfOrder(known, nowMs);
  orderKeyEntry.write({ orderKey, at: nowMs }, eOrderId);
}

/** The key of an order of the last day; an older one is forgotten. */
export function keyOfOrder(eOrderId: number, nowMs = Date.now()): string | undefined {
  const known = orderKeyEntry.read(eOrderId);
  if (known === undefined) return undefined;
  if (nowMs - known.at < DAY_MS) return known.orderKey;
  orderKeyEntry.remove(eOrderId);
  return undefined;
}
