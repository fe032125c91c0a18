/** The traces of an evening at a table, which are removed without being read. */
import { keyPart } from './entry.ts';
import { stores } from './store.ts';

export const splitKey = (code: string, tableCode: string) => `split_${code}_${tableCode}`;

/** For all tables of a venue. */
export function forgetAtTables(
  code: string,
  keyOf: (code: string, tableCode: string) => string,
): void {
  const prefix = keyOf(keyPart(code), '');
  for (const key of stores.local.keys()) if (key.startsWith(prefix)) stores.local.remove(key);
}
