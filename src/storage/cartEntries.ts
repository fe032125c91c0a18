/** Carts kept on the device, and orders under way. */
import * as v from 'valibot';
import { CartLine, DeliveryCart } from '../contract/cart.ts';
import { AppliedPromo } from '../contract/customer.ts';
import { EOrderRequest } from '../contract/orders.ts';
import { id, maybe, maybeFlag, maybeText, money, numberOr, text } from '../contract/schema.ts';
import { orderType } from '../contract/basics.ts';
import { entry, listOfOneEntry, textEntry } from './entry.ts';
import { stores, type Area } from './store.ts';

export const deliveryIdEntry = textEntry({
  area: 'local',
  key: (customerId: number) => `deliveryId_${customerId}`,
  schema: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{9}$/)),
});
export const deliveryCartEntry = listOfOneEntry({
  area: 'local',
  key: (customerId: number) => `deliveryCart_${customerId}`,
  schema: DeliveryCart,
});
/** A cart that expired or lost its login, offered to the diner again. */
export const expiredCartEntry = listOfOneEntry({
  area: 'session',
  key: (customerId: number) => `expiredCart_${customerId}`,
  schema: DeliveryCart,
});
export const promoEntry = entry({
  area: 'session',
  key: (customerId: number) => `Promo${customerId}`,
  schema: AppliedPromo,
});
/** The line that a visitor was adding when the login came between. */
export const pendingLineEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLine_${code}`,
  schema: CartLine,
});

/** A neighbour of the line, which itself stays the plain line. */
export const pendingLineAtEntry = entry({
  area: 'session',
  key: (code: string) => `pendingLineAt_${code}`,
  schema: v.number(),
});

/** The car and the contact that a drive-through asks for. */
export const CarForm = v.object({
  car: EOrderRequest.entries.car,
  contact: EOrderRequest.entries.contact,
});
export type CarForm = v.InferOutput<typeof CarForm>;

export const carEntry = entry({
  area: 'local',
  key: (code: string) => `car_${code}`,
  schema: CarForm,
});

/**
 * An order on its way, written before the request that makes it. It holds the whole request, so
 * that a lost answer can be asked for again with the same words.
 */
export const PendingOrder = v.object({
  state: v.picklist(['draft', 'sending', 'unknown', 'confirmed', 'rejected']),
  request: EOrderRequest,
  /** 0 until the server has answered. */
  eOrderID: numberOr(0),
  code: v.pipe(v.string(), v.nonEmpty()),
  tableCode: text,
  orderType,
  sentAt: text,
  transactionId: maybeText,
  /** 0 for a visitor; a log-out removes the orders of its own customer. */
  customerId: numberOr(0),
  /** Saved only, for the diner to look at the server's own bill first. */
  isForReview: maybeFlag,
  /** Until when the server keeps it without its being placed. */
  keepUntil: maybeText,
});
export type PendingOrder = v.InferOutput<typeof PendingOrder>;

const PENDING_ORDER_PREFIX = 'eOrder_';

export const pendingOrderEntry = entry({
  area: 'local',
  key: (orderKey: string) => `${PENDING_ORDER_PREFIX}${orderKey}`,
  schema: PendingOrder,
});

function endingsOf(area: Area, prefix: string): string[] {
  return stores[area]
    .keys()
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

/** Order keys of every order under way on this device. */
export const pendingOrderKeys = () => endingsOf('local', PENDING_ORDER_PREFIX);

const ORDER_KEY_PREFIX = 'orderKey_';

/** Kept when the key itself is retired, so that the order can still be cancelled. */
export const orderKeyEntry = entry({
  area: 'local',
  key: (eOrderId: number) => `${ORDER_KEY_PREFIX}${eOrderId}`,
  schema: v.object({ orderKey: v.pipe(v.string(), v.nonEmpty()), at: v.number() }),
});
export const orderKeyIds = () => endingsOf('local', ORDER_KEY_PREFIX).map(Number);

/** What the diner has filled in on the payment page, so that a reload loses nothing. */
export const PaymentDraft = v.object({
  paymentMethodId: maybe(id),
  tip: v.fallback(money, 0),
  tipText: text,
  changeFor: text,
  note: text,
  contact: v.object({ name: text, countryId: numberOr(0), mobileNo: text }),
  /** Delivery side only. */
  points: maybe(v.pipe(id, v.minValue(0))),
  isCutlery: maybeFlag,
  isLeaveAtDoor: maybeFlag,
});
export type PaymentDraft = v.InferOutput<typeof PaymentDraft>;

const PAYMENT_DRAFT_PREFIX = 'paymentDraft_';

export const paymentDraftEntry = entry({
  area: 'session',
  key: (orderKey: string) => `${PAYMENT_DRAFT_PREFIX}${orderKey}`,
  schema: PaymentDraft,
});
export const paymentDraftKeys = () => endingsOf('session', PAYMENT_DRAFT_PREFIX);

/** Which tab holds the right to send an order, and until when, where the browser has no locks. */
export const OrderLease = v.object({ owner: text, untilMs: v.number() });
export type OrderLease = v.InferOutput<typeof OrderLease>;

export const orderLeaseEntry = entry({
  area: 'local',
  key: (orderKey: string) => `orderLease_${orderKey}`,
  schema: OrderLease,
});

/** The last order that this device has placed at a table, for whoever comes back to it. */
export const LastOrder = v.object({ eOrderID: id, orderKey: text, placedAtMs: v.number() });
export type LastOrder = v.InferOutput<typeof LastOrder>;

const LAST_ORDER_PREFIX = 'lastOrder_';

export const lastOrderEntry = entry({
  area: 'local',
  key: (code: string, tableCode: string) => `${LAST_ORDER_PREFIX}${code}_${tableCode}`,
  schema: LastOrder,
});

/** At all tables of a venue. */
export function forgetLastOrders(code: string): void {
  for (const key of stores.local.keys()) {
    if (key.startsWith(`${LAST_ORDER_PREFIX}${code}_`)) stores.local.remove(key);
  }
}
