/** Compares the time first promised to the diner with the latest estimate. */
import { HOUR_MS, MINUTE_MS } from '../../config/times.ts';

type PromiseNews =
  | { kind: 'later' | 'earlier'; minutes: number }
  /** The time has passed and the order has not arrived. */
  | { kind: 'overdue' };

interface Promised {
  promisedAt: string | undefined;
  /** The server's current estimate; the server may omit it once the time has passed. */
  estimatedAt: string | undefined;
}

/** Smaller changes are not worth mentioning. */
const LEAST_MINUTES = 2;
/** Kitchens and clocks may differ by this much. */
const GRACE_MS = MINUTE_MS;
/** After a longer delay, either the device's clock or the order is wrong. */
const LONGEST_DELAY_MS = 12 * HOUR_MS;

/** Call it only while the diner is waiting for the order. */
export function promiseNews(
  { promisedAt, estimatedAt }: Promised,
  nowMs: number,
): PromiseNews | undefined {
  const promisedMs = Date.parse(promisedAt ?? '');
  const estimatedMs = Date.parse(estimatedAt ?? '');
  const dueMs = Number.isNaN(estimatedMs) ? promisedMs : estimatedMs;
  const lateMs = nowMs - dueMs;
  if (lateMs > GRACE_MS && lateMs < LONGEST_DELAY_MS) return { kind: 'overdue' };
  const minutes = Math.round((estimatedMs - promisedMs) / MINUTE_MS);
  if (!(Math.abs(minutes) >= LEAST_MINUTES)) return undefined;
  return { kind: minutes > 0 ? 'later' : 'earlier', minutes: Math.abs(minutes) };
}
