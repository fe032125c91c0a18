/** Watches a session, and reports the first broken rule. */
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

/** The longest time that an answer can take. */
const LONGEST_WAY_MS = 60_000;

/** The map of a page, by dish; creates an empty one. */
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
  /** Phones that received a changed amount, or the address of another bank. */
  readonly lied = new Set<Phone>();
  /** When each page last reported the state of its check-out. */
  readonly lastStateMs = new Map<Page, number>();
  /** The number of each saved order, as reported to a phone. */
  readonly saved = new Map<string, number>();
  /** The orders that each phone showed as placed. */
  readonly told = new Map<Phone, Set<string>>();
  broken: Broken | undefined;
  /** Phones whose storage lost or refused something: nothing is guaranteed after their reloads. */
  readonly troubled = new Set<Phone>();
  /** Phones whose lease (used without locks) may have ended early, because the clock was set. */
  readonly leaseless = new Set<Phone>();
  readonly clockSet = new Set<Phone>();
  /** The last order key of each page. */
  readonly keys = new Map<Page, string>();
  /** When the page got that key. */
  readonly keySinceMs = new Map<Page, number>();
  /** When an answer to the phone was last changed in transit. */
  readonly #garbledAtMs = new Map<Phone, number>();
  /** Carts that a phone replaced with another phone's, or that the venue called unknown. */
  readonly aside = new Set<string>();
  /** The newest cart that each page has shown, by its order key. */
  readonly shown = new Map<Page, { orderKey: string; version: number }>();
  /** The number of unanswered taps on each dish, by page. */
  readonly #pendingTaps = new Map<Page, Map<number, number>>();
  /** True when the world has no faults and this cart was already refused once. */
  isLastTry = false;
  readonly #doubted = new Map<Page, Map<number, string>>();
  /** Since when each page has been waiting without an action for the diner. */
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

  /** The venue's own record. */
  order(eOrderId: number): OrderFact | undefined {
    return this.session.venue.orders().find((each) => each.eOrderId === eOrderId);
  }

  /** The placed order of this cart. */
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

  /** True when this phone's answers may differ from the venue's. */
  isGarbled(phone: Phone): boolean {
    const garbledAtMs = this.#garbledAtMs.get(phone) ?? Number.NEGATIVE_INFINITY;
    return this.nowMs() - garbledAtMs < LONGEST_WAY_MS;
  }

  /** The keys of unanswered adds, by dish. */
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

  /** The venue has received a request. */
  heard(asked: Asked, { status, text }: Answered): void {
    const sent = this.ledger.sent.findLast((each) => each.asked === asked);
    if (!sent) return;
    sent.heardAtMs = this.nowMs();
    const orderKey = savedKeyIn(sent);
    const wish = orderKey === undefined ? undefined : this.ledger.lastWish(orderKey, sent.page);
    if (wish) wish.isRefused = status >= 400 || !text.startsWith('{"status":1,');
    // The contract requires a new cart then, even with requests for this one still pending.
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

  /** Runs after each event. */
  look(): void {
    if (this.broken) return;
    const defect = this.session.venue.world.defects.find(
      // A garbled storage may return a wrong number that still looks valid.
      (each) => this.troubled.size === 0 || !each.includes('user-id'),
    );
    if (defect !== undefined) this.break('no strict server refuses', defect);
    orderRules(this);
    cartRules(this);
    this.customers.look(this);
    this.#sentCarts.look(this);
  }

  /** Runs after the last event. */
  atEnd(): void {
    orderRulesAtEnd(this);
    cartRulesAtEnd(this);
    this.customers.atEnd(this);
  }
}
