/** Days and clock times of a store, in its own time zone. */
import { DAY_MS, MINUTE_MS } from '../../../config/times.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

interface WallTime {
  /** YYYY-MM-DD */
  day: string;
  /** 0 Sunday to 6 Saturday */
  weekday: number;
  /** Minutes since midnight. */
  minutes: number;
  seconds: number;
}

export function wallTime(at: number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map((part) => [part.type, part.value]),
  );
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return {
    day,
    weekday: new Date(`${day}T00:00:00Z`).getUTCDay(),
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
    seconds: Number(parts['second']),
  };
}

/** The zone's offset from UTC at that moment, in minutes. */
function offsetMinutes(at: number, timeZone: string): number {
  const wall = wallTime(at, timeZone);
  const asUtc = Date.parse(`${wall.day}T00:00:00Z`) + (wall.minutes * 60 + wall.seconds) * 1000;
  return Math.round((asUtc - Math.floor(at / 1000) * 1000) / MINUTE_MS);
}

/** The moment when clocks of the zone show this day and minute. */
export function momentOf(day: string, minutes: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS;
  const guess = asUtc - offsetMinutes(asUtc, timeZone) * MINUTE_MS;
  return asUtc - offsetMinutes(guess, timeZone) * MINUTE_MS;
}

/** `2025-03-01T19:30:00+03:00` */
export function iso(at: number, timeZone: string): string {
  const offset = offsetMinutes(at, timeZone);
  const wall = new Date(Math.floor(at / 1000) * 1000 + offset * MINUTE_MS).toISOString();
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const minutes = String(size % 60).padStart(2, '0');
  return `${wall.slice(0, 19)}${offset < 0 ? '-' : '+'}${hours}:${minutes}`;
}

export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** `19:30` in minutes; `24:00` is the end of the day. */
export function clockMinutes(clock: string): number {
  const [hours = '0', minutes = '0'] = clock.split(':');
  return Number(hours) * 60 + Number(minutes);
}
