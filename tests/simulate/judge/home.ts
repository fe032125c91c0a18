/** Rules for customers: the phone keeps their own carts, and shows no other customer's. */
import type { News } from '../app/news.ts';
import type { OrderFact } from '../venue/venue.ts';
import type { Phone } from '../world/phone.ts';
import type { Judge } from './judge.ts';

interface StoredLine {
  id: number;
  uniqueId: string;
  quantity: number;
}

interface StoredCart {
  deliveryId: string;
  menuItemList: StoredLine[];
}

interface Kept {
  /** The carts' text in the storages: carts are read again only if it changes. */
  text: string;
  deliveryId: string | undefined;
  /** The last key, even of a cart that is gone. */
  key: string | undefined;
  units: Map<number, number>;
}

/** A log-out has to remove all of these. */
const PERSONAL = /51234567|52345678|59876543|Palm Street|Noor/;

export class Customers {
  readonly #kept = new Map<string, Kept>();
  /** The last customer on each phone. */
  readonly #last = new Map<Phone, string>();
  /** Customers who left, were replaced on the phone, or lost a cart that a tab had set aside. */
  readonly #gone = new Map<Phone, Set<string>>();
  readonly #owners = new Map<string, number>();
  /** Phones whose diner changed a cart a moment ago. */
  readonly #acted = new Set<Phone>();
  #lastTouchMs = 0;
  /** The initial content of each cart, and the previous key. */
  readonly #origins = new Map<string, { key: string; units: Map<number, number> }>();
  /** Phones with a log-in while another customer is logged in. */
  readonly #replacing = new Set<Phone>();
  /** Phones whose login has ended since their cart was last checked. */
  readonly #ended = new Set<Phone>();
  /** Phones whose customer chose to log out, without a log-in since. */
  readonly #left = new Set<Phone>();

  hear(news: News, phone: Phone, nowMs: number): void {
    const { kind } = news;
    if (kind === 'touched' || kind === 'changed' || kind === 'leaving') this.#lastTouchMs = nowMs;
    if (['touched', 'changed', 'added'].includes(kind)) this.#acted.add(phone);
    if (kind === 'leaving') {
      this.#left.add(phone);
      this.#noteGone(phone, this.#last.get(phone));
    }
    if ((kind === 'done' || kind === 'refused') && news.what === 'logIn') {
      this.#replacing.delete(phone);
    }
    if (news.kind !== 'loggingIn') return;
    const isTaken = phone.local.peek('customerId_CEDAR') !== undefined;
    // The old data was removed by the log-out, or is replaced by the next customer's.
    if (this.#left.delete(phone) || isTaken) this.#forget(phone);
    if (isTaken) this.#replacing.add(phone);
  }

  look(judge: Judge): void {
    this.#noteNewcomers(judge);
    for (const phone of judge.session.phones) this.#makeWay(phone);
    for (const { page, phone, visit } of judge.session.tabs) {
      if (!page || visit?.side !== 'home') continue;
      const customerId = visit.customerId();
      if (customerId === 0) continue;
      for (const { uniqueId } of visit.cart().view?.cartList ?? []) {
        const owner = this.#owners.get(uniqueId) ?? customerId;
        this.#owners.set(uniqueId, owner);
        if (owner !== customerId)
          judge.break('nobody sees another’s cart', `${uniqueId} is of ${owner}`);
      }
      if (phone.local.peek('customerId_CEDAR') !== String(customerId)) continue;
      this.#checkKept(judge, phone, customerId);
      this.#acted.delete(phone);
      this.#ended.delete(phone);
    }
  }

  /** A newcomer without a name is no customer yet, but removes a cart that was set aside. */
  #noteNewcomers({ session }: Judge): void {
    for (const tab of session.tabs) {
      const newcomer = tab.session.peek('pendingLoginCEDAR');
      const before = this.#last.get(tab.phone);
      if (newcomer === undefined || before === undefined) continue;
      const { customerId } = JSON.parse(newcomer) as { customerId: number };
      if (String(customerId) === before) continue;
      this.#noteGone(tab.phone, before);
      if (tab.phone.local.peek('customerId_CEDAR') === undefined) this.#forget(tab.phone);
    }
  }

