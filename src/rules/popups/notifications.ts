import { DAY_MS } from '../../config/times.ts';
import type { Notification, NotificationDetail } from '../../contract/notification.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { CustomerOrderDetails, OrderMoment } from '../../contract/orders.ts';
import { wallTime } from '../common/zonedTime.ts';

const EVERYONE = 1;
const NEW_CUSTOMERS = 2;
const ORDER_COUNT = 3;

const ORDER_COUNT_VARIABLE = 1;
const LAST_DAYS = 1;
const BETWEEN_DATES = 2;

const SHOWN_EVERY_TIME = 2;

const comparisons: Record<number, (count: number, orderNo: number) => boolean> = {
  1: (count, orderNo) => count === orderNo,
  2: (count, orderNo) => count > orderNo,
  3: (count, orderNo) => count >= orderNo,
  4: (count, orderNo) => count < orderNo,
  5: (count, orderNo) => count <= orderNo,
  6: (count, orderNo) => count !== orderNo,
};

/** The diner, the place and the time to choose popups for. */
export interface Onlooker {
  /** Undefined for a visitor, and until the orders are loaded. */
  orders: Pick<CustomerOrderDetails, 'totalOrders' | 'moments'> | undefined;
  nowMs: number;
  /** Of the store. Dates without a time are days in this time zone. */
  timeZone: string;
}

/** A popup slide that was shown during this visit, as it is stored. */
export interface ShownNotification {
  notificationId: number;
  visibiltyId: number;
  displayed: boolean;
}

export interface Slide {
  notificationId: number;
  detail: NotificationDetail;
  /** The ids of all current slides of the same notification. */
  visibilities: readonly number[];
}

/** Whether an audience rule depends on the customer's orders. */
export function needsOrders(notifications: readonly Notification[]): boolean {
  return notifications.some(({ notificationDetail }) =>
    notificationDetail.some(({ audienceId }) => audienceId !== EVERYONE),
  );
}

/** The earliest day that these rules count orders from; undefined if none counts by day. */
export function firstDayAsked(
  notifications: readonly Notification[],
  nowMs: number,
  timeZone: string,
): string | undefined {
  const days = notifications
    .flatMap(({ notificationDetail }) => notificationDetail)
    .filter(({ audienceId }) => audienceId === ORDER_COUNT)
    .flatMap(({ type, days: count, startDate }) => {
      if (type === LAST_DAYS && count !== undefined) {
        return [wallTime(nowMs - count * DAY_MS, timeZone).day];
      }
      if (type !== BETWEEN_DATES || !isDate(startDate)) return [];
      return [DAY.test(startDate) ? startDate : wallTime(Date.parse(startDate), timeZone).day];
    });
  return days.toSorted()[0];
}

const GIVEN_UP: ReadonlySet<number | undefined> = new Set([
  ORDER_STATUS.cancelled,
  ORDER_STATUS.rejected,
]);

function isCounted({ orderStatus }: OrderMoment): boolean {
  return !GIVEN_UP.has(orderStatus);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Both ends are included; a date without a time means the whole day. */
function isBetween(createdOn: string, start: string, end: string, timeZone: string): boolean {
  const at = Date.parse(createdOn);
  if (Number.isNaN(at)) return false;
  const { day } = wallTime(at, timeZone);
  const isAfterStart = DAY.test(start) ? day >= start : at >= Date.parse(start);
  const isBeforeEnd = DAY.test(end) ? day <= end : at <= Date.parse(end);
  return isAfterStart && isBeforeEnd;
}

/** The number of orders that the rule is about; undefined if the rule is not valid. */
function countOrders(detail: NotificationDetail, onlooker: Onlooker): number | undefined {
  const orders = (onlooker.orders?.moments ?? []).filter(isCounted);
  const { type, days, startDate, endDate } = detail;
  if (type === LAST_DAYS && days !== undefined) {
    const since = onlooker.nowMs - days * DAY_MS;
    return orders.filter(({ createdOn }) => Date.parse(createdOn) >= since).length;
  }
  if (type === BETWEEN_DATES && isDate(startDate) && isDate(endDate)) {
    const { timeZone } = onlooker;
    return orders.filter(({ createdOn }) => isBetween(createdOn, startDate, endDate, timeZone))
      .length;
  }
  return undefined;
}

function isDate(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}

function fitsOrderCount(detail: NotificationDetail, onlooker: Onlooker): boolean {
  const { orderNo, comparisionId = 0, variableId } = detail;
  const compare = comparisons[comparisionId];
  const count = countOrders(detail, onlooker);
  if (variableId !== ORDER_COUNT_VARIABLE || orderNo === undefined || count === undefined)
    return false;
  return compare?.(count, orderNo) ?? false;
}

export function isMeantFor(detail: NotificationDetail, onlooker: Onlooker): boolean {
  if (detail.audienceId === EVERYONE) return true;
  if (onlooker.orders === undefined) return false;
  if (detail.audienceId === NEW_CUSTOMERS) return onlooker.orders.totalOrders === 0;
  return detail.audienceId === ORDER_COUNT && fitsOrderCount(detail, onlooker);
}

function isDue({ notificationId, detail }: Slide, shown: readonly ShownNotification[]): boolean {
  if (detail.visibiltyId === SHOWN_EVERY_TIME) return true;
  return !shown.some(
    (entry) =>
      entry.displayed &&
      entry.notificationId === notificationId &&
      entry.visibiltyId === detail.visibiltyId,
  );
}

/** Leaves out slides that were shown elsewhere while these waited. */
export function stillDue<Kind extends Slide>(
  slides: readonly Kind[],
  shown: readonly ShownNotification[],
): Kind[] {
  return slides.filter((slide) => isDue(slide, shown));
}

/** The slides to show now, as one carousel, in the server's order. */
export function slidesToShow(
  notifications: readonly Notification[],
  shown: readonly ShownNotification[],
  onlooker: Onlooker,
): Slide[] {
  const meant = notifications.flatMap(({ notificationId, notificationDetail }) => {
    const visibilities = notificationDetail.map(({ visibiltyId }) => visibiltyId);
    return notificationDetail
      .filter((detail) => isMeantFor(detail, onlooker))
      .map((detail) => ({ notificationId, detail, visibilities }));
  });
  return stillDue(meant, shown);
}

/** Adds opened slides to those that this visit has seen. */
export function withShown(
  shown: readonly ShownNotification[],
  slides: readonly Slide[],
): ShownNotification[] {
  const opened = new Map(slides.map((slide) => [slide.notificationId, slide.visibilities]));
  // Slides of a notification with the same id are stored once.
  const fresh = new Map(
    slides.map(({ notificationId, detail: { visibiltyId } }) => [
      `${notificationId} ${visibiltyId}`,
      { notificationId, visibiltyId, displayed: true },
    ]),
  );
  // Keep other slides of the same notification; forget ids that no longer exist.
  const isKept = ({ notificationId, visibiltyId }: ShownNotification) =>
    (opened.get(notificationId)?.includes(visibiltyId) ?? true) &&
    !fresh.has(`${notificationId} ${visibiltyId}`);
  return [...shown.filter(isKept), ...fresh.values()];
}
