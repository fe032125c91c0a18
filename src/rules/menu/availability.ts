import type { AvailabilityWindow, TimeRange } from '../../contract/basics.ts';
import { dayBefore, type WallTime } from '../common/zonedTime.ts';

const DAY_MINUTES = 24 * 60;
const CLOCK = /^(\d{2}):(\d{2})$/;

/** Minutes since midnight; undefined if it is not a valid time. */
function minutesOf(clock: string): number | undefined {
  const [, hour, minute] = CLOCK.exec(clock) ?? [];
  if (hour === undefined || minute === undefined || Number(minute) > 59) return undefined;
  const minutes = Number(hour) * 60 + Number(minute);
  return minutes <= DAY_MINUTES ? minutes : undefined;
}

/** `minutes` count from midnight of the range's first day and may lie on the next day. */
function isInRange(range: TimeRange, minutes: number): boolean {
  const from = minutesOf(range.from);
  const to = minutesOf(range.to);
  if (from === undefined || to === undefined) return false;
  return minutes >= from && minutes < (to <= from ? to + DAY_MINUTES : to);
}

function isDayIn(window: AvailabilityWindow, day: string, weekday: number): boolean {
  return (
    window.days.includes(weekday) &&
    (window.startDate === undefined || day >= window.startDate) &&
    (window.endDate === undefined || day <= window.endDate)
  );
}

function isInWindow(window: AvailabilityWindow, { day, weekday, minutes }: WallTime): boolean {
  if (isDayIn(window, day, weekday)) {
    if (window.ranges.length === 0) return true;
    if (window.ranges.some((range) => isInRange(range, minutes))) return true;
  }
  // A range that began yesterday and has not ended yet.
  return (
    isDayIn(window, dayBefore(day), (weekday + 6) % 7) &&
    window.ranges.some((range) => isInRange(range, minutes + DAY_MINUTES))
  );
}

/** True when something is available at a time; without any windows it always is. */
export function isInWindows(windows: readonly AvailabilityWindow[], at: WallTime): boolean {
  return windows.length === 0 || windows.some((window) => isInWindow(window, at));
}

/** The hours of one day, for a note such as "from 06:00 to 12:00"; none if it is all day. */
export function rangesOfDay(
  windows: readonly AvailabilityWindow[],
  { day, weekday }: WallTime,
): TimeRange[] {
  return windows.filter((window) => isDayIn(window, day, weekday)).flatMap(({ ranges }) => ranges);
}
