import { kept } from './kept.ts';

/** A date and time in the venue's time zone. */
export interface WallTime {
  /** 2025-03-01 */
  day: string;
  /** 0 is Sunday, 6 is Saturday. */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
}

const FIELDS = {
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

const wallFormat = kept((timeZone: string): Intl.DateTimeFormat => {
  try {
    return new Intl.DateTimeFormat('en', { ...FIELDS, timeZone: timeZone || undefined });
  } catch {
    // For an unknown time zone, use the device's own.
    return new Intl.DateTimeFormat('en', FIELDS);
  }
});

export function wallTime(atMs: number, timeZone: string): WallTime {
  const parts = wallFormat(timeZone).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    parts.find((entry) => entry.type === type)?.value ?? '';
  const day = `${part('year')}-${part('month')}-${part('day')}`;
  return {
    day,
    weekday: new Date(day).getUTCDay(),
    minutes: Number(part('hour')) * 60 + Number(part('minute')),
  };
}

export function dayBefore(day: string): string {
  return dayAfter(day, -1);
}

export function dayAfter(day: string, days: number): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
