/** A phone: what all its tabs share. */
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
  /** How far its clock is from the true time. */
  skewMs: number;
  /** Browsers have no locks over plain http. */
  hasLocks: boolean;
  cookie: string;
}

export class Phone {
  readonly name: string;
  readonly clock: Clock;
  readonly line: Line;
  readonly dice: Dice;
  readonly locks: SimLocks | undefined;
  readonly local: SimStorage;
  readonly pages = new Set<Page>();
  readonly cookie: string;
  skewMs: number;
  /** A deployment has replaced the files that open pages would still fetch. */
  build = 1;
  #writer: Page | undefined;

  constructor({ name, seed, clock, line, skewMs, hasLocks, cookie }: PhoneOptions) {
    this.name = name;
    this.clock = clock;
    this.line = line;
    this.skewMs = skewMs;
    this.cookie = cookie;
    this.dice = createDice(seedOf(seed, 77));
    this.locks = hasLocks ? new SimLocks() : undefined;
    this.local = new SimStorage(({ key, value }) => {
      const from = this.#writer;
      for (const page of this.pages) {
        if (page !== from) clock.plan(1, () => page.hearStorage(key, value));
      }
    });
  }

  /** The storage as one page sees it: the others are told of what it writes. */
  localOf(page: Page): Storage {
    const { local } = this;
    const writing = (act: () => void) => {
      // What a dead page still has in hand does not reach the phone.
      if (!page.isAlive) return;
      this.#writer = page;
      try {
        act();
      } finally {
        this.#writer = undefined;
      }
    };
    return {
      get length() {
        return local.length;
      },
      key: (index) => local.key(index),
      getItem: (key) => local.getItem(key),
      setItem: (key, value) => writing(() => local.setItem(key, value)),
      removeItem: (key) => writing(() => local.removeItem(key)),
      clear: () => writing(() => local.evict()),
    };
  }

  nowMs(): number {
    return this.clock.now() + this.skewMs;
  }
}