  #noteGone(phone: Phone, customerId = ''): void {
    this.#gone.set(phone, (this.#gone.get(phone) ?? new Set()).add(customerId));
  }

  /** After a login ends, its customer gets the cart back, unless another customer came since. */
  #makeWay(phone: Phone): void {
    const now = phone.local.peek('customerId_CEDAR');
    const before = this.#last.get(phone);
    if (now === undefined && before !== undefined) {
      this.#ended.add(phone);
      const kept = this.#kept.get(`${phone.name} ${before}`);
      if (kept?.deliveryId === undefined && kept?.units.size) this.#noteGone(phone, before);
      // A newcomer without a name is not logged in yet, but the previous customer is gone.
      if (this.#replacing.has(phone)) this.#forget(phone);
    }
    if (now === undefined || now === before) return;
    this.#last.set(phone, now);
    if (before !== undefined) this.#noteGone(phone, before);
    this.#forget(phone, now);
  }

  #forget(phone: Phone, besides = ''): void {
    for (const name of this.#kept.keys()) {
      if (name.startsWith(`${phone.name} `) && !name.endsWith(` ${besides}`))
        this.#kept.delete(name);
    }
  }

  #checkKept(judge: Judge, phone: Phone, customerId: number): void {
    const name = `${phone.name} ${customerId}`;
    const before = this.#kept.get(name);
    const texts = cartTexts(judge, phone, customerId);
    const text = texts.join('\n');
    if (before?.text === text) return;
    const stored = cartIn(texts[0]);
    const units = unitsIn(texts);
    const key = stored?.deliveryId ?? before?.key;
    this.#kept.set(name, { text, key, deliveryId: stored?.deliveryId, units });
    if (stored && stored.deliveryId !== before?.key) {
      noteNewCart(judge, stored);
      // A storage in trouble saves a cart late, long after its additions were reported.
      const isUnclear = this.#acted.has(phone) || judge.troubled.has(phone);
      if (before?.key !== undefined && !isUnclear) {
        this.#origins.set(stored.deliveryId, { key: before.key, units: unitsOf(stored) });
      }
    }
    if (!before || this.#isExcused(judge, phone, before)) return;
    for (const [dish, quantity] of before.units) {
      const now = units.get(dish) ?? 0;
      if (now < quantity) {
        judge.break(
          'no cart is emptied silently',
          `${now} of dish ${dish}, where ${quantity} were`,
        );
      }
    }
  }

  #isExcused(judge: Judge, phone: Phone, { deliveryId }: Kept): boolean {
    const { troubled } = judge;
    const isOrdered = judge.placed(deliveryId) !== undefined;
    // A cart that one tab set aside after its time was up is lost when the login ends in another
    // tab.
    const isAside = deliveryId === undefined && this.#ended.has(phone);
    return (
      isOrdered || isAside || this.#acted.has(phone) || troubled.has(phone) || this.#left.has(phone)
    );
  }

  /** Runs after the last event. */
  atEnd(judge: Judge): void {
    for (const phone of judge.session.phones) this.#checkLeft(judge, phone);
    for (const order of judge.session.venue.orders()) {
      if (!order.isPlaced || order.customerId === 0) continue;
      this.#checkRest(judge, order);
      this.#checkTwice(judge, order);
    }
  }

  #checkLeft(judge: Judge, phone: Phone): void {
    const isHere = phone.local.peek('userId_CEDAR') !== undefined;
    if (isHere || !this.#left.has(phone) || judge.troubled.has(phone)) return;
    const who = this.#last.get(phone);
    const own = judge.session.tabs.filter((tab) => tab.phone === phone);
    for (const storage of [phone.local, ...own.map(({ session }) => session)]) {
      for (const key of storage.keys()) {
        const row = `${key} is ${storage.peek(key) ?? ''}`;
        const isNamed = who !== undefined && row.includes(who);
        // Another customer may have been logging in in another tab.
        const isTheirs = isNamed || (PERSONAL.test(row) && !key.startsWith('pendingLogin'));
        if (isTheirs) judge.break('a log-out leaves nothing', row);
      }
    }
    if (PERSONAL.test(phone.cookies())) judge.break('a log-out leaves nothing', phone.cookies());
  }

  /** A cart that began with dishes of another order, though nobody added them twice. */
  #checkTwice(judge: Judge, order: OrderFact): void {
    const origin = this.#origins.get(order.orderKey);
    const former = judge.placed(origin?.key);
    if (!origin || !former) return;
    for (const [dish, quantity] of origin.units) {
      const lines = former.lines.filter(({ menuItemId }) => menuItemId === dish);
      const ordered = lines.reduce((sum, line) => sum + line.quantity, 0);
      const { most } = judge.ledger.unitsOf(origin.key, dish);
      if (ordered > 0 && ordered + quantity > most) {
        judge.break('nothing is ordered twice', `${dish} in ${origin.key} and ${order.orderKey}`);
      }
    }
  }

  /** Every confirmed dish is in the order of its cart, or still in a cart. */
  #checkRest(judge: Judge, order: OrderFact): void {
    const { session, ledger, troubled } = judge;
    for (const [dish, { said, isTouched }] of ledger.dishes(order.orderKey)) {
      const lines = order.lines.filter(({ menuItemId }) => menuItemId === dish);
      const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      const isKept = session.phones.some(
        (phone) =>
          troubled.has(phone) ||
          this.#gone.get(phone)?.has(String(order.customerId)) ||
          // Includes carts set aside for a new one: their tab still offers them.
          cartTexts(judge, phone, order.customerId).some((text) => unitsOf(cartIn(text)).has(dish)),
      );
      // The remaining dishes may have been removed or ordered since.
      const isLater =
        this.#lastTouchMs > (order.placedAt ?? 0) ||
        session.venue
          .orders()
          .some(
            ({ eOrderId, customerId, isPlaced, lines: others }) =>
              isPlaced &&
              eOrderId !== order.eOrderId &&
              customerId === order.customerId &&
              others.some(({ menuItemId }) => menuItemId === dish),
          );
      if (ordered < said && !isTouched && !isKept && !isLater) {
        judge.break('what was said to be added is there', `${ordered} of ${dish}, said ${said}`);
      }
    }
  }
}

