/** Payments on the provider's page. Only the provider reports a result, never the browser. */
import { MINUTE_MS, SECOND_MS } from '../../../config/times.ts';
import {
  PAYMENT_STATUS,
  type PaymentResult,
  type PaymentStart,
} from '../../../contract/payment.ts';
import type { Lang } from '../../../contract/languages.ts';
import { totalsView } from '../cart/cartView.ts';
import { major, minor } from '../common/money.ts';
import {
  isLapsed,
  isOnlineMethod,
  isPaid,
  isPlaced,
  methodOf,
  orderStatusOf,
  paymentOf,
  paymentsOf,
} from '../order/orderState.ts';
import { finishPlacing } from './placing.ts';
import type { OrderRecord, PaymentRecord } from '../common/records.ts';
import { malformed, Refusal } from '../common/refusal.ts';
import type { PaymentOutcome } from '../../control/actions.ts';
import { now, unguessableText, type World } from '../common/world.ts';
import { iso } from '../common/zonedTime.ts';

const PAGE_LIFE_MS = 10 * MINUTE_MS;
/** An open payment page is reused if at least this much of its time is left. */
const REUSE_LEFT_MS = 2 * MINUTE_MS;
export const LATE_AFTER_SECONDS = 20;

const REASONS: Record<number, { EN: string; AR: string }> = {
  4: { EN: 'The bank declined the payment.', AR: 'رفض البنك عملية الدفع.' },
  5: { EN: 'You cancelled the payment.', AR: 'لقد ألغيت عملية الدفع.' },
  6: { EN: 'The payment page has expired.', AR: 'انتهت صلاحية صفحة الدفع.' },
  7: { EN: 'The payment was refunded.', AR: 'تم رد المبلغ المدفوع.' },
};

function providerOf(world: World, order: OrderRecord): PaymentRecord['provider'] {
  return methodOf(world.catalog, order)?.kind === 'qlub' ? 'qlub' : 'hosted';
}

export function isOpen(world: World, payment: PaymentRecord): boolean {
  return payment.paymentStatus === PAYMENT_STATUS.started && payment.expiresAt > now(world);
}

/** Closes payment pages whose amount or provider no longer fits the order. */
export function closeOpenPayments(world: World, order: OrderRecord): void {
  for (const payment of paymentsOf(world, order)) {
    const isRight =
      payment.amount === order.sums.payable && payment.provider === providerOf(world, order);
    if (payment.paymentStatus === PAYMENT_STATUS.started && !isRight) close(payment);
  }
}

function close(payment: PaymentRecord): void {
  payment.paymentStatus = PAYMENT_STATUS.expired;
  payment.isClosed = true;
}

export function abandonPayments(world: World, order: OrderRecord): void {
  for (const payment of paymentsOf(world, order)) {
    if (payment.paymentStatus === PAYMENT_STATUS.started) close(payment);
  }
}

/** An open page of the same order, amount and provider with enough time left. */
export function reusablePayment(world: World, order: OrderRecord): PaymentRecord | undefined {
  return paymentsOf(world, order).find(
    (payment) =>
      isOpen(world, payment) &&
      payment.amount === order.sums.payable &&
      payment.provider === providerOf(world, order) &&
      payment.expiresAt - now(world) >= REUSE_LEFT_MS,
  );
}

interface PayWish {
  amount: string;
  currency: string;
  origin: string;
}

export function startPayment(world: World, order: OrderRecord, wish: PayWish): PaymentStart {
  if (isPaid(world, order)) throw new Refusal(-52);
  if (isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderID });
  if (isLapsed(world, order)) throw new Refusal(-14);
  const latest = paymentOf(world, order);
  if (latest?.paymentStatus === PAYMENT_STATUS.processing) throw new Refusal(-51);
  if (!isOnlineMethod(world.catalog, order) || order.sums.payable === 0) throw new Refusal(-54);

  const { payable, decimals, currency } = order.sums;
  const shape = new RegExp(decimals === 0 ? '^\\d+$' : `^\\d+\\.\\d{${decimals}}$`);
  if (!shape.test(wish.amount)) throw malformed(`The amount must have ${decimals} decimals.`);
  if (wish.currency !== currency) throw malformed('The currency is not that of the order.');
  if (minor(Number(wish.amount), decimals) !== payable) {
    throw new Refusal(-12, { totals: totalsView(order.sums), changes: [] });
  }

  const provider = providerOf(world, order);
  const at = now(world);
  const open = reusablePayment(world, order);
  if (!open) abandonPayments(world, order);
  const payment: PaymentRecord = open ?? {
    transactionId: `${provider}-${unguessableText(20)}`,
    eOrderID: order.eOrderID,
    provider,
    amount: payable,
    origin: wish.origin,
    expiresAt: at + PAGE_LIFE_MS,
    paymentStatus: PAYMENT_STATUS.started,
    isClosed: false,
  };
  payment.origin = wish.origin;
  world.payments.set(payment.transactionId, payment);
  order.keepUntil = Math.max(order.keepUntil, payment.expiresAt);
  return startView(world, order, payment);
}

