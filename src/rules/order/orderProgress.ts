import type { OrderType } from '../../contract/basics.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type EOrderStatus } from '../../contract/orders.ts';

type Progress = Pick<EOrderStatus, 'orderStatus' | 'timeline' | 'pollSeconds' | 'keepUntil'>;

/** The kitchen has the order or has finished it. */
export function isPlacedStatus(orderStatus: number): boolean {
  return orderStatus >= ORDER_STATUS.placed && orderStatus <= ORDER_STATUS.completed;
}

/** Placed, but the diner does not have it yet. */
export function isOnItsWay({ orderStatus }: Pick<Progress, 'orderStatus'>): boolean {
  return isPlacedStatus(orderStatus) && orderStatus < ORDER_STATUS.completed;
}

/** Order types for which 'ready' already means that the diner has the food. */
const SERVED_WHEN_READY: ReadonlySet<OrderType> = new Set(['Table']);

/** The diner has the food, so they can rate it. */
export function hasArrived({
  orderStatus,
  orderType,
}: Pick<EOrderStatus, 'orderStatus' | 'orderType'>): boolean {
  const isServed = SERVED_WHEN_READY.has(orderType) && orderStatus >= ORDER_STATUS.ready;
  return isPlacedStatus(orderStatus) && (isServed || orderStatus === ORDER_STATUS.completed);
}

/** The heading of an order that the kitchen has. */
export const ORDER_HEADLINES = [
  'thanks',
  'preparing',
  'served',
  'collect',
  'leaving',
  'onTheWay',
  'done',
] as const;
type OrderHeadline = (typeof ORDER_HEADLINES)[number];

const WHEN_READY: Readonly<Record<OrderType, OrderHeadline>> = {
  Table: 'served',
  Room: 'served',
  DriveThrough: 'collect',
  PickUp: 'collect',
  Delivery: 'leaving',
};

export function headlineOf({
  orderStatus,
  orderType,
}: Pick<EOrderStatus, 'orderStatus' | 'orderType'>): OrderHeadline | undefined {
  const headlines: Readonly<Record<number, OrderHeadline>> = {
    [ORDER_STATUS.placed]: 'thanks',
    [ORDER_STATUS.accepted]: 'thanks',
    [ORDER_STATUS.preparing]: 'preparing',
    [ORDER_STATUS.ready]: WHEN_READY[orderType],
    [ORDER_STATUS.onTheWay]: 'onTheWay',
    [ORDER_STATUS.completed]: 'done',
  };
  return headlines[orderStatus];
}

/** True when the order has used up its key. A cancellation before placing leaves the key usable. */
export function isKeyUsed({ orderStatus, timeline }: Progress): boolean {
  if (orderStatus !== ORDER_STATUS.cancelled) {
    return isPlacedStatus(orderStatus) || orderStatus === ORDER_STATUS.rejected;
  }
  return timeline.some((entry) => entry.orderStatus === ORDER_STATUS.placed && entry.isDone);
}

/** True when the order was saved but not placed for longer than the server keeps such orders. */
export function isLapsed(order: Progress, nowMs: number): boolean {
  if (order.orderStatus > ORDER_STATUS.awaitingPayment) return false;
  const endsAtMs = Date.parse(order.keepUntil ?? '');
  return order.pollSeconds === 0 || endsAtMs < nowMs;
}
