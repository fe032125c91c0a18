/** Orders in progress, with everything needed to send them again. */
import * as v from 'valibot';
import { EOrderRequest, EOrderResult } from '../contract/orders.ts';
import { id, maybe, maybeFlag, maybeText, money, numberOr, text } from '../contract/schema.ts';
import { orderType } from '../contract/basics.ts';
import { entry } from './entry.ts';
import {
  PAYMENT_DRAFT_PREFIX,
  PENDING_ORDER_PREFIX,
  PENDING_STATES,
  pendingOrderKeys,
} from './orderTraces.ts';

/** The car and contact details of a drive-through order. */
const CarForm = v.object({
  car: EOrderRequest.entries.car,
  contact: EOrderRequest.entries.contact,
});
type CarForm = v.InferOutput<typeof CarForm>;

export const carEntry = entry({
  area: 'local',
  key: (code: string) => `car_${code}`,
  schema: CarForm,
});

/**
 * An order in progress, stored before its request is sent. It holds the whole request, so that the
 * same request can be repeated if the answer is lost.
 */
export const PendingOrder = v.object({
  state: v.picklist(PENDING_STATES),
  request: EOrderRequest,
  /** 0 until the server has answered. */
  eOrderID: numberOr(0),
  code: v.pipe(v.string(), v.nonEmpty()),
  tableCode: text,
  orderType,
  sentAt: text,
  transactionId: maybeText,
  /** 0 for a visitor. A log-out removes only the orders of its own customer. */
  customerId: numberOr(0),
  /** The order is only saved at first, so that the diner can review the server's bill. */
  isForReview: maybeFlag,
  /** The order is saved and the request to place it was sent: only that request is repeated. */
  isPlacing: maybeFlag,
  /** The end of the time for which the server keeps a saved, unplaced order. */
  keepUntil: maybeText,
});
export type PendingOrder = v.InferOutput<typeof PendingOrder>;

export const pendingOrderEntry = entry({
  area: 'local',
  key: (orderKey: string) => `${PENDING_ORDER_PREFIX}${orderKey}`,
  schema: PendingOrder,
});

/** Removes the customer's orders at all venues. */
export function forgetPendingOrders(_code: string, customerId: number | undefined): void {
  if (customerId === undefined) return;
  for (const orderKey of pendingOrderKeys()) {
    const isTheirs = pendingOrderEntry.read(orderKey)?.customerId === customerId;
    if (isTheirs) pendingOrderEntry.remove(orderKey);
  }
}

/** The server's answer to an order, shown while the server cannot be reached. */
const SentOrder = v.pick(EOrderResult, ['orderStatus', 'paymentStatus', 'orderNo', 'totals']);
export type SentOrder = v.InferOutput<typeof SentOrder>;

export const sentOrderEntry = entry({
  area: 'session',
  key: (eOrderId: number) => `sentOrder_${eOrderId}`,
  schema: SentOrder,
});

/** The input of the payment page, kept so that a reload loses nothing. */
export const PaymentDraft = v.object({
  paymentMethodId: maybe(id),
  tip: v.fallback(money, 0),
  /** Set instead of an amount. */
  tipPercent: maybe(v.number()),
  tipText: text,
  changeFor: text,
  note: text,
  /** The order does not tell the kitchen about the diner's allergies. */
  isKitchenUntold: maybeFlag,
  contact: v.object({ name: text, countryId: numberOr(0), mobileNo: text }),
  /** Delivery side only. */
  points: maybe(v.pipe(id, v.minValue(0))),
  isCutlery: maybeFlag,
  isLeaveAtDoor: maybeFlag,
});
export type PaymentDraft = v.InferOutput<typeof PaymentDraft>;

export const paymentDraftEntry = entry({
  area: 'session',
  key: (orderKey: string) => `${PAYMENT_DRAFT_PREFIX}${orderKey}`,
  schema: PaymentDraft,
});

/** The tab that may send an order, and until when, for browsers without locks. */
export const OrderLease = v.object({ owner: text, untilMs: v.number() });
export type OrderLease = v.InferOutput<typeof OrderLease>;

export const orderLeaseEntry = entry({
  area: 'local',
  key: (orderKey: string) => `orderLease_${orderKey}`,
  schema: OrderLease,
});
