/** The line or the promo code that a visitor wanted when a login was required. Both expire. */
import * as v from 'valibot';
import { PENDING_LINE_LIFE_MS } from '../config/times.ts';
import type { CartLine } from '../contract/cart.ts';
import { pendingLineAtEntry, pendingLineEntry } from './cartEntries.ts';
import { entry } from './entry.ts';

/** The promo code that a visitor was accepting when a login was required. */
const pendingPromoEntry = entry({
  area: 'session',
  key: (code: string) => `pendingPromo_${code}`,
  schema: v.object({ promoCode: v.string(), at: v.number() }),
});

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

export function keepPendingPromo(promoCode: string, code: string, nowMs = Date.now()): void {
  pendingPromoEntry.write({ promoCode, at: nowMs }, code);
}

/** Returns the promo code and removes it. */
export function takePendingPromo(code: string, nowMs: number): string | undefined {
  const kept = pendingPromoEntry.read(code);
  pendingPromoEntry.remove(code);
  return kept && nowMs - kept.at < PENDING_LINE_LIFE_MS ? kept.promoCode : undefined;
}
