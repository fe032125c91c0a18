import * as v from 'valibot';
import { UNIQUE_CART_ID_LIFE_MS } from '../config/times.ts';
import { entry, textEntry } from './entry.ts';
import { newUniqueCartId } from './randomKey.ts';
import { sharedCartEntry } from './sharedCart.ts';

const idEntry = textEntry({
  area: 'local',
  key: (code: string, tableCode: string) => `uniqueCartId_${code}_${tableCode}`,
  schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{12}$/)),
});
export const uniqueCartIdKey = idEntry.key;
/** When the id was made, stored separately so that the id keeps its plain 12 characters. */
const madeAtEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `uniqueCartIdMadeAt_${code}_${tableCode}`,
  schema: v.number(),
});

/** The order key of the table's cart on this device; makes a new one if there is none. */
export function uniqueCartIdOf(code: string, tableCode: string, nowMs = Date.now()): string {
  const stored = idEntry.read(code, tableCode);
  const madeAtMs = madeAtEntry.read(code, tableCode);
  const isYoung = madeAtMs === undefined || nowMs - madeAtMs < UNIQUE_CART_ID_LIFE_MS;
  const key = stored !== undefined && isYoung ? stored : newUniqueCartId();
  if (key !== stored || madeAtMs === undefined) writeUniqueCartId(key, code, tableCode, nowMs);
  return key;
}

/** The order key of this device's cart at a table; undefined if there is none. */
export function knownCartIdOf(
  code: string,
  tableCode: string,
  nowMs = Date.now(),
): string | undefined {
  const madeAtMs = madeAtEntry.read(code, tableCode) ?? nowMs;
  return nowMs - madeAtMs < UNIQUE_CART_ID_LIFE_MS ? idEntry.read(code, tableCode) : undefined;
}

export function writeUniqueCartId(
  uniqueCartId: string,
  code: string,
  tableCode: string,
  nowMs = Date.now(),
): void {
  idEntry.write(uniqueCartId, code, tableCode);
  madeAtEntry.write(nowMs, code, tableCode);
}

/**
 * The cart was ordered or removed: the next line starts a new one. After another phone's cart, this
 * phone's own cart returns.
 */
export function retireUniqueCartId(code: string, tableCode: string): void {
  const shared = sharedCartEntry.read(code, tableCode);
  if (shared?.ownKey !== undefined && shared.orderKey === idEntry.read(code, tableCode)) {
    writeUniqueCartId(shared.ownKey, code, tableCode);
    return;
  }
  idEntry.remove(code, tableCode);
  madeAtEntry.remove(code, tableCode);
}
