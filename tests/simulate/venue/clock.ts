/** Times of the venue, written as the wire has them. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** No zone changes its offset within a quarter of an hour. */
const STEP_MS = 15 * MINUTE_MS;

export class Clock {
  readonly now: () => number;
  readonly #format: Intl.DateTimeFormat;
  readonly #offsets = new Map<number, number>();

  constructor(now: () => number, timeZone: string) {
    this.now = now;
    this.#format = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' });
  }

  #offsetAt(ms: number): number {
    const step = Math.floor(ms / STEP_MS);
    let offset = this.#offsets.get(step);
    if (offset === undefined) {
      const name = this.#format.formatToParts(ms).find(({ type }) => type === 'timeZoneName');
      const [, sign = '+', hours = '0', minutes = '0'] =
        /([+-])(\d\d):(\d\d)/.exec(name?.value ?? '') ?? [];
      offset = (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS) * (sign === '-' ? -1 : 1);
      this.#offsets.set(step, offset);
    }
    return offset;
  }

  /** `2025-03-01T19:30:00+03:00` */
  iso(ms: number): string {
    const offset = this.#offsetAt(ms);
    const local = new Date(ms + offset).toISOString().slice(0, 19);
    const minutes = Math.abs(offset) / MINUTE_MS;
    const two = (value: number) => String(value).padStart(2, '0');
    return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  }

  /** The day in the store's zone. */
  day(ms: number): string {
    return this.iso(ms).slice(0, 10);
  }

  /** When a day of the store reaches this hour. */
  at(day: string, hour: number): number {
    const asUtc = Date.parse(`${day}T00:00:00Z`) + hour * HOUR_MS;
    return asUtc - this.#offsetAt(asUtc - this.#offsetAt(asUtc));
  }

  /** Shut places say when they open: at the next full hour but one. */
  nextOpening(): string {
    return this.iso((Math.floor(this.now() / HOUR_MS) + 2) * HOUR_MS);
  }
}
