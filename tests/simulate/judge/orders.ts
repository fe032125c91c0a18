/** Rules for orders and money. */
import { STATUS } from '../../../src/contract/status.ts';
import type { News } from '../app/news.ts';
import { paymentIn } from '../diner/bank.ts';
import type { Session } from '../diner/session.ts';
import type { OrderFact } from '../venue/venue.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';
import { checkChosen } from './carts.ts';
import type { Judge } from './judge.ts';
import { fits, isMixed, isOvertaken, minorOf, savedBy } from './wishes.ts';

/** Steps in which the diner has nothing to tap. */
const WAITING = new Set(['sending', 'checking', 'elsewhere', 'leaving']);
/** A request may take twice its time limit, and a dead tab holds its lease for a while. */
const LONGEST_WAIT_MS = 100_000;
const FINAL = new Set(['placed', 'refused', 'notSent', 'changed', 'saved']);

function checkPlaced(judge: Judge, order: OrderFact): void {
  const placedAt = order.placedAt ?? judge.nowMs();
  const before = judge.ledger.wishes.filter(
    ({ orderKey, atMs }) => orderKey === order.orderKey && atMs <= placedAt,
  );
  checkChosen(judge, order.lines);
  const { payableMinor } = order;
  const fitting = before.filter((wish) => fits(judge, wish, order));
  if (before.length === 0) judge.break('only what was wished', `order ${order.eOrderId}`);
  else if (fitting.length === 0) {
    judge.break(
      'as agreed',
      `order ${order.eOrderId} has method ${order.paymentMethodId}, tip ${order.tipMinor}, note "${order.note}"`,
    );
  } else if (isMixed(judge, order)) {
    // The contract's call that places an order names no total, so no price is guaranteed here.
    judge.session.count('orders saved by one page and placed by another');
    return;
  } else if (!fitting.some(({ payable }) => minorOf(judge, payable) >= payableMinor)) {
    judge.break(
      'never dearer than agreed',
      `order ${order.eOrderId} costs ${payableMinor}, agreed were ${fitting.map(({ payable }) => minorOf(judge, payable)).join(', ')}`,
    );
  }
  if (isOvertaken(judge, { before, fitting, placedAt })) {
    judge.break('the last wish counts', `order ${order.eOrderId}`);
  }
  // A phone whose storage is full cannot report the refusal to its other tabs.
  const isDenied = fitting.every(
    ({ deniedAtMs = placedAt, phone }) => deniedAtMs < placedAt && !judge.troubled.has(phone),
  );
  // A diner with a refusal in one tab may pay at the bank that another tab opened earlier.
  const isPaid = judge.session.venue.world.charges.some(
    ({ eOrderId, isRefunded }) => eOrderId === order.eOrderId && !isRefunded,
  );
  if (fitting.length > 0 && isDenied && !isPaid) {
    judge.break('what was said is true', `order ${order.eOrderId} was placed after a no`);
  }
}

const judged = new WeakMap<Judge, Set<number>>();

export function orderRules(judge: Judge): void {
  const known = judged.get(judge) ?? new Set();
  judged.set(judge, known);
  const placed = judge.session.venue.orders().filter(({ isPlaced }) => isPlaced);
  const keys = new Set(placed.map(({ orderKey }) => orderKey));
  if (keys.size < placed.length) judge.break('one order of a cart', [...keys].join(', '));
  for (const order of placed) {
    if (known.has(order.eOrderId)) continue;
    known.add(order.eOrderId);
    judge.session.count('orders placed');
    judge.session.count(`orders placed: ${order.mode}`);
    checkPlaced(judge, order);
  }
  checkCharges(judge);
  checkWaiting(judge);
}

function checkCharges(judge: Judge): void {
  const charges = judge.session.venue.world.charges;
  if (charges.length === 0) return;
  // Payments for expired orders were refunded.
  const kept = charges.filter(({ isRefunded }) => !isRefunded);
  const sums = Map.groupBy(kept, ({ eOrderId }) => eOrderId);
  for (const [eOrderId, taken] of sums) {
    const order = judge.order(eOrderId);
    const sum = taken.reduce((all, { minor }) => all + minor, 0);
    if (!order || sum !== order.payableMinor) {
      judge.break('charged what was agreed', `${sum} for order ${eOrderId}`);
    }
  }
}

