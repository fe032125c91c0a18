/** The line that a visitor was adding when a login was required. It expires. */
import { PENDING_LINE_LIFE_MS } from '../config/times.ts';
import type { CartLine } from '../contract/cart.ts';
import { pendingLineAtEntry, pendingLineEntry } from './cartEntries.ts';

export function keepPendingLine(line: CartLine, code: string, nowMs = Date.now()): void {
  pendingLineEntry.write(line, code);
  pendingLineAtEntry.write(nowMs, code);
}

/** Returns the line and removes it. */
export function takePendingLine(code: string, nowMs: number): CartLine | undefined {
  const line = pendingLineEntry.read(code);
  const at = pendingLineAtEntry.read(code) ?? nowMs;
  pendingLineEntry.remove(code);
  pendingLineAtEntry.remove(code);
  return nowMs - at < PENDING_LINE_LIFE_MS ? line : undefined;
}
