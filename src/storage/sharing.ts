/** Whether this phone orders into one cart with others: the little that every page of a table asks. */
import { keyPart } from './entry.ts';
import { stores } from './store.ts';

export const sharedCartKey = (code: string, tableCode: string) => `sharedCart_${code}_${tableCode}`;

const listeners = new Set<() => void>();

export function onSharing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function tellSharing(): void {
  for (const listener of listeners) listener();
}

export function isSharing(code: string, tableCode: string): boolean {
  return stores.local.read(sharedCartKey(keyPart(code), keyPart(tableCode))) !== null;
}
