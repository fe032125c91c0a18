/** Watches a session, and names the first rule that is broken. */
import { Ledger, savedKeyIn } from '../diner/ledger.ts';
import { STATUS } from '../../../src/contract/status.ts';
import type { Session } from '../diner/session.ts';
import type { News } from '../app/news.ts';
import type { OrderFact } from '../venue/venue.ts';
import type { Answered, Asked } from '../venue/wire.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';
import { addRules, hearOfAdd } from './adds.ts';
import { cartRules, cartRulesAtEnd, hearOfCart } from './carts.ts';
import { EarlyTaps } from './early.ts';
import { Customers } from './home.ts';
import { checkShown, orderRules, orderRulesAtEnd, hearOfOrder } from './orders.ts';
import { sendingRules } from './sending.ts';
import { SentCarts } from './sentCarts.ts';

export interface Broken {
  rule: string;
  why: string;
}

/** No answer is longer on its way. */
const LONGEST_WAY_MS = 60_000;

/** The map of a page, by dish: an empty one at first. */
function mapOf<T>(maps: Map<Page, Map<number, T>>, page: Page): Map<number, T> {
  const known = maps.get(page) ?? new Map<number, T>();
  maps.set(page, known);
  return known;
}

export class Judge {
  readonly session: Session;
  readonly ledger = new Ledger();
  readonly customers = new Customers();
  readonly early = new EarlyTaps();
  readonly #sentCarts = new SentCarts();
  /** Phones that were told another amount, or another bank, than the venue's. */
  readonly lied = new Set<Phone>();
  /** When each page has told of the state of its check-out last. */
  readonly lastStateMs = new Map<Page, number>();
  /** The number of each saved order, as a phone was told it. */
  readonly saved = new Map<string, number>();
  /** Orders that a phone was told to stand. */
  readonly told = new Map<Phone, Set<string>>();
  broken: Broken | undefined;
  /** Phones whose storage has lost or refused something: nothing is promised across their reloads. */
  readonly troubled = new Set<Phone>();
  /** Phones whose lease, in the place of locks, may have ended early as the clock was set. */
  readonly leaseless = new Set<Phone>();
  readonly clockSet = new Set<Phone>();
  /** The order key that each page had last. */
  readonly keys = new Map<Page, string>();
  /** When it came. */
  readonly keySinceMs = new Map<Page, number>();
  /** When an answer was last changed on its way to a phone. */
  readonly #garbledAtMs = new Map<Phone, number>();
  /** Carts that a phone has put aside for that of another, or that the venue has called unknown. */
  readonly aside = new Set<string>();
  /** The newest cart that each page has shown, by its order key. */
  readonly shown = new Map<Page, { orderKey: string; version: number }>();
  /** Taps on each dish that have no answer yet, by page. */
  readonly #pendingTaps = new Map<Page, Map<number, number>>();
  /** Nothing is wrong with the world, and this cart was refused before. */
  isLastTry = false;
  readonly #doubted = new Map<Page, Map<number, string>>();
  /** Since when each page waits without a way on. */
  readonly waiting = new Map<Page, number>();

  constructor(session: Session) {
    this.session = session;
  }

  break(rule: string, why: string): void {
    this.broken ??= { rule, why };
  }

  nowMs(): number {
    return this.session.clock.now();
  }

  /** As the venue has it. */
  order(eOrderId: number): OrderFact | undefined {
    return this.session.venue.orders().find((each) => each.eOrderId === eOrderId);
  }

  /** The one that stands of this cart. */
  placed(orderKey: string | undefined): OrderFact | undefined {
    const orders = this.session.venue.orders();
    return orders.find((each) => each.isPlaced && each.orderKey === orderKey);
  }

  crash(error: unknown): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.break('no crash', text);
  }

  noteFault(fault: string, phone: Phone): void {
    if (fault === 'payment that lies') this.lied.add(phone);
    if (fault === 'hostile body') this.#garbledAtMs.set(phone, this.nowMs());
  }

  /** What this phone is told may not be what the venue has said. */
  isGarbled(phone: Phone): boolean {
    const garbledAtMs = this.#garbledAtMs.get(phone) ?? Number.NEGATIVE_INFINITY;
    return this.nowMs() - garbledAtMs < LONGEST_WAY_MS;
  }

  /** The keys of adds without an answer, by their dish. */
  doubtedOf(page: Page): Map<number, string> {
    return mapOf(this.#doubted, page);
  }

  pendingTapsOf(page: Page): Map<number, number> {
    return mapOf(this.#pendingTaps, page);
  }

  asked(asked: Asked, page: Page, phone: Phone): () => void {
    if (asked.path.includes('/paymentByCard/')) this.lied.delete(phone);
    const sent = { asked, page, phone, atMs: this.nowMs(), endedAtMs: undefined };
    sendingRules(this, sent, phone);
    addRules(this, sent);
    const kept = this.ledger.sent;
    kept.push(sent);
    return () => {
      Object.assign(sent, { endedAtMs: this.nowMs() });
    };
  }

  /** A request has come to the venue. */
  heard(asked: Asked, { status, text }: Answered): void {
    const sent = this.ledger.sent.findLast((each) => each.asked === asked);
    if (!sent) return;
    sent.heardAtMs = this.nowMs();
    const orderKey = savedKeyIn(sent);
    const wish = orderKey === undefined ? undefined : this.ledger.lastWish(orderKey, sent.page);
    if (wish) wish.isRefused = status >= 400 || !text.startsWith('{"status":1,');
    // Its phone begins another cart, as the contract wants it, whatever is still on its way to this one.
    if (orderKey !== undefined && text.startsWith(`{"status":${STATUS.cartUnknown},`)) {
      this.aside.add(orderKey);
    }
  }

  hear(news: News, page: Page, phone: Phone): void {
    this.ledger.note(news, { page, phone }, this.nowMs());
    hearOfCart(this, news, page);
    hearOfAdd(this, news, page);
    hearOfOrder(this, news, page, phone);
    checkShown(this, news);
    this.early.hear(this, news, page);
    this.customers.hear(news, phone, this.nowMs());
  }

  /** After each event. */
  look(): void {
    if (this.broken) return;
    const defect = this.session.venue.world.defects.find(
      // A storage that has garbled a number gives a number all the same.
      (each) => this.troubled.size === 0 || !each.includes('user-id'),
    );
    if (defect !== undefined) this.break('no strict server refuses', defect);
    orderRules(this);
    cartRules(this);
    this.customers.look(this);
    this.#sentCarts.look(this);
  }

  /** Once everything has come to rest. */
  atEnd(): void {
    orderRulesAtEnd(this);
    cartRulesAtEnd(this);
    this.customers.atEnd(this);
  }
}
