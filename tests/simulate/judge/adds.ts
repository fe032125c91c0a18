/** Rules for a dish that the diner taps again after an add without an answer. */
import type { ApiFailure } from '../../../src/api/failure.ts';
import { STATUS } from '../../../src/contract/status.ts';
import type { News } from '../app/news.ts';
import type { Sent } from '../diner/ledger.ts';
import type { Page } from '../world/page.ts';
import type { Judge } from './judge.ts';

interface Add {
  uniqueCartId: string;
  menuItemId: number;
  uniqueId: string;
}

/** A request and its retry, each with its full time limit. */
const LONGEST_TRY_MS = 70_000;
/** Most answers arrive within this time, unless they are delayed on purpose. */
const LONGEST_READ_MS = 5000;

/** The page has its own class for failures, so this checks fields. */
function isUnclear(failure: unknown): boolean {
  const { kind, httpStatus = 0 } = failure as Partial<ApiFailure>;
  if (kind === 'http') return httpStatus >= 500;
  return kind === 'network' || kind === 'timeout' || kind === 'unreadable';
}

/** The venue no longer knows the cart, or has its order. */
function isOfGoneCart(failure: unknown): boolean {
  const { status } = failure as Partial<ApiFailure>;
  return status === STATUS.cartUnknown || status === STATUS.alreadyOrdered;
}

function addIn({ asked }: Sent): Add | undefined {
  if (asked.path !== '/api/TableCart/AddToCart') return undefined;
  return JSON.parse(asked.body ?? '{}') as Add;
}

/** The key of the line that a request adds to the cart. */
function lineIn({ asked }: Sent): string | undefined {
  const isOfForm = asked.method === 'POST' && asked.path === '/api/TableCart';
  if (!isOfForm && asked.path !== '/api/TableCart/AddToCart') return undefined;
  return (JSON.parse(asked.body ?? '{}') as Add).uniqueId;
}

/** Another page still waits for the result of this line, and may add it again. */
export function isBeingAdded({ ledger }: Judge, page: Page, uniqueId: string): boolean {
  return ledger.sent.some(
    (sent) => sent.page !== page && sent.endedAtMs === undefined && lineIn(sent) === uniqueId,
  );
}

function addsOf({ ledger }: Judge, page: Page): (Sent & { add: Add })[] {
  return ledger.sent.flatMap((sent) => {
    const add = sent.page === page ? addIn(sent) : undefined;
    return add ? [{ ...sent, add }] : [];
  });
}

function countTaps(judge: Judge, news: News, page: Page): void {
  const isTap = news.kind === 'tapped';
  const isAnswer = news.kind === 'added' || news.kind === 'refused';
  if ((!isTap && !isAnswer) || news.menuItemId === undefined) return;
  const taps = judge.pendingTapsOf(page);
  taps.set(news.menuItemId, (taps.get(news.menuItemId) ?? 0) + (isTap ? 1 : -1));
}

/** The app no longer shows a cart that was replaced without an order. */
function checkReached(judge: Judge, news: News, page: Page): void {
  if (news.kind !== 'added') return;
  const { tabs, venue } = judge.session;
  const visit = tabs.find((tab) => tab.page === page)?.visit;
  if (visit?.side !== 'table' || visit.orderKey() === news.orderKey) return;
  if (news.orderKey !== undefined && judge.aside.has(news.orderKey)) return;
  // The cart may have been replaced during a read.
  if (judge.nowMs() - (judge.keySinceMs.get(page) ?? 0) < LONGEST_READ_MS) return;
  const isOrdered = venue.orders().some(({ orderKey }) => orderKey === news.orderKey);
  if (!isOrdered) judge.break('what is added is where one looks', `${news.orderKey} was given up`);
}

export function hearOfAdd(judge: Judge, news: News, page: Page): void {
  countTaps(judge, news, page);
  checkReached(judge, news, page);
  if (judge.isLastTry && news.kind === 'refused' && isOfGoneCart(news.failure)) {
    judge.break('a cart that is gone makes room for another', `${news.menuItemId}`);
  }
  if (news.kind === 'added') judge.doubtedOf(page).delete(news.menuItemId);
  if (news.kind !== 'refused' || news.menuItemId === undefined) return;
  if (!isUnclear(news.failure)) return;
  const lately = addsOf(judge, page).filter(
    ({ add, atMs }) => add.menuItemId === news.menuItemId && judge.nowMs() - atMs < LONGEST_TRY_MS,
  );
  const keys = new Set(lately.map(({ add }) => add.uniqueId));
  const [key] = keys;
  // With several pending adds, it is unclear which one failed.
  if (key !== undefined && keys.size === 1) judge.doubtedOf(page).set(news.menuItemId, key);
  else judge.doubtedOf(page).delete(news.menuItemId);
}

export function addRules(judge: Judge, sent: Sent): void {
  // If another page changes the line at the same time, either request may arrive last.
  const known = judge.ledger.quantities.get(lineIn(sent) ?? '');
  if (known && known.page !== sent.page) known.isOpen = true;
  const add = addIn(sent);
  if (!add) return;
  if (isShown(judge, sent.page, add.uniqueId)) {
    judge.break('what is seen in the cart is not added again', add.uniqueId);
  }
  const doubted = judge.doubtedOf(sent.page).get(add.menuItemId);
  if (doubted === undefined || doubted === add.uniqueId) return;
  const before = addsOf(judge, sent.page);
  const isSecond = (judge.pendingTapsOf(sent.page).get(add.menuItemId) ?? 0) > 1;
  // An automatic retry, a second tap while the first is pending, or a dish for another cart.
  const isAnother = before.some(
    (each) =>
      each.add.uniqueId === add.uniqueId ||
      (each.add.uniqueId === doubted &&
        (each.endedAtMs === undefined || each.add.uniqueCartId !== add.uniqueCartId)),
  );
  if (!isAnother && !isSecond) {
    judge.break('what is tapped again has the same key', `${add.uniqueId} after ${doubted}`);
  }
}

function isShown({ session }: Judge, page: Page, uniqueId: string): boolean {
  const { view, isRemembered } = session.tabs.find((tab) => tab.page === page)?.visit?.cart() ?? {};
  return !isRemembered && (view?.cartList.some((line) => line.uniqueId === uniqueId) ?? false);
}

/** A line that the cart shows is no longer in doubt. */
export function settleAdds(judge: Judge, page: Page, seen: ReadonlySet<string>): void {
  const doubted = judge.doubtedOf(page);
  for (const [menuItemId, uniqueId] of doubted) if (seen.has(uniqueId)) doubted.delete(menuItemId);
}
