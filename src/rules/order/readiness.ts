/** Which steps of an order are told aloud, and until when a diner waits for one. */
import type { OrderType } from '../../contract/basics.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { headlineOf, isPlacedStatus } from './orderProgress.ts';

type Told = Pick<EOrderStatus, 'orderStatus' | 'orderType'>;

/** A parcel is worth a word when it leaves and at the door; all else when it is ready. */
const ANNOUNCED: Readonly<Record<OrderType, readonly number[]>> = {
  Table: [ORDER_STATUS.ready],
  Room: [ORDER_STATUS.ready],
  DriveThrough: [ORDER_STATUS.ready],
  PickUp: [ORDER_STATUS.ready],
  Delivery: [ORDER_STATUS.onTheWay, ORDER_STATUS.completed],
};

/**
 * Whether an order has passed a step that is announced since it was seen last. A kitchen may leave out
 * steps. An order seen for the first time is no news, and one that was cancelled is never ready.
 */
export function isNews(seenStatus: number | undefined, { orderStatus, orderType }: Told): boolean {
  if (seenStatus === undefined || !isPlacedStatus(orderStatus)) return false;
  return ANNOUNCED[orderType].some((step) => seenStatus < step && step <= orderStatus);
}

/** Whether an answer is older than what was seen: a kept copy, or one that another tab was ahead of. */
export function isBehind(seenStatus: number | undefined, { orderStatus }: Told): boolean {
  if (seenStatus === undefined || !isPlacedStatus(seenStatus)) return false;
  return isPlacedStatus(orderStatus) && orderStatus < seenStatus;
}

/** Whether something is still to be announced. */
export function isAnnouncementDue({ orderStatus, orderType }: Told): boolean {
  return isPlacedStatus(orderStatus) && ANNOUNCED[orderType].some((step) => orderStatus < step);
}

/** The diner watches the screen for a number, so that it should stay on. */
export function isScreenWatched({ orderStatus, orderType }: Told): boolean {
  const whenReady = headlineOf({ orderStatus: ORDER_STATUS.ready, orderType });
  return isAnnouncementDue({ orderStatus, orderType }) && whenReady === 'collect';
}
