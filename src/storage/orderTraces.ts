/** What is left of orders that were placed. */
import * as v from 'valibot';
import { id, text } from '../contract/schema.ts';
import { entry } from './entry.ts';
import { endingsOf, stores } from './store.ts';

const ORDER_KEY_PREFIX = 'orderKey_';

/** Kept when the key itself is retired, so that the order can still be cancelled. */
export const orderKeyEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${ORDER_KEY_PREFIX}${eOrderId}`,
  schema: v.object({ orderKey: v.pipe(v.string(), v.nonEmpty()), at: v.number() }),
});
export const orderKeyIds = () => endingsOf('local', ORDER_KEY_PREFIX).map(Number);

/** The last order that this device has placed at a table, for whoever comes back to it. */
export const LastOrder = v.object({ eOrderID: id, orderKey: text, placedAtMs: v.number() });
export type LastOrder = v.InferOutput<typeof LastOrder>;

const LAST_ORDER_PREFIX = 'lastOrder_';

export const lastOrderEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `${LAST_ORDER_PREFIX}${code}_${tableCode}`,
  schema: LastOrder,
});

/** At all tables of a venue. */
export function forgetLastOrders(code: string): void {
  for (const key of stores.local.keys()) {
    if (key.startsWith(`${LAST_ORDER_PREFIX}${code}_`)) stores.local.remove(key);
  }
}
