/** Periods of the week in which an item is on offer. */
import type { AvailabilityWindow, TimeRange } from '../../../contract/basics.ts';
import { addDays, clockMinutes, momentOf, wallTime } from './zonedTime.ts';

const DAY_MINUTES = 24 * 60;
/** Covers one weekly pattern; one more day covers a range over midnight. */
const SEARCH_DAYS = 8;

export interface Span {
  from: number;
  to: number;
}

/** The spans of one day; a range that ends at or before its start ends on the next day. */
export function spansOfDay(day: string, ranges: readonly TimeRange[], timeZone: string): Span[] {
  return ranges.map((range) => {
    const from = clockMinutes(range.from);
    const end = clockMinutes(range.to);
    const to = end <= from ? end + DAY_MINUTES : end;
    return { from: momentOf(day, from, timeZone), to: momentOf(day, to, timeZone) };
  });
}

function spansOfWindow(
  window: AvailabilityWindow,
  day: string,
  weekday: number,
  timeZone: string,
): Span[] {
  if (!window.days.includes(weekday)) return [];
  if (window.startDate !== undefined && day < window.startDate) return [];
  if (window.endDate !== undefined && day > window.endDate) return [];
  const ranges = window.ranges.length > 0 ? window.ranges : [{ from: '00:00', to: '24:00' }];
  return spansOfDay(day, ranges, timeZone);
}

interface Presence {
  isOn: boolean;
  /** The next start, while it is off. */
  from?: number;
  /** The next time it turns on or off. */
  changesAt?: number;
}

/** Joins spans that touch, so that 00:00 to 24:00 every day has no gap. */
function joined(spans: Span[]): Span[] {
  const sorted = spans.filter((span) => span.to > span.from).sort((a, b) => a.from - b.from);
  const result: Span[] = [];
  for (const span of sorted) {
    const last = result.at(-1);
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else result.push({ ...span });
  }
  return result;
}

export function presenceIn(spans: Span[], at: number, horizon: number): Presence {
  const list = joined(spans);
  const current = list.find((span) => span.from <= at && at < span.to);
  if (current) return { isOn: true, changesAt: current.to < horizon ? current.to : undefined };
  const next = list.find((span) => span.from > at);
  return { isOn: false, from: next?.from, changesAt: next?.from };
}

/** The days around a moment, yesterday first. */
export function daysAround(at: number, timeZone: string): { day: string; weekday: number }[] {
  const today = wallTime(at, timeZone);
  return Array.from({ length: SEARCH_DAYS + 2 }, (_, index) => ({
    day: addDays(today.day, index - 1),
    weekday: (today.weekday + index + 6) % 7,
  }));
}

/** The state at that moment; without windows it is always on. */
export function presence(
  windows: readonly AvailabilityWindow[] | undefined,
  at: number,
  timeZone: string,
): Presence {
  if (!windows || windows.length === 0) return { isOn: true };
  const days = daysAround(at, timeZone);
  const last = days.at(-1);
  const horizon = last ? momentOf(last.day, 0, timeZone) : at;
  const spans = windows.flatMap((window) =>
    days.flatMap(({ day, weekday }) => spansOfWindow(window, day, weekday, timeZone)),
  );
  return presenceIn(spans, at, horizon);
}
