/** The life of an order: saved, paid or placed, moved by the kitchen, cancelled. */
import { bill } from './bill.ts';
import { openLinesView } from './cartViews.ts';
import { earnedPoints } from './delivery/loyalty.ts';
import { KEEP_MS, type Order, type Wanted, type World } from './world.ts';

type Counted = Pick<
  Wanted,
  'lines' | 'type' | 'store' | 'method' | 'tip' | 'promo' | 'automatic' | 'loyalty' | 'arrival'
>;

export function billOf(world: World, order: Counted) {
  const { promo, arrival, ...rest } = order;
  return bill(world.menu, { ...rest, ...arrival, code: promo });
}

/** A page at the bank that is not the right one any more: nothing can be paid at it from now on. */
export function closePayment(order: Order) {
  const { payment } = order;
  if (payment?.state === 'started') payment.state = 'closed';
  if (payment?.state !== 'paid' && payment?.state !== 'refunded') order.payment = undefined;
}

/** Makes the order of a key, or renews it. */
export function writeOrder(world: World, wanted: Wanted): Order {
  const { now, menu } = world;
  const old = world.orderOfKey.get(wanted.key);
  const totals = billOf(world, wanted);
  const isOnline = wanted.method.isOnline && totals.payable > 0n;
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
    orderNo: old?.orderNo ?? `A${world.orders.size + 1}`,
    facts: world.facts(wanted.lines, wanted.type),
    shown: openLinesView(menu, wanted.lines, wanted.type, 'EN'),
    totals,
    status: isOnline ? 2 : 1,
    payment: old?.payment,
    keepUntil: Math.max(now + KEEP_MS, isPageRight ? payment.expiresAt : 0),
    steps: [],
    createdAt: old?.createdAt ?? now,
    saves: (old?.saves ?? 0) + 1,
    placings: 0,
    placedAt: undefined,
  };
  world.orders.set(order.eOrderId, order);
  world.orderOfKey.set(order.key, order);
  return order;
}

/** To the kitchen. */
export function place(world: World, order: Order) {
  order.status = 3;
  order.placings += 1;
  order.placedAt = world.now;
  order.steps.push({ orderStatus: 3, at: world.now });
  movePoints(world, order, -1);
}

function movePoints(world: World, { customerId, loyalty }: Order, sign: 1 | -1) {
  const customer = world.customerById(customerId);
  if (customer) customer.points += sign * (loyalty?.points ?? 0);
}

export function moveOrder(world: World, order: Order) {
  if (order.status < 3 || order.status > 7) return;
  order.status += order.status === 6 && order.type !== 'Delivery' ? 2 : 1;
  order.steps.push({ orderStatus: order.status, at: world.now });
  const customer = world.customerById(order.customerId);
  if (customer && order.status === 8) customer.points += earnedPoints(world.menu, order.totals);
}

/** What was paid is given back. */
export function cancelOrder(world: World, order: Order, status: 9 | 10) {
  if (order.status > 7) return;
  if (world.isPlaced(order)) movePoints(world, order, 1);
  order.status = status;
  order.steps.push({ orderStatus: status, at: world.now });
  const { payment } = order;
  if (payment?.state === 'paid') {
    payment.state = 'refunded';
    const charge = world.charges.find(({ paymentId }) => paymentId === payment.id);
    if (charge) charge.isRefunded = true;
  } else if (payment?.state === 'started') {
    payment.state = 'closed';
  }
}

/** As the wire has it: 0 while nothing was begun. */
export function paymentStatusOf(world: World, { payment }: Pick<Order, 'payment'>): number {
  if (!payment) return 0;
  const { state, expiresAt } = payment;
  if (state === 'started') return world.now >= expiresAt ? 6 : 1;
  return { processing: 2, paid: 3, failed: 4, cancelled: 5, closed: 5, refunded: 7 }[state];
}

/** A server may show what has lapsed as cancelled. */
export function statusOf(world: World, order: Order): number {
  return world.isLapsed(order) && world.showsLapsedAsCancelled ? 9 : order.status;
}