/** The path where the provider returns the browser. */
export function returnPathOf(order: OrderRecord, payment: PaymentRecord, status: string): string {
  const code = encodeURIComponent(order.code);
  if (payment.provider === 'hosted') {
    return `/CardDetails/EOrder/${code}/${order.eOrderID}?status=${status}`;
  }
  const query = new URLSearchParams({
    code: order.code,
    tableCode: order.tableCode,
    eOrderId: String(order.eOrderID),
    transactionId: payment.transactionId,
    status,
  });
  return `/qlub?${query}`;
}

function startView(world: World, order: OrderRecord, payment: PaymentRecord): PaymentStart {
  const { timeZone } = world.catalog.conceptOf(order.conceptId);
  const page = payment.provider === 'qlub' ? 'qlub' : 'card';
  return {
    eOrderID: order.eOrderID,
    transactionId: payment.transactionId,
    provider: payment.provider,
    redirectUrl: `${payment.origin}/pay/${page}/${payment.transactionId}`,
    amount: major(payment.amount, order.sums.decimals),
    currency: order.sums.currency,
    expiresAt: iso(payment.expiresAt, timeZone),
    returnRoute: returnPathOf(order, payment, '').replace(/[?&]status=$/, ''),
  };
}

/** The provider's report. A payment that arrives too late is refunded. */
export function reportPayment(
  world: World,
  payment: PaymentRecord,
  outcome: PaymentOutcome,
  at: number,
): void {
  const isSettled = [3, 4, 5, 7].includes(payment.paymentStatus);
  const order = world.orders.get(payment.eOrderID);
  if (isSettled || !order) return;
  payment.settledAt = at;
  payment.reportsAt = undefined;
  if (outcome === 'failed') payment.paymentStatus = PAYMENT_STATUS.failed;
  if (outcome === 'cancelled') payment.paymentStatus = PAYMENT_STATUS.cancelled;
  if (outcome !== 'paid') return;
  const isTooLate = order.cancelledAt !== undefined || at > order.keepUntil;
  const isWelcome = !isPlaced(order) && !isTooLate && !payment.isClosed;
  payment.paymentStatus = isWelcome ? PAYMENT_STATUS.paid : PAYMENT_STATUS.refunded;
  if (isWelcome) finishPlacing(world, order, at);
}

/** The diner leaves the page; the result is reported later. */
export function payLater(world: World, payment: PaymentRecord, seconds: number): void {
  payment.paymentStatus = PAYMENT_STATUS.processing;
  payment.reportsAt = now(world) + seconds * SECOND_MS;
}

export function paymentResult(
  world: World,
  order: OrderRecord,
  payment: PaymentRecord | undefined,
  lang: Lang,
): PaymentResult {
  const { timeZone } = world.catalog.conceptOf(order.conceptId);
  const paymentStatus = payment?.paymentStatus ?? PAYMENT_STATUS.none;
  const isPaidNow = paymentStatus === PAYMENT_STATUS.paid;
  const isRetryable = [0, 4, 5, 6].includes(paymentStatus) && !isPlaced(order);
  return {
    eOrderID: order.eOrderID,
    transactionId: payment?.transactionId ?? '',
    paymentStatus,
    orderStatus: orderStatusOf(world, order),
    orderNo: order.orderNo,
    amount: major(payment?.amount ?? order.sums.payable, order.sums.decimals),
    currency: order.sums.currency,
    paidAt:
      isPaidNow && payment?.settledAt !== undefined ? iso(payment.settledAt, timeZone) : undefined,
    cardLast4: isPaidNow ? '4242' : undefined,
    cardBrand: isPaidNow ? 'Test card' : undefined,
    reason: REASONS[paymentStatus]?.[lang],
    canRetry: isRetryable,
    code: order.code,
    tableCode: order.tableCode,
    orderType: order.orderType,
  };
}
