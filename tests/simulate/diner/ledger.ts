/** Records everything that was wished, shown and sent in a session, for the judges. */
import { isDeepStrictEqual } from 'node:util';
import type { EOrderRequest } from '../../../src/contract/orders.ts';
import type { News } from '../app/news.ts';
import type { Asked } from '../venue/wire.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';

/** A tap on Pay, or the consent to a new total. */
export interface Wish {
  atMs: number;
  orderKey: string;
  page: Page;
  phone: Phone;
  request: EOrderRequest;
  payable: number;
  /** When its page reported that nothing was ordered. */
  deniedAtMs?: number;
  /** When its page reported that the result is unknown. */
  givenUpAtMs?: number;
  /** Its page has started to send it; a tap before its code has loaded is lost with the page. */
  isBegun?: boolean;
  /** Its page never got the code that sends it. */
  isUnsent?: boolean;
  /** The venue refused it, even if its page did not receive the refusal. */
  isRefused?: boolean;
  /** Another page of the phone was sending the same cart. */
  isBeside?: boolean;
  /** When its page showed any final result. */
  answeredAtMs?: number;
}

export interface Sent {
  asked: Asked;
  page: Page;
  phone: Phone;
  atMs: number;
  endedAtMs?: number;
  /** When the venue received it. */
  heardAtMs?: number;
}

const SAVES = /^\/api\/TableCart\/SaveEOrder(?:DriveThrough)?\/(?:.*\/)?([A-Za-z0-9]+)$/;

/** The order key that this request saves. */
export function savedKeyIn({ asked }: Sent): string | undefined {
  return SAVES.exec(asked.path)?.[1];
}

export interface Units {
  /** Upper bound of what taps can have added, and what the app confirmed. */
  most: number;
  said: number;
  saidAtMs: number;
  /** Something else changed the dish, so fewer units than confirmed may be left. */
  isTouched: boolean;
}

/**
 * The app repeats an unanswered emptying of a cart, even if another phone adds to the cart at the
 * same time.
 */
const LONGEST_REPEAT_MS = 90_000;

export class Ledger {
  readonly wishes: Wish[] = [];
  readonly sent: Sent[] = [];
  readonly #units = new Map<string, Units>();
  /** When lines of a cart were last removed. */
  readonly #touchedAtMs = new Map<string, number>();
  /** The last tapped quantity of a line, by its key. */
  readonly quantities = new Map<
    string,
    { qty: number; page: Page; orderKey: string; isOpen: boolean }
  >();

  /** The choices on a dish's page, by the key of the line. */
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

  /** From now on this cart may contain fewer units than confirmed. */
  touch(orderKey: string, nowMs: number): void {
    this.#touchedAtMs.set(orderKey, nowMs);
    for (const [, units] of this.dishes(orderKey)) units.isTouched = true;
  }

  /** Lines were removed a moment ago: the request may still be running. */
  isBeingEmptied(orderKey: string, nowMs: number): boolean {
    const touchedAtMs = this.#touchedAtMs.get(orderKey) ?? Number.NEGATIVE_INFINITY;
    return nowMs - touchedAtMs < LONGEST_REPEAT_MS;
  }

  lastWish(orderKey: string, page: Page): Wish | undefined {
    return this.wishes.findLast((wish) => wish.orderKey === orderKey && wish.page === page);
  }

  /** The request that the page's question to the diner is about. */
  #lastSaved(orderKey: string, page: Page): EOrderRequest | undefined {
    const saved = this.sent.findLast((sent) => sent.page === page && savedKeyIn(sent) === orderKey);
    return saved && (JSON.parse(saved.asked.body ?? '{}') as EOrderRequest);
  }

  /** After a reload, the question is about a wish of the previous page, not of another tab. */
  #wishBefore(orderKey: string, page: Page): Wish | undefined {
    const ofCart = this.wishes.filter((wish) => wish.orderKey === orderKey);
    const saved = this.#lastSaved(orderKey, page);
    const isSaved = ({ request }: Wish) =>
      isDeepStrictEqual(JSON.parse(JSON.stringify(request)), saved);
    return ofCart.findLast(isSaved) ?? ofCart.at(-1);
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
      const before = this.lastWish(orderKey, page) ?? this.#wishBefore(orderKey, page);
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
