/** Orders as the wire has them. */
import { totalsView } from './bill.ts';
import { changesOf } from './lines.ts';
import { labelIn } from './menuViews.ts';
import { paymentStatusOf, statusOf } from './orders.ts';
import type { Language } from './wire.ts';
import type { Order, World } from './world.ts';

const STEPS: Record<number, string> = {
  3: 'Placed',
  4: 'Accepted',
  5: 'Preparing',
  6: 'Ready',
  7: 'On the way',
  8: 'Completed',
  9: 'Cancelled',
  10: 'Rejected',
};

export function needsPayment({ status }: Order): boolean {
  return status === 2;
}

export function resultView(world: World, order: Order, alreadyPlaced: boolean, expected?: number) {
  const { menu, clock } = world;
  const { payable } = order.totals;
  const isOther = expected !== undefined && menu.text(payable) !== expected.toFixed(menu.decimals);
  return {
    eOrderID: order.eOrderId,
    orderStatus: order.status,
    paymentStatus: paymentStatusOf(world, order),
    orderNo: order.orderNo,
    totals: totalsView(menu, order.totals, order.store, order.type),
    totalsChanged: isOther,
    changes: alreadyPlaced ? [] : changesOf(menu, order.lines, order.type),
    alreadyPlaced,
    needsPayment: needsPayment(order),
    keepUntil: clock.iso(order.keepUntil),
  };
}

export function timelineView(world: World, order: Order) {
  const done = order.steps.map(({ orderStatus, at }) => entry(orderStatus, world.clock.iso(at)));
  if (order.status < 3 || order.status > 7) return done;
  const ahead = [4, 5, 6, ...(order.type === 'Delivery' ? [7] : []), 8];
  return [...done, ...ahead.filter((step) => step > order.status).map((step) => entry(step))];
}

function entry(orderStatus: number, at?: string) {
  const label = STEPS[orderStatus] ?? '';
  return {
    orderStatus,
    ...(at !== undefined && { at }),
    labelEn: label,
    labelAr: labelIn('AR', label),
    isDone: at !== undefined,
  };
}

export function canCancel(world: World, order: Order): boolean {
  return order.status <= 3 && !world.isLapsed(order) && order.payment?.state !== 'processing';
}

export function shownLines({ shown }: Order, language: Language) {
  const lang = language === 'ar' ? 'AR' : 'EN';
  const inLang = (line: Order['shown'][number]) => {
    const menuItemName = labelIn(lang, line.menuItemName);
    return { ...line, menuItemName };
  };
  return shown.map(inLang);
}

/** Open to anyone with the id: no name, no instruction, no phone. */
export function statusView(world: World, order: Order, language: Language) {
  const status = statusOf(world, order);
  return {
    eOrderID: order.eOrderId,
    orderNo: order.orderNo,
    orderType: order.type,
    orderStatus: status,
    paymentStatus: paymentStatusOf(world, order),
    code: order.code,
    timeline: timelineView(world, order),
    lines: shownLines(order, language),
    totals: totalsView(world.menu, order.totals, order.store, order.type),
    canCancel: canCancel(world, order),
    canAddMore: false,
    pollSeconds: status > 7 ? 0 : 10,
    ...(order.status < 3 && { keepUntil: world.clock.iso(order.keepUntil) }),
  };
}