function checkWaiting(judge: Judge): void {
  for (const tab of judge.session.tabs) {
    const { page } = tab;
    if (!page) continue;
    const isWaiting = judge.session.isCalm && WAITING.has(tab.step() ?? '');
    const sinceMs = judge.waiting.get(page);
    if (!isWaiting) judge.waiting.delete(page);
    else if (sinceMs === undefined) judge.waiting.set(page, judge.nowMs());
    else if (judge.nowMs() - sinceMs > LONGEST_WAIT_MS) {
      judge.break('a way on', `${tab.step()} for ${judge.nowMs() - sinceMs} ms`);
    }
  }
}

/** If two pages send one cart, their order is random. */
function noteBeside({ session, ledger }: Judge, step: string, page: Page, phone: Phone): void {
  const of = (each: Page) => ledger.wishes.findLast((wish) => wish.page === each);
  const mine = of(page);
  if (mine && step === 'elsewhere') mine.isBeside = isTakenUp(session, page, phone);
  if (step !== 'checking') return;
  for (const tab of session.tabs) {
    const other = tab.page && tab.page !== page && tab.phone === phone ? of(tab.page) : undefined;
    if (other) other.isBeside = true;
  }
}

function noteSaved(judge: Judge, eOrderId: number): void {
  const order = judge.order(eOrderId);
  if (order) judge.saved.set(order.orderKey, eOrderId);
}

/** The page reacts to a tap on Pay immediately, before the button can take another one. */
function checkButton(judge: Judge, page: Page): void {
  const before = judge.ledger.wishes.filter((wish) => wish.page === page).at(-2);
  const toldMs = judge.lastStateMs.get(page) ?? Number.NEGATIVE_INFINITY;
  if (before && before.atMs > toldMs) {
    judge.break(
      'the button is shut while an order is sent',
      `${before.orderKey} was tapped before`,
    );
  }
}

/**
 * For two phones with one cart: one may place what the other saved, and the other's own request is
 * refused.
 */
function isPlacedByOther({ session, ledger }: Judge, order: OrderFact, phone: Phone): boolean {
  const others = session.phones.filter((each) => each !== phone);
  return ledger.sent.some(
    ({ asked, page }) =>
      asked.path.endsWith(`/PlaceOrder/${order.eOrderId}`) &&
      others.some(({ pages }) => pages.has(page)),
  );
}

/** True when another page of the phone is sending, or waits for the bank. */
function isTakenUp(session: Session, page: Page, phone: Phone): boolean {
  return session.tabs.some(
    (tab) =>
      tab.phone === phone &&
      tab.page !== page &&
      (tab.bank !== undefined || WAITING.has(tab.step() ?? '')),
  );
}

/** The wish of a closed page ends, unless another page of the phone has taken it over. */
function giveUpGone(judge: Judge, page: Page, phone: Phone): void {
  if (isTakenUp(judge.session, page, phone)) return;
  for (const wish of judge.ledger.wishes) {
    if (wish.phone === phone && !wish.page.isAlive) wish.givenUpAtMs ??= judge.nowMs() - 1;
  }
}

