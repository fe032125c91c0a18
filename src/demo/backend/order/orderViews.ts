/** Orders in the contract's shape: for anyone with the number, and for their owner. */
import type {
  EOrderStatus,
  Invoice,
  OrderDetails,
  OrderSummary,
} from '../../../contract/orders.ts';
import type { Lang } from '../../../contract/languages.ts';
import { MINUTE_MS } from '../../../config/times.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { totalsView, viewLine } from '../cart/cartView.ts';
import { maybeIso } from '../venue/hours.ts';
import { paymentMethods } from '../menu/menuView.ts';
import { say } from '../common/words.ts';
import { display, major } from '../common/money.ts';
import {
  estimateOf,
  isFinal,
  isLapsed,
  isPlaced,
  orderStatusOf,
  paymentStatusOf,
  timelineOf,
} from './orderState.ts';
import { thumbnailOf } from '../common/pictures.ts';
import { templateFor } from '../rating/ratings.ts';
import type { OrderRecord } from '../common/records.ts';
import { storeSummary } from '../venue/stores.ts';
import { now, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

const POLL_SECONDS = 10;
const ORDER_DETAILS_PAGE = 2;

/** The deadline for cancelling, at the latest when the kitchen starts. */
function cancelUntil(world: World, order: OrderRecord): number | undefined {
  const concept = world.catalog.conceptOf(order.conceptId);
  const placedAt = order.steps[0]?.at;
  const starts = order.steps.find((step) => step.orderStatus === ORDER_STATUS.preparing)?.at;
  if (placedAt === undefined || starts === undefined) return undefined;
  const minutes = concept.delivery?.cancelMinutes;
  return minutes === undefined ? starts : Math.min(starts, placedAt + minutes * MINUTE_MS);
}

export function canCancel(world: World, order: OrderRecord): boolean {
  const isOver = order.cancelledAt !== undefined || order.rejectedAt !== undefined;
  if (isOver) return false;
  if (!isPlaced(order)) return !isLapsed(world, order);
  return now(world) < (cancelUntil(world, order) ?? 0);
}

/** The invoice of a placed order, if the venue is registered for taxes. */
function invoiceOf(world: World, order: OrderRecord): Invoice | undefined {
  const { legalName, taxNumber, timeZone, code } = world.catalog.conceptOf(order.conceptId);
  const [placed] = order.steps;
  if (!placed || legalName === undefined || taxNumber === undefined) return undefined;
  const issuedAt = iso(placed.at, timeZone);
  const { payable, taxes, decimals } = order.sums;
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0);
  const told = [legalName, taxNumber, issuedAt, display(payable, decimals), display(tax, decimals)];
  return { no: `${code}-${order.orderNo}`, issuedAt, legalName, taxNumber, qr: codeText(told) };
}

/** Tag, length and value of each field, as base64: the tax authority's QR code format. */
function codeText(fields: readonly string[]): string {
  const bytes = fields.flatMap((field, index) => {
    const value = new TextEncoder().encode(field);
    return [index + 1, value.length, ...value];
  });
  return btoa(String.fromCharCode(...bytes));
}

export function eOrderStatus(world: World, order: OrderRecord, lang: Lang): EOrderStatus {
  const branch = world.catalog.branch(order.storeId);
  const { timeZone } = branch.concept;
  const place = world.catalog.places.get(order.tableCode);
  const isAtPlace = place !== undefined;
  const isFinished = isFinal(world, order);
  return {
    eOrderID: order.eOrderID,
    orderNo: order.orderNo,
    orderType: order.orderType,
    orderStatus: orderStatusOf(world, order),
    paymentStatus: paymentStatusOf(world, order),
    code: order.code,
    tableLabel: place && say(place.label, lang),
    timeline: timelineOf(world, order),
    estimatedAt: maybeIso(estimateOf(world, order), timeZone),
    lines: order.lines.map((line, index) => {
      const view = viewLine(branch, lang, line, order.sums.lines[index]);
      const { addedBy: _addedBy, instruction: _instruction, ...open } = view;
      return open;
    }),
    totals: totalsView(order.sums),
    canCancel: canCancel(world, order),
    canAddMore: isAtPlace && isPlaced(order) && !isFinished,
    pollSeconds: isFinished ? 0 : POLL_SECONDS,
    keepUntil: isPlaced(order) ? undefined : iso(order.keepUntil, timeZone),
    invoice: invoiceOf(world, order),
  };
}

export function orderSummary(world: World, order: OrderRecord, lang: Lang): OrderSummary {
  const { concept, store } = world.catalog.branch(order.storeId);
  const orderStatus = orderStatusOf(world, order);
  const { payable, decimals, currency } = order.sums;
  const isRated = world.reviews.some((review) => review.eOrderID === order.eOrderID);
  return {
    eOrderID: order.eOrderID,
    createdOn: iso(order.createdOn, concept.timeZone),
    orderNo: order.orderNo,
    orderType: order.orderType,
    orderStatus,
    paymentStatus: paymentStatusOf(world, order),
    storeId: store.storeId,
    storeLabelEN: store.label.en,
    storeLabelAR: store.label.ar,
    itemCount: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    firstItems: order.lines.slice(0, 3).map((line) => say(line.item.label, lang)),
    payable: major(payable, decimals),
    sPayable: display(payable, decimals),
    currency,
    scheduledFor: maybeIso(order.scheduledFor, concept.timeZone),
    canRate:
      orderStatus === ORDER_STATUS.completed &&
      !isRated &&
      templateFor(concept, ORDER_DETAILS_PAGE) !== undefined,
    canReorder: isPlaced(order),
    images: order.lines
      .map((line) => thumbnailOf(concept, line.item.picture))
      .filter((name) => name !== '')
      .slice(0, 3),
  };
}

export function orderDetails(world: World, order: OrderRecord, lang: Lang): OrderDetails {
  const branch = world.catalog.branch(order.storeId);
  const { concept } = branch;
  const { contact, note, paymentMethodId } = order.request;
  const method = paymentMethods(world, concept).find(
    (entry) => entry.paymentMethodId === paymentMethodId,
  );
  const isOnTheWay = orderStatusOf(world, order) === ORDER_STATUS.onTheWay;
  return {
    ...orderSummary(world, order, lang),
    orderKey: order.orderKey,
    customerId: order.customerId,
    totals: totalsView(order.sums),
    lines: order.lines.map((line, index) => viewLine(branch, lang, line, order.sums.lines[index])),
    timeline: timelineOf(world, order),
    estimatedAt: maybeIso(estimateOf(world, order), concept.timeZone),
    address: order.address,
    store: storeSummary(world, branch),
    contact: { name: contact?.name ?? '', mobileNo: contact?.mobileNo ?? '' },
    paymentMethod: method ?? {
      paymentMethodId,
      kind: 'cash',
      labelEn: '',
      labelAr: '',
      isOnline: false,
      isActive: false,
      orderTypes: [],
    },
    promo: order.promo,
    loyaltyPoints: order.points,
    pointsEarned: order.pointsEarned,
    note,
    driver: isOnTheWay
      ? { name: 'Yousef', phone: branch.store.phone, location: undefined, at: undefined }
      : undefined,
    canCancel: canCancel(world, order),
    cancelUntil: maybeIso(cancelUntil(world, order), concept.timeZone),
    ratingTemplateId: templateFor(concept, ORDER_DETAILS_PAGE)?.templateId,
    pollSeconds: isFinal(world, order) ? 0 : POLL_SECONDS,
    invoice: invoiceOf(world, order),
  };
}