/** A cart with a new key may begin with the remains of an order or a log-in. */
function noteNewCart({ ledger }: Judge, cart: StoredCart): void {
  for (const [dish, quantity] of unitsOf(cart)) {
    const units = ledger.unitsOf(cart.deliveryId, dish);
    units.most = Math.max(units.most, quantity);
  }
}

/** The cart on the phone, and those that its tabs have set aside. */
function cartTexts({ session }: Judge, phone: Phone, customerId: number): string[] {
  const aside = session.tabs.map((tab) =>
    tab.phone === phone ? (tab.session.peek(`expiredCart_${customerId}`) ?? '') : '',
  );
  return [phone.local.peek(`deliveryCart_${customerId}`) ?? '', ...aside];
}

/** Once a new cart exists, a cart that was set aside is no longer guaranteed. */
function unitsIn([stored = '', ...aside]: readonly string[]): Map<number, number> {
  const units = new Map<number, number>();
  for (const text of stored === '' ? aside : [stored]) {
    for (const [dish, quantity] of unitsOf(cartIn(text))) {
      units.set(dish, (units.get(dish) ?? 0) + quantity);
    }
  }
  return units;
}

function cartIn(text: string | undefined): StoredCart | undefined {
  if (!text) return undefined;
  try {
    return (JSON.parse(text) as StoredCart[])[0];
  } catch {
    // With a storage in trouble, nothing is guaranteed.
    return undefined;
  }
}

function unitsOf(cart: StoredCart | undefined): Map<number, number> {
  const units = new Map<number, number>();
  for (const { id, quantity } of cart?.menuItemList ?? []) {
    units.set(id, (units.get(id) ?? 0) + quantity);
  }
  return units;
}

/** This customer's cart on the phone. */
export function storedCart(phone: Phone, customerId: number | string): StoredCart | undefined {
  return cartIn(phone.local.peek(`deliveryCart_${customerId}`));
}

/** The cart's lines, if it has this key. */
export function storedLines(phone: Phone, customerId: number, orderKey: string) {
  const cart = storedCart(phone, customerId);
  const lines = cart?.deliveryId === orderKey ? cart.menuItemList : [];
  return lines.map(({ id, uniqueId, quantity }) => ({ menuItemId: id, uniqueId, quantity }));
}