export function hearOfOrder(judge: Judge, news: News, page: Page, phone: Phone): void {
  if (news.kind === 'orderPage') {
    const order = judge.order(news.eOrderId);
    if (!order?.isPlaced) judge.break('what was said is true', `order ${news.eOrderId} stands not`);
    const keys = judge.told.get(phone) ?? new Set();
    if (order) judge.told.set(phone, keys.add(order.orderKey));
  }
  if (news.kind === 'leave') {
    if (judge.lied.has(phone)) judge.break('no bank is opened on a lie', news.address);
    checkBank(judge, phone, news.address);
  }
  if (news.kind === 'paid') {
    checkButton(judge, page);
    giveUpGone(judge, page, phone);
  }
  if (news.kind !== 'state') return;
  judge.lastStateMs.set(page, judge.nowMs());
  noteBeside(judge, news.state.step, page, phone);
  if (news.state.step === 'elsewhere' && phone.locks && phone.pages.size === 1) {
    judge.break('another tab is at work where it is said so', page.isAlive ? 'alone' : 'gone');
  }
  const { step } = news.state;
  if (news.state.step === 'saved') noteSaved(judge, news.state.eOrderId);
  const isOfTotals =
    news.state.step === 'refused' &&
    news.state.failure.status === STATUS.totalsChanged &&
    !judge.troubled.has(phone);
  if (isOfTotals && !judge.isGarbled(phone)) {
    judge.break('new totals are asked for, not refused', page.isAlive ? 'here' : 'gone');
  }
  const ofPage = judge.ledger.wishes.filter((wish) => wish.page === page);
  if (step === 'unknown') for (const wish of ofPage) wish.givenUpAtMs ??= judge.nowMs();
  // The code that sends orders failed to load, so the doubt is about the previous order.
  const last = ofPage.at(-1);
  if (last && news.state.step === 'unknown' && news.state.failure.call === 'Checkout') {
    last.isUnsent = true;
  }
  // A page that is shown again checks again.
  if (step === 'checking') {
    for (const wish of ofPage) {
      delete wish.givenUpAtMs;
      wish.isBegun = wish.isUnsent !== true;
    }
  }
  if (FINAL.has(step)) {
    for (const wish of ofPage) wish.answeredAtMs ??= judge.nowMs();
  }
  if (step === 'refused' || step === 'notSent') {
    for (const wish of ofPage) wish.deniedAtMs ??= judge.nowMs();
    const orderKey = judge.session.tabs.find((tab) => tab.page === page)?.visit?.orderKey();
    const own = ofPage.findLast((wish) => wish.orderKey === orderKey);
    const order = own && judge.placed(own.orderKey);
    const isOwn = order && !isPlacedByOther(judge, order, phone);
    if (isOwn && fits(judge, own, order) && !judge.troubled.has(phone)) {
      judge.break('unknown is not no', `order ${order.eOrderId} stands, and ${step} was shown`);
    }
  }
}

function checkBank(judge: Judge, phone: Phone, address: string): void {
  const asks = judge.session.venue.world.payments.get(paymentIn(address) ?? '');
  if (!asks) {
    judge.break('only the venue’s bank', address);
    return;
  }
  const order = judge.order(asks.eOrderId);
  // Since this payment began, another phone at the table may have saved the order with its own
  // wish.
  const isOthers = order && savedBy(judge, order) !== phone;
  const wishes = judge.ledger.wishes.filter(
    (wish) =>
      order &&
      wish.orderKey === order.orderKey &&
      (fits(judge, wish, order) || (isOthers && wish.phone === phone)),
  );
  const most = Math.max(...wishes.map((wish) => minorOf(judge, wish.payable)));
  if (!(asks.minor <= most))
    judge.break('the bank asks what was agreed', `${asks.minor}, not ${most}`);
}

/** The request contains exactly the lines that the page shows. */
export function checkShown(judge: Judge, news: News): void {
  if (news.kind !== 'paid' || !news.request.menuItemList) return;
  const shown = news.view.cartList.map(({ uniqueId, qty }) => `${uniqueId}×${qty}`).join(' ');
  const asked = news.request.menuItemList
    .map(({ uniqueId, quantity }) => `${uniqueId}×${quantity}`)
    .join(' ');
  if (shown !== asked) judge.break('what is shown is ordered', `${shown}, not ${asked}`);
}

export function orderRulesAtEnd(judge: Judge): void {
  const { session } = judge;
  for (const phone of session.phones) {
    for (const key of phone.local.keys()) {
      if (!key.startsWith('eOrder_') || judge.troubled.has(phone)) continue;
      const { state } = JSON.parse(phone.local.peek(key) ?? '{}') as { state?: string };
      const orderKey = key.slice('eOrder_'.length);
      if (judge.told.get(phone)?.has(orderKey)) {
        judge.break('an order that stands leaves no intent', `${orderKey} is ${state}`);
      }
      const isOfTable = session.tabsOf(phone).some(({ visit }) => visit?.orderKey() === orderKey);
      if (isOfTable && (state === 'sending' || state === 'unknown')) {
        judge.break('what is in doubt is asked for', `${orderKey} is ${state} at the end`);
      }
    }
  }
}
