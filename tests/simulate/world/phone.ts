/** A phone: the state that its tabs share. */
import { createDice, seedOf, type Dice } from './dice.ts';
import type { Clock } from './clock.ts';
import { SimLocks } from './locks.ts';
import type { Line } from './network.ts';
import { SimStorage } from './storage.ts';
import type { Page } from './page.ts';

interface PhoneOptions {
  name: string;
  seed: number;
  clock: Clock;
  line: Line;
  /** Difference between its clock and the true time. */
  skewMs: number;
  /** Browsers have no locks over plain http. */
  hasLocks: boolean;
  /** The anti-forgery token, if the venue requires one. */
  cookie: string;
  /** The owner's number. */
  mobileNo: string;
}

/** Most log-ins finish within this time. */
const LOG_IN_MS = 20_000;

export class Phone {
  readonly name: string;
  readonly clock: Clock;
  readonly line: Line;
  readonly dice: Dice;
  readonly locks: SimLocks | undefined;
  readonly local: SimStorage;
  readonly pages = new Set<Page>();
  readonly mobileNo: string;
  readonly #cookies = new Map<string, string>();
  skewMs: number;
  /** Increases when a deployment replaces the files that open pages would still fetch. */
  build = 1;
  #writer: Page | undefined;
  #holder = { mobileNo: '', untilMs: 0 };

  constructor({ name, seed, clock, line, skewMs, hasLocks, cookie, mobileNo }: PhoneOptions) {
    this.name = name;
    this.clock = clock;
    this.line = line;
    this.skewMs = skewMs;
    this.mobileNo = mobileNo;
    if (cookie !== '') this.keepCookie(cookie);
    this.dice = createDice(seedOf(seed, 77));
    this.locks = hasLocks ? new SimLocks() : undefined;
    this.local = new SimStorage((written) => {
      const from = this.#writer;
      for (const page of this.pages) {
        if (page !== from) clock.plan(1, () => page.hearStorage(written));
      }
    });
  }

  /** The person who logs in; for some seconds nobody else can use the phone. */
  loggedInBy(mobileNo: string): string {
    const nowMs = this.clock.now();
    const isFree = nowMs > this.#holder.untilMs;
    this.#holder = {
      mobileNo: isFree ? mobileNo : this.#holder.mobileNo,
      untilMs: nowMs + LOG_IN_MS,
    };
    return this.#holder.mobileNo;
  }

  /** The storage as one page sees it; the other pages get an event for each write. */
  localOf(page: Page): Storage {
    return storageOf(page, this.local, (write) => {
      this.#writer = page;
      try {
        write();
      } finally {
        this.#writer = undefined;
      }
    });
  }

  /** The format of `document.cookie`. */
  cookies(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** Writes one cookie like `document.cookie`. */
  keepCookie(text: string): void {
    const [pair = '', ...terms] = text.split(/; ?/);
    const end = pair.indexOf('=');
    const until = terms.find((term) => /^expires=/i.test(term))?.slice('expires='.length);
    if (until !== undefined && !(Date.parse(until) > this.nowMs())) {
      this.#cookies.delete(pair.slice(0, end));
    } else this.#cookies.set(pair.slice(0, end), pair.slice(end + 1));
  }

  nowMs(): number {
    return this.clock.now() + this.skewMs;
  }
}

/** Writes of a dead page do not reach the storage. */
export function storageOf(
  page: Page,
  storage: SimStorage,
  noted: (write: () => void) => void = (write) => write(),
): Storage {
  const writing = (write: () => void) => {
    if (page.isAlive) noted(write);
  };
  return {
    get length() {
      return storage.length;
    },
    key: (index) => storage.key(index),
    getItem: (key) => storage.getItem(key),
    setItem: (key, value) => writing(() => storage.setItem(key, value)),
    removeItem: (key) => writing(() => storage.removeItem(key)),
    clear: () => writing(() => storage.evict()),
  };
}
