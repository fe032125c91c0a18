/** What must be true of carts. */
import type { News } from '../app/news.ts';
import type { Page } from '../world/page.ts';
import type { Phone } from '../world/phone.ts';
import { settleAdds } from './adds.ts';
import type { Judge } from './judge.ts';
import { lastSaveMs } from './sending.ts';

export function hearOfCart(judge: Judge, news: News, page: Page): void {
  const { ledger } = judge;
  if (news.kind === 'changed') {
    const { tableCartId, qty, orderKey } = news;
    const known = ledger.quantities.get(tableCartId);
    // Two pages that change one line: either may be the last for the server.
    const isOpen = known !== undefined && known.page !== page;
    ledger.quantities.set(tableCartId, {
      qty,
      page,
      orderKey,
      isOpen: isOpen || (known?.isOpen ?? false),
    });
    const menuItemId = lineOf(judge, page, tableCartId)?.menuItemId;
    if (menuItemId !== undefined) {
      const units = ledger.unitsOf(orderKey, menuItemId);
      units.most += qty;
      units.isTouched = true;
    }
  }
  if (news.kind === 'refused' && news.what === 'quantity') {
    for (const known of ledger.quantities.values()) if (known.page === page) known.isOpen = true;
  }
  if (news.kind === 'touched') {
    ledger.touch(news.orderKey, judge.nowMs());
    for (const known of ledger.quantities.values()) known.isOpen = true;
  }
}

function lineOf({ session }: Judge, page: Page, tableCartId: number) {
  const tab = session.tabs.find((each) => each.page === page);
  return tab?.visit?.cart().view?.cartList.find((line) => line.tableCartId === tableCartId);
}

export function cartRules(judge: Judge): void {
  const { session } = judge;
  for (const { page, phone, visit } of session.tabs) {
    if (!page || !visit) continue;
    const orderKey = visit.orderKey();
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

/** A phone gives up the key of a cart only where the cart was ordered, or where the venue has lost it. */
function checkKey(judge: Judge, page: Page, phone: Phone, orderKey: string): void {
  const { session, keys, troubled, aside } = judge;
  const before = keys.get(page);
  if (before === orderKey) return;
  keys.set(page, orderKey);
  const isExcused =
    troubled.has(phone) ||
    session.isForgetful ||
    (before !== undefined && judge.ledger.isBeingEmptied(before, judge.nowMs()));
  if (before === undefined || isExcused || aside.has(before)) return;
  const { venue } = session;
  const isOrdered = venue.orders().some((order) => order.orderKey === before && order.isPlaced);
  const isEmpty = venue.cartLines(before).length === 0;
  if (!isOrdered && !isEmpty) judge.break('no cart is emptied silently', `${before} was given up`);
}

export function cartRulesAtEnd(judge: Judge): void {
  const { session, ledger } = judge;
  for (const { visit, phone } of session.tabs) {
    if (!visit) continue;
    const orderKey = visit.orderKey();
    const { view, failure } = visit.cart();
    const order = session.venue
      .orders()
      .find((each) => each.orderKey === orderKey && each.isPlaced);
    const lines = order ? [] : session.venue.cartLines(orderKey);
    if (failure || !view) {
      judge.break('the cart can be read', failure?.message ?? 'it was not read');
      return;
    }
    const shown = view.cartList.map(({ uniqueId, qty }) => `${uniqueId}×${qty}`).toSorted();
    const kept = lines.map(({ uniqueId, quantity }) => `${uniqueId}×${quantity}`).toSorted();
    if (shown.join(' ') !== kept.join(' ')) {
      judge.break('what is shown is there', `shown ${shown.join(' ')}; kept ${kept.join(' ')}`);
    }
    for (const { tableCartId, qty } of view.cartList) {
      const wanted = ledger.quantities.get(tableCartId);
      if (
        !wanted ||
        wanted.isOpen ||
        wanted.page !== session.tabs.find((tab) => tab.visit === visit)?.page
      )
        continue;
      if (wanted.qty !== qty) judge.break('the last quantity counts', `${qty}, not ${wanted.qty}`);
    }
    for (const [menuItemId, units] of ledger.dishes(orderKey)) {
      const ofDish = (order?.lines ?? lines).filter((line) => line.menuItemId === menuItemId);
      const there = ofDish.reduce((sum, { quantity }) => sum + quantity, 0);
      if (there > units.most) {
        judge.break('nothing is added twice', `${there} of ${menuItemId}, tapped ${units.most}`);
      }
      // What is added beside an order that is at the bank is not part of it.
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
