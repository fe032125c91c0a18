/** Rules for carts. */
import type { HomeVisit } from '../app/homeVisit.ts';
import type { News } from '../app/news.ts';
import type { TableVisit } from '../app/tableVisit.ts';
import type { LineFact } from '../venue/lines.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';
import { isBeingAdded, settleAdds } from './adds.ts';
import { storedLines } from './home.ts';
import type { Judge } from './judge.ts';
import { lastSaveMs } from './sending.ts';

export function hearOfCart(judge: Judge, news: News, page: Page): void {
  const { ledger } = judge;
  if (news.kind === 'changed') {
    const { line, qty, orderKey } = news;
    const known = ledger.quantities.get(line.uniqueId);
    // If two pages change one line, either request may arrive last.
    const isOfTwo = known !== undefined && known.page !== page;
    const isOpen = isOfTwo || isBeingAdded(judge, page, line.uniqueId);
    ledger.quantities.set(line.uniqueId, {
      qty,
      page,
      orderKey,
      isOpen: isOpen || (known?.isOpen ?? false),
    });
    const units = ledger.unitsOf(orderKey, line.menuItemId);
    units.most += qty;
    units.isTouched = true;
  }
  if (news.kind === 'refused' && news.what === 'quantity') {
    for (const known of ledger.quantities.values()) if (known.page === page) known.isOpen = true;
  }
  if (news.kind === 'touched') {
    ledger.touch(news.orderKey, judge.nowMs());
    for (const known of ledger.quantities.values()) known.isOpen = true;
  }
}

export function cartRules(judge: Judge): void {
  const { session } = judge;
  for (const { page, phone, visit } of session.tabs) {
    if (!page || !visit) continue;
    const orderKey = visit.orderKey();
    // The key of a cart on the phone ends with the cart.
    if (visit.side === 'home') continue;
    checkKey(judge, page, phone, orderKey);
    const { view, isRemembered } = visit.cart();
    if (!view || isRemembered) continue;
    settleAdds(judge, page, new Set(view.cartList.map(({ uniqueId }) => uniqueId)));
    const before = judge.shown.get(page);
    const isOlder = before?.orderKey === orderKey && view.cartVersion < before.version;
    if (isOlder && !session.isForgetful) {
      judge.break('no older cart over a newer', `${view.cartVersion} after ${before.version}`);
    }
    judge.shown.set(page, { orderKey, version: view.cartVersion });
  }
}

/** A phone drops a cart's key only if the cart was ordered, or if the venue lost it. */
function checkKey(judge: Judge, page: Page, phone: Phone, orderKey: string): void {
  const { session, keys, troubled, aside } = judge;
  const before = keys.get(page);
  if (before === orderKey) return;
  keys.set(page, orderKey);
  judge.keySinceMs.set(page, judge.nowMs());
  const isExcused =
    troubled.has(phone) ||
    session.isForgetful ||
    (before !== undefined && judge.ledger.isBeingEmptied(before, judge.nowMs()));
  if (before === undefined || isExcused || aside.has(before)) return;
  const { venue } = session;
  const isOrdered = judge.placed(before) !== undefined;
  const isEmpty = venue.cartLines(before).length === 0;
  if (!isOrdered && !isEmpty) judge.break('no cart is emptied silently', `${before} was given up`);
}

/** A line from a dish's page has its diner's note and choices. */
export function checkChosen(judge: Judge, lines: readonly LineFact[]): void {
  const wordsOf = (note: string, modifiers: readonly number[]) =>
    `"${note}" with ${modifiers.toSorted((a, b) => a - b).join(', ')}`;
  for (const { uniqueId, note, modifiers } of lines) {
    const chosen = judge.ledger.chosen.get(uniqueId);
    if (!chosen) continue;
    const [has, wanted] = [wordsOf(note, modifiers), wordsOf(chosen.note, chosen.modifiers)];
    if (has !== wanted) judge.break('what was chosen is ordered', `${has}, not ${wanted}`);
  }
}

function keptLines({ session }: Judge, phone: Phone, visit: TableVisit | HomeVisit) {
  const orderKey = visit.orderKey();
  return visit.side === 'home'
    ? storedLines(phone, visit.customerId(), orderKey)
    : session.venue.cartLines(orderKey);
}

function isLoggedIn(phone: Phone, visit: HomeVisit): boolean {
  return phone.local.peek('customerId_CEDAR') === String(visit.customerId());
}

export function cartRulesAtEnd(judge: Judge): void {
  const { session, ledger } = judge;
  for (const { visit, phone } of session.tabs) {
    if (!visit) continue;
    const orderKey = visit.orderKey();
    // Without a cart there is nothing to compare.
    if (orderKey === '') continue;
    const { view, failure } = visit.cart();
    const order = judge.placed(orderKey);
    const lines = order ? [] : keptLines(judge, phone, visit);
    // After the storage lost or garbled the login, nothing can be read or written; a full storage
    // keeps the ordered lines.
    const isAtLoss = visit.side === 'home' && judge.troubled.has(phone);
    if (isAtLoss && (failure || !view || order || !isLoggedIn(phone, visit))) continue;
    if (failure || !view) {
      judge.break('the cart can be read', failure?.message ?? 'it was not read');
      return;
    }
    checkChosen(judge, session.venue.cartLines(orderKey));
    const shown = view.cartList.map(({ uniqueId, qty }) => `${uniqueId}×${qty}`).toSorted();
    const kept = lines.map(({ uniqueId, quantity }) => `${uniqueId}×${quantity}`).toSorted();
    if (shown.join(' ') !== kept.join(' ')) {
      judge.break('what is shown is there', `shown ${shown.join(' ')}; kept ${kept.join(' ')}`);
    }
    for (const { uniqueId, qty } of view.cartList) {
      const wanted = ledger.quantities.get(uniqueId);
      if (
        !wanted ||
        wanted.isOpen ||
        wanted.page !== session.tabs.find((tab) => tab.visit === visit)?.page
      )
        continue;
      // One tab cannot see the memory of another.
      if (visit.side === 'home' && judge.troubled.has(phone)) continue;
      if (wanted.qty !== qty) judge.break('the last quantity counts', `${qty}, not ${wanted.qty}`);
    }
    for (const [menuItemId, units] of ledger.dishes(orderKey)) {
      const ofDish = (order?.lines ?? lines).filter((line) => line.menuItemId === menuItemId);
      const there = ofDish.reduce((sum, { quantity }) => sum + quantity, 0);
      // A storage that forgets may return older content.
      const isOld = visit.side === 'home' && judge.troubled.has(phone);
      if (there > units.most && !isOld) {
        judge.break('nothing is added twice', `${there} of ${menuItemId}, tapped ${units.most}`);
      }
      // A dish added while the order is at the bank is not part of that order.
      const isBeside = order !== undefined && units.saidAtMs > lastSaveMs(judge, order);
      const isExcused = session.isForgetful || judge.troubled.has(phone);
      if (there < units.said && !units.isTouched && !isBeside && !isExcused) {
        judge.break(
          'what was said to be added is there',
          `${there} of ${menuItemId}, said ${units.said}`,
        );
      }
    }
  }
}
