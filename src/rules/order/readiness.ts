/** Which steps of an order the app announces, and until when a diner waits for one. */
import type { OrderType } from '../../contract/basics.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { headlineOf, isPlacedStatus } from './orderProgress.ts';

type Told = Pick<EOrderStatus, 'orderStatus' | 'orderType'>;

/** The steps to announce: on its way and at the door for a delivery, ready for all other types. */
const ANNOUNCED: Readonly<Record<OrderType, readonly number[]>> = {
  Table: [ORDER_STATUS.ready],
  Room: [ORDER_STATUS.ready],
  DriveThrough: [ORDER_STATUS.ready],
  PickUp: [ORDER_STATUS.ready],
  Delivery: [ORDER_STATUS.onTheWay, ORDER_STATUS.completed],
};

/**
 * True when an order has passed an announced step since it was last seen. A kitchen may skip steps.
 * An order seen for the first time is not news, and a cancelled one is never ready.
 */
export function isNews(seenStatus: number | undefined, { orderStatus, orderType }: Told): boolean {
  if (seenStatus === undefined || !isPlacedStatus(orderStatus)) return false;
  return ANNOUNCED[orderType].some((step) => seenStatus < step && step <= orderStatus);
}

/** True when an answer is older than the status seen last: from a cache, or behind another tab. */
export function isBehind(seenStatus: number | undefined, { orderStatus }: Told): boolean {
  if (seenStatus === undefined || !isPlacedStatus(seenStatus)) return false;
  return isPlacedStatus(orderStatus) && orderStatus < seenStatus;
}

/** True when an announcement is still due. */
export function isAnnouncementDue({ orderStatus, orderType }: Told): boolean {
  return isPlacedStatus(orderStatus) && ANNOUNCED[orderType].some((step) => orderStatus < step);
}

/** True when the diner watches the screen for a number, so that it should stay on. */
export function isScreenWatched({ orderStatus, orderType }: Told): boolean {
  const whenReady = headlineOf({ orderStatus: ORDER_STATUS.ready, orderType });
  return isAnnouncementDue({ orderStatus, orderType }) && whenReady === 'collect';
}
