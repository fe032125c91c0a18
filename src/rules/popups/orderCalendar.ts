import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { OrderMoment } from '../../contract/orders.ts';
import { wallTime } from '../common/zonedTime.ts';

const GIVEN_UP: ReadonlySet<number | undefined> = new Set([
  ORDER_STATUS.cancelled,
  ORDER_STATUS.rejected,
]);

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A date without a time means the whole day. */
export function isDay(text: string): boolean {
  return DAY.test(text);
}

export interface OrderCalendar {
  /** The number of orders made at this time or later. */
  since: (atMs: number) => number;
  /** The number of orders between two dates, including both. */
  between: (start: string, end: string) => number;
}

/**
 * The times of the orders that count. A venue may have thousands of rules and a customer thousands
 * of orders: each rule searches the sorted times instead of going through them all.
 */
export function orderCalendar(moments: readonly OrderMoment[], timeZone: string): OrderCalendar {
  const times = moments
    .filter(({ orderStatus }) => !GIVEN_UP.has(orderStatus))
    .map(({ createdOn }) => Date.parse(createdOn))
    .filter((at) => !Number.isNaN(at))
    .toSorted((one, other) => one - other);
  const days: (string | undefined)[] = [];
  const dayOf = (at: number, index: number) => (days[index] ??= wallTime(at, timeZone).day);

  /** The number of orders before the first one that `isReached`. */
  const countUntil = (isReached: (at: number, index: number) => boolean): number => {
    let [from, to] = [0, times.length];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (isReached(times[middle] ?? 0, middle)) to = middle;
      else from = middle + 1;
    }
    return from;
  };
  const countBefore = (start: string): number => {
    if (isDay(start)) return countUntil((at, index) => dayOf(at, index) >= start);
    const startMs = Date.parse(start);
    return countUntil((at) => at >= startMs);
  };
  const countUpTo = (end: string): number => {
    if (isDay(end)) return countUntil((at, index) => dayOf(at, index) > end);
    const endMs = Date.parse(end);
    return countUntil((at) => at > endMs);
  };

  return {
    since: (atMs) => times.length - countUntil((at) => at >= atMs),
    between: (start, end) => Math.max(0, countUpTo(end) - countBefore(start)),
  };
}
