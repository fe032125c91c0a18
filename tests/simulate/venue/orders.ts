/** The life of an order (saved, paid or placed, prepared by the kitchen) and its wire format. */
import { bill, totalsView } from './bill.ts';
import { linesView } from './cartViews.ts';
import { changesOf, factsOf } from './lines.ts';
import { KEEP_MS, type Order, type Wanted, type World } from './world.ts';

/** Closes an outdated page at the bank, so that nobody can pay there. */
export function closePayment(order: Order) {
  const { payment } = order;
  if (payment?.state === 'started') payment.state = 'closed';
  if (payment?.state !== 'paid' && payment?.state !== 'refunded') order.payment = undefined;
}

/** Creates the order of a key, or overwrites it. */
export function writeOrder(world: World, wanted: Wanted): Order {
  const { now, menu } = world;
  const old = world.orderOfKey.get(wanted.key);
  const totals = bill(menu, wanted);
  const isOnline = wanted.method.isOnline === true && totals.payable > 0n;
  const payment = old?.payment;
  const isPageRight =
    payment?.state === 'started' &&
    isOnline &&
    now < payment.expiresAt &&
    payment.minor === Number(totals.payable) &&
    (payment.provider === 'qlub') === (wanted.method.kind === 'qlub') &&
    !world.isLapsed(old as Order);
  if (old && !isPageRight) closePayment(old);
  const order: Order = {
    ...wanted,
    eOrderId: old?.eOrderId ?? world.freshOrderId(),
    facts: factsOf(wanted.lines),
    shown: linesView(menu, wanted.lines),
    totals,
    status: isOnline ? 2 : 1,
    payment: old?.payment,
    keepUntil: Math.max(now + KEEP_MS, isPageRight ? payment.expiresAt : 0),
    placedAt: undefined,
  };
  world.orders.set(order.eOrderId, order);
  world.orderOfKey.set(order.key, order);
  return order;
}

/** Sends the order to the kitchen. */
export function place(world: World, order: Order) {
  order.status = 3;
  order.placedAt = world.now;
}

export function moveOrder(order: Order) {
  if (order.status < 3 || order.status > 7) return;
  order.status += order.status === 6 && order.type !== 'Delivery' ? 2 : 1;
}

/** The status in the wire format: 0 before any payment. */
export function paymentStatusOf(world: World, { payment }: Pick<Order, 'payment'>): number {
  if (!payment) return 0;
  const { state, expiresAt } = payment;
  if (state === 'started') return world.now >= expiresAt ? 6 : 1;
  return { processing: 2, paid: 3, failed: 4, cancelled: 5, closed: 5, refunded: 7 }[state];
}

/** A server may show an expired order as cancelled. */
export function statusOf(world: World, order: Order): number {
  return world.isLapsed(order) && world.showsLapsedAsCancelled ? 9 : order.status;
}

export function needsPayment({ status }: Order): boolean {
  return status === 2;
}

/** The answer of placing and saving. */
export function resultView(world: World, order: Order, alreadyPlaced: boolean, expected?: number) {
  const { menu, clock } = world;
  const { totals, store, type, lines } = order;
  return {
    eOrderID: order.eOrderId,
    orderStatus: order.status,
    totals: totalsView(menu, totals, store, type),
    totalsChanged:
      expected !== undefined && menu.text(totals.payable) !== expected.toFixed(menu.decimals),
    changes: alreadyPlaced ? [] : changesOf(menu, lines),
    alreadyPlaced,
    needsPayment: needsPayment(order),
    keepUntil: clock.iso(order.keepUntil),
  };
}

/** The status for the follow page, and the first part of the order details. */
export function statusView(world: World, order: Order) {
  const { menu, clock } = world;
  const { placedAt, totals, store, type } = order;
  const orderStatus = statusOf(world, order);
  return {
    eOrderID: order.eOrderId,
    orderType: type,
    orderStatus,
    paymentStatus: paymentStatusOf(world, order),
    code: order.code,
    timeline:
      placedAt === undefined ? [] : [{ orderStatus: 3, at: clock.iso(placedAt), isDone: true }],
    lines: order.shown,
    totals: totalsView(menu, totals, store, type),
    pollSeconds: orderStatus > 7 ? 0 : 10,
    ...(order.status < 3 && { keepUntil: clock.iso(order.keepUntil) }),
  };
}
