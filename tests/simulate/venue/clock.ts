/** Times of the venue (in Kuwait) in the wire format. */
const HOUR_MS = 3_600_000;
const OFFSET_MS = 3 * HOUR_MS;

export class Clock {
  readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** `2025-03-01T19:30:00+03:00` */
  iso(ms: number): string {
    return `${new Date(ms + OFFSET_MS).toISOString().slice(0, 19)}+03:00`;
  }

  /** The day in the store's zone. */
  day(ms: number): string {
    return this.iso(ms).slice(0, 10);
  }

  /** The moment when a day of the store reaches this hour. */
  at(day: string, hour: number): number {
    return Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS - OFFSET_MS;
  }

  /** A closed place opens at the full hour after the next one. */
  nextOpening(): string {
    return this.iso((Math.floor(this.now() / HOUR_MS) + 2) * HOUR_MS);
  }
}
