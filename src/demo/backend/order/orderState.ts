/** Calculates the status of an order from its times; the status is never stored. */
import type { OrderType } from '../../../contract/basics.ts';
import { MINUTE_MS, SECOND_MS } from '../../../config/times.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { type TimelineEntry } from '../../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../../contract/payment.ts';
import type { Catalog } from '../common/catalog.ts';
import type { OrderRecord, OrderStep, PaymentRecord } from '../common/records.ts';
import { now, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

export const KEEP_MS = 15 * MINUTE_MS;

/** Durations of the demo kitchen's steps, counted from placing. */
const ACCEPTED_AFTER_MS = 20 * SECOND_MS;
const PREPARING_AFTER_MS = 60 * SECOND_MS;
const READY_AFTER_MS = 3 * MINUTE_MS;
const ON_THE_WAY_AFTER_MS = 4 * MINUTE_MS;
const COMPLETED_AFTER_MS = 10 * MINUTE_MS;

const LABELS: Record<number, { en: string; ar: string }> = {
  1: { en: 'Saved', ar: 'محفوظ' },
  2: { en: 'Waiting for payment', ar: 'بانتظار الدفع' },
  3: { en: 'Order placed', ar: 'تم إرسال الطلب' },
  4: { en: 'Accepted', ar: 'تم القبول' },
  5: { en: 'Being prepared', ar: 'قيد التحضير' },
  6: { en: 'Ready', ar: 'جاهز' },
  7: { en: 'On the way', ar: 'في الطريق' },
  8: { en: 'Completed', ar: 'مكتمل' },
  9: { en: 'Cancelled', ar: 'ملغى' },
  10: { en: 'Rejected', ar: 'مرفوض' },
};

/** The steps of a placed order. A scheduled time delays the kitchen's steps. */
export function stepsFrom(order: OrderRecord, placedAt: number): OrderStep[] {
  const wanted = order.scheduledFor ?? 0;
  const start = Math.max(placedAt, wanted - READY_AFTER_MS);
  const isDelivered = order.orderType === 'Delivery';
  return [
    { orderStatus: ORDER_STATUS.placed, at: placedAt },
    { orderStatus: ORDER_STATUS.accepted, at: placedAt + ACCEPTED_AFTER_MS },
    { orderStatus: ORDER_STATUS.preparing, at: start + PREPARING_AFTER_MS },
    { orderStatus: ORDER_STATUS.ready, at: start + READY_AFTER_MS },
    ...(isDelivered
      ? [{ orderStatus: ORDER_STATUS.onTheWay, at: start + ON_THE_WAY_AFTER_MS }]
      : []),
    { orderStatus: ORDER_STATUS.completed, at: start + COMPLETED_AFTER_MS },
  ];
}

/** A key stays used once its order was placed, even if the order is cancelled or rejected later. */
export function isPlaced(order: OrderRecord): boolean {
  return order.steps.length > 0;
}

/** True for a saved order that expired or was cancelled before it was placed. */
export function isLapsed(world: World, order: OrderRecord): boolean {
  if (isPlaced(order)) return false;
  return order.cancelledAt !== undefined || now(world) > order.keepUntil;
}

export function paymentsOf(world: World, order: OrderRecord): PaymentRecord[] {
  return [...world.payments.values()].filter((payment) => payment.eOrderID === order.eOrderID);
}

/** A successful attempt takes precedence; otherwise the latest attempt counts. */
export function paymentOf(world: World, order: OrderRecord): PaymentRecord | undefined {
  const payments = paymentsOf(world, order);
  return (
    payments.find((payment) => payment.paymentStatus === PAYMENT_STATUS.paid) ?? payments.at(-1)
  );
}

export function paymentStatusOf(world: World, order: OrderRecord): number {
  return paymentOf(world, order)?.paymentStatus ?? PAYMENT_STATUS.none;
}

export function isPaid(world: World, order: OrderRecord): boolean {
  return paymentStatusOf(world, order) === PAYMENT_STATUS.paid;
}

export function isOnlineMethod(catalog: Catalog, order: OrderRecord): boolean {
  const kind = methodOf(catalog, order)?.kind;
  return kind === 'card' || kind === 'localDebit' || kind === 'applePay' || kind === 'qlub';
}

export function methodOf(catalog: Catalog, order: OrderRecord) {
  return catalog
    .conceptOf(order.conceptId)
    .paymentMethods.find((method) => method.id === order.request.paymentMethodId);
}

export function needsPayment(world: World, order: OrderRecord): boolean {
  return (
    !isPlaced(order) &&
    order.sums.payable > 0 &&
    isOnlineMethod(world.catalog, order) &&
    !isPaid(world, order)
  );
}

export function orderStatusOf(world: World, order: OrderRecord): number {
  if (order.rejectedAt !== undefined) return ORDER_STATUS.rejected;
  if (order.cancelledAt !== undefined) return ORDER_STATUS.cancelled;
  const at = now(world);
  const reached = order.steps.findLast((step) => step.at <= at);
  if (reached) return reached.orderStatus;
  return needsPayment(world, order) ? ORDER_STATUS.awaitingPayment : ORDER_STATUS.saved;
}

export function isFinal(world: World, order: OrderRecord): boolean {
  const status = orderStatusOf(world, order);
  return status >= ORDER_STATUS.completed || isLapsed(world, order);
}

function entry(orderStatus: number, isDone: boolean, at: string | undefined): TimelineEntry {
  const label = LABELS[orderStatus];
  return { orderStatus, at, labelEn: label?.en ?? '', labelAr: label?.ar ?? '', isDone };
}

export function timelineOf(world: World, order: OrderRecord): TimelineEntry[] {
  const { timeZone } = world.catalog.conceptOf(order.conceptId);
  const at = now(world);
  const end = order.rejectedAt ?? order.cancelledAt;
  const steps = order.steps
    .filter((step) => end === undefined || step.at <= end)
    .map((step) => {
      const isDone = step.at <= at;
      return entry(step.orderStatus, isDone, isDone ? iso(step.at, timeZone) : undefined);
    });
  if (end === undefined) return steps;
  const status = order.rejectedAt === undefined ? ORDER_STATUS.cancelled : ORDER_STATUS.rejected;
  return [...steps, entry(status, true, iso(end, timeZone))];
}

/** When the food will be ready, or delivered. */
export function estimateOf(world: World, order: OrderRecord): number | undefined {
  if (isFinal(world, order) || !isPlaced(order)) return undefined;
  const target = order.orderType === 'Delivery' ? ORDER_STATUS.completed : ORDER_STATUS.ready;
  const at = order.steps.find((step) => step.orderStatus === target)?.at;
  return at !== undefined && at > now(world) ? at : undefined;
}

/** Moves an order to a later step; the following steps keep their durations. */
export function advance(world: World, order: OrderRecord, to?: number): void {
  const at = now(world);
  for (const step of order.steps) {
    if (step.at <= at) continue;
    if (to !== undefined && step.orderStatus > to) break;
    const shift = step.at - at;
    for (const later of order.steps) if (later.at >= step.at) later.at -= shift;
    if (to === undefined) break;
  }
}

/** Moves the future steps, but none to before now. */
export function delay(world: World, order: OrderRecord, minutes: number): void {
  const at = now(world);
  for (const step of order.steps) {
    if (step.at > at) step.at = Math.max(at + 1, step.at + minutes * MINUTE_MS);
  }
}

/** True while the bank has not answered. */
export function isPaymentProcessing(world: World, order: OrderRecord): boolean {
  return paymentStatusOf(world, order) === PAYMENT_STATUS.processing;
}

export function isDeliverySide(orderType: OrderType): boolean {
  return orderType === 'Delivery' || orderType === 'PickUp';
}
