import { DAY_MS } from '../../config/times.ts';
import type { Notification, NotificationDetail } from '../../contract/notification.ts';
import type { CustomerOrderDetails } from '../../contract/orders.ts';
import { wallTime } from '../common/zonedTime.ts';
import { isDay, orderCalendar, type OrderCalendar } from './orderCalendar.ts';

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
interface ShownNotification {
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

/** Identifies a slide: slides of a notification with the same number count as the same. */
function nameOf({ notificationId, visibiltyId }: Omit<ShownNotification, 'displayed'>): string {
  return `${notificationId} ${visibiltyId}`;
}

/** True when an audience rule depends on the customer's orders. */
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
  const days: string[] = [];
  let firstMs = Infinity;
  for (const { audienceId, type, days: count, startDate } of notifications.flatMap(
    ({ notificationDetail }) => notificationDetail,
  )) {
    if (audienceId !== ORDER_COUNT) continue;
    if (type === LAST_DAYS && count !== undefined)
      firstMs = Math.min(firstMs, nowMs - count * DAY_MS);
    if (type !== BETWEEN_DATES || !isDate(startDate)) continue;
    if (isDay(startDate)) days.push(startDate);
    else firstMs = Math.min(firstMs, Date.parse(startDate));
  }
  // Computing a local day is slow, so only the earliest time is converted.
  if (firstMs < Infinity) days.push(wallTime(firstMs, timeZone).day);
  return days.toSorted()[0];
}

/** The number of orders that the rule is about; undefined if the rule is not valid. */
function countOrders(
  { type, days, startDate, endDate }: NotificationDetail,
  nowMs: number,
  calendar: OrderCalendar,
): number | undefined {
  if (type === LAST_DAYS && days !== undefined) return calendar.since(nowMs - days * DAY_MS);
  if (type === BETWEEN_DATES && isDate(startDate) && isDate(endDate))
    return calendar.between(startDate, endDate);
  return undefined;
}

function isDate(text: string | undefined): text is string {
  return text !== undefined && !Number.isNaN(Date.parse(text));
}

function fitsOrderCount(
  detail: NotificationDetail,
  nowMs: number,
  calendar: OrderCalendar,
): boolean {
  const { orderNo, comparisionId = 0, variableId } = detail;
  const compare = comparisons[comparisionId];
  const count = countOrders(detail, nowMs, calendar);
  if (variableId !== ORDER_COUNT_VARIABLE || orderNo === undefined || count === undefined)
    return false;
  return compare?.(count, orderNo) ?? false;
}

function calendarOf({ orders, timeZone }: Onlooker): OrderCalendar {
  return orderCalendar(orders?.moments ?? [], timeZone);
}

export function isMeantFor(
  detail: NotificationDetail,
  onlooker: Onlooker,
  calendar = calendarOf(onlooker),
): boolean {
  const { audienceId } = detail;
  if (audienceId === EVERYONE) return true;
  if (onlooker.orders === undefined) return false;
  if (audienceId === NEW_CUSTOMERS) return onlooker.orders.totalOrders === 0;
  return audienceId === ORDER_COUNT && fitsOrderCount(detail, onlooker.nowMs, calendar);
}

/** True when it is the slide's turn, given those already shown. */
function turnAfter(shown: readonly ShownNotification[]) {
  const seen = new Set(shown.filter(({ displayed }) => displayed).map(nameOf));
  return (notificationId: number, { visibiltyId }: NotificationDetail): boolean =>
    visibiltyId === SHOWN_EVERY_TIME || !seen.has(nameOf({ notificationId, visibiltyId }));
}

/** Leaves out slides that were shown elsewhere while these waited. */
export function stillDue<Kind extends Slide>(
  slides: readonly Kind[],
  shown: readonly ShownNotification[],
): Kind[] {
  const isTurn = turnAfter(shown);
  return slides.filter(({ notificationId, detail }) => isTurn(notificationId, detail));
}

/** More than can be shown at once, even if most of them have nothing to show. */
const MOST_DUE = 500;

/** The slides to show now, as one carousel, in the server's order. */
export function slidesToShow(
  notifications: readonly Notification[],
  shown: readonly ShownNotification[],
  onlooker: Onlooker,
): Slide[] {
  const calendar = calendarOf(onlooker);
  const isTurn = turnAfter(shown);
  const due: Slide[] = [];
  for (const { notificationId, notificationDetail } of notifications) {
    if (due.length >= MOST_DUE) break;
    const visibilities = notificationDetail.map(({ visibiltyId }) => visibiltyId);
    const details = notificationDetail.filter(
      (detail) => isTurn(notificationId, detail) && isMeantFor(detail, onlooker, calendar),
    );
    due.push(...details.map((detail) => ({ notificationId, detail, visibilities })));
  }
  return due;
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
      nameOf({ notificationId, visibiltyId }),
      { notificationId, visibiltyId, displayed: true },
    ]),
  );
  // Keep other slides of the same notification; forget ids that no longer exist.
  const isKept = ({ notificationId, visibiltyId }: ShownNotification) =>
    (opened.get(notificationId)?.includes(visibiltyId) ?? true) &&
    !fresh.has(nameOf({ notificationId, visibiltyId }));
  return [...shown.filter(isKept), ...fresh.values()];
}
