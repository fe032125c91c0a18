/** Everything that was wished, shown and sent in a session: what the judges judge by. */
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { News } from '../app/news.ts';
import type { Asked } from '../venue/wire.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';

/** A tap on Pay, or the consent to another total. */
export interface Wish {
  atMs: number;
  orderKey: string;
  page: Page;
  phone: Phone;
  request: EOrderRequest;
  payable: number;
  /** When its page has told the diner that nothing was ordered. */
  deniedAtMs?: number;
  /** When its page has said that nobody knows what became of it. */
  givenUpAtMs?: number;
  /** Its page has begun with it: what is tapped before its code has come goes with the page. */
  isBegun?: boolean;
  /** Its page has never had what sends it. */
  isUnsent?: boolean;
  /** The venue has said no to it, whether or not its page has heard that. */
  isRefused?: boolean;
  /** Another page of its phone was at work on the same cart. */
  isBeside?: boolean;
  /** When its page has told the diner anything final. */
  answeredAtMs?: number;
}

export interface Sent {
  asked: Asked;
  page: Page;
  phone: Phone;
  atMs: number;
  endedAtMs?: number;
  /** When the venue has heard it. */
  heardAtMs?: number;
}

const SAVES = /^\/api\/TableCart\/SaveEOrder(?:DriveThrough)?\/(?:.*\/)?([A-Za-z0-9]+)$/;

/** The key of the order that is saved by this request. */
export function savedKeyIn({ asked }: Sent): string | undefined {
  return SAVES.exec(asked.path)?.[1];
}

export interface Units {
  /** What taps may have brought at most, and what was said to be there. */
  most: number;
  said: number;
  saidAtMs: number;
  /** Something else has touched the dish, so that less may be there than was said. */
  isTouched: boolean;
}

/** A cart that is emptied without an answer is emptied once more, though another phone adds to it meanwhile. */
const LONGEST_REPEAT_MS = 90_000;

export class Ledger {
  readonly wishes: Wish[] = [];
  readonly sent: Sent[] = [];
  readonly #units = new Map<string, Units>();
  /** When lines of a cart were last taken out. */
  readonly #touchedAtMs = new Map<string, number>();
  /** The last quantity that was tapped for a line, by its key. */
  readonly quantities = new Map<
    string,
    { qty: number; page: Page; orderKey: string; isOpen: boolean }
  >();

  /** What was chosen on a dish's page, by the key of its line. */
  readonly chosen = new Map<string, { note: string; modifiers: readonly number[] }>();

  unitsOf(orderKey: string, menuItemId: number): Units {
    const name = `${orderKey}/${menuItemId}`;
    const known = this.#units.get(name) ?? { most: 0, said: 0, saidAtMs: 0, isTouched: false };
    this.#units.set(name, known);
    return known;
  }

  dishes(orderKey: string): [number, Units][] {
    const found: [number, Units][] = [];
    for (const [name, units] of this.#units) {
      if (name.startsWith(`${orderKey}/`)) {
        found.push([Number(name.slice(orderKey.length + 1)), units]);
      }
    }
    return found;
  }

  /** Whatever happens to this cart from now on, less may be in it than was said. */
  touch(orderKey: string, nowMs: number): void {
    this.#touchedAtMs.set(orderKey, nowMs);
    for (const [, units] of this.dishes(orderKey)) units.isTouched = true;
  }

  /** Lines were taken out a moment ago: a request for that may still be under way. */
  isBeingEmptied(orderKey: string, nowMs: number): boolean {
    const touchedAtMs = this.#touchedAtMs.get(orderKey) ?? Number.NEGATIVE_INFINITY;
    return nowMs - touchedAtMs < LONGEST_REPEAT_MS;
  }

  lastWish(orderKey: string, page: Page): Wish | undefined {
    return this.wishes.findLast((wish) => wish.orderKey === orderKey && wish.page === page);
  }

  /** What a page asks the diner about is what it has sent last. */
  #lastSaved(orderKey: string, page: Page): EOrderRequest | undefined {
    const saved = this.sent.findLast((sent) => sent.page === page && savedKeyIn(sent) === orderKey);
    return saved && (JSON.parse(saved.asked.body ?? '{}') as EOrderRequest);
  }

  note(news: News, { page, phone }: { page: Page; phone: Phone }, nowMs: number): void {
    if (news.kind === 'paid') {
      const { orderKey, request } = news;
      this.wishes.push({
        atMs: nowMs,
        orderKey,
        page,
        phone,
        request,
        payable: request.expectedTotal,
      });
    }
    if (news.kind === 'agreed' || news.kind === 'wishedAgain') {
      const { orderKey } = news;
      // After a reload the question is about a wish of the page before.
      const before =
        this.lastWish(orderKey, page) ?? this.wishes.findLast((wish) => wish.orderKey === orderKey);
      if (before) {
        const isAgreed = news.kind === 'agreed';
        const payable = isAgreed ? news.payable : before.payable;
        const asked = isAgreed ? (news.request ?? this.#lastSaved(orderKey, page)) : undefined;
        const request = asked ?? before.request;
        this.wishes.push({ atMs: nowMs, orderKey, page, phone, request, payable });
      }
    }
    if (news.kind === 'tapped') {
      this.unitsOf(news.orderKey, news.menuItemId).most += news.quantity;
    }
    if (news.kind === 'chosen') this.chosen.set(news.uniqueId, news);
    if (news.kind === 'added') {
      const units = this.unitsOf(news.orderKey, news.menuItemId);
      units.said += news.quantity;
      units.saidAtMs = nowMs;
      units.isTouched ||= this.isBeingEmptied(news.orderKey, nowMs);
    }
  }
}
