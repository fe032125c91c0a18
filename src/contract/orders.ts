import * as v from 'valibot';
import {
  currency,
  flag,
  id,
  instant,
  iso,
  key,
  list,
  maybe,
  maybeText,
  money,
  numberOr,
  quantity,
  text,
  wholeList,
  shownOr,
  maybeShown,
} from './schema.ts';
import { CartChange, CartLine, CartViewLine, LineModifier, Totals } from './cart.ts';
import { AppliedPromo } from './promo.ts';
import { DeliveryAddress } from './customer.ts';
import type { ServiceKind } from './menu.ts';
import { PaymentMethod } from './paymentMethods.ts';
import { LinkButton } from './places.ts';
import { orderType, Point } from './basics.ts';
import { pageColors } from './colors.ts';
import { StoreSummary } from './stores.ts';

export const EOrderRequest = v.object({
  code: key,
  storeId: id,
  orderType,
  menuScheduleId: id,
  menuScheduleUniqueId: text,
  tableCode: maybeText,
  cartVersion: maybe(id),
  menuItemList: v.optional(v.array(CartLine)),
  ModifierList: v.optional(v.array(LineModifier)),
  addressId: v.optional(id),
  scheduledFor: maybeText,
  slotId: maybeText,
  contact: v.optional(v.object({ name: text, countryId: id, mobileNo: text, email: maybeText })),
  room: v.optional(
    v.object({ roomCode: text, tableId: id, lastName: maybeText, departure: maybeText }),
  ),
  car: v.optional(
    v.object({ plate: maybeText, carMake: maybeText, carColorId: maybe(id), slotId: maybe(id) }),
  ),
  note: maybeText,
  isCutlery: v.optional(v.boolean()),
  isLeaveAtDoor: v.optional(v.boolean()),
  paymentMethodId: id,
  changeFor: v.optional(money),
  tip: v.optional(money),
  promoCode: maybeText,
  automaticPromoId: v.optional(id),
  loyaltyPoints: v.optional(quantity),
  expectedTotal: money,
  currency,
});
export type EOrderRequest = v.InferOutput<typeof EOrderRequest>;

export const EOrderResult = v.object({
  eOrderID: id,
  orderStatus: v.number(),
  paymentStatus: numberOr(0),
  orderNo: text,
  totals: Totals,
  totalsChanged: flag,
  changes: list(CartChange, 'cart changes'),
  alreadyPlaced: flag,
  needsPayment: v.boolean(),
  keepUntil: iso,
});
export type EOrderResult = v.InferOutput<typeof EOrderResult>;

export const TimelineEntry = v.object({
  orderStatus: v.number(),
  at: maybeText,
  labelEn: text,
  labelAr: text,
  isDone: flag,
});
export type TimelineEntry = v.InferOutput<typeof TimelineEntry>;

const timeline = list(TimelineEntry, 'timeline steps');

/** The data that turn an order's bill into a receipt for the tax authority. */
export const Invoice = v.object({
  no: text,
  issuedAt: iso,
  legalName: text,
  taxNumber: maybeText,
  qr: maybeText,
});
export type Invoice = v.InferOutput<typeof Invoice>;

export const EOrderStatus = v.object({
  eOrderID: id,
  orderNo: text,
  orderType,
  orderStatus: v.number(),
  paymentStatus: numberOr(0),
  code: text,
  tableLabel: maybeText,
  timeline,
  estimatedAt: maybe(instant),
  lines: wholeList(v.omit(CartViewLine, ['addedBy', 'instruction'])),
  totals: Totals,
  canCancel: flag,
  canAddMore: flag,
  message: maybeText,
  pollSeconds: numberOr(10),
  keepUntil: maybeText,
  invoice: maybe(Invoice),
});
export type EOrderStatus = v.InferOutput<typeof EOrderStatus>;

const orderSummaryFields = {
  createdOn: iso,
  eOrderID: id,
  orderNo: text,
  orderType,
  orderStatus: v.number(),
  paymentStatus: numberOr(0),
  storeId: numberOr(0),
  storeLabelEN: text,
  storeLabelAR: text,
  itemCount: shownOr(0),
  firstItems: list(v.string()),
  payable: money,
  sPayable: text,
  currency,
  scheduledFor: maybeText,
  canRate: flag,
  canReorder: flag,
  images: maybe(list(v.string())),
};

export const OrderSummary = v.object(orderSummaryFields);
export type OrderSummary = v.InferOutput<typeof OrderSummary>;

/** The fields of an order that are needed to count orders. */
export const OrderMoment = v.object({ createdOn: iso, orderStatus: maybe(v.number()) });
export type OrderMoment = v.InferOutput<typeof OrderMoment>;

const Summaries = list(OrderSummary, 'orders');
const Moments = list(OrderMoment, 'orders');

interface OrderPage {
  totalOrders: number;
  orderList: OrderSummary[];
  /** The orders before validation: an order that cannot be shown still counts. */
  moments?: OrderMoment[];
  /** The number of orders on the page, valid or not. */
  length?: number;
}

export const CustomerOrderDetails = v.pipe(
  v.object({
    totalOrders: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    orderList: v.optional(v.unknown()),
  }),
  v.transform(({ totalOrders, orderList }): OrderPage => ({
    totalOrders,
    orderList: v.parse(Summaries, orderList),
    moments: v.parse(Moments, orderList),
    length: Array.isArray(orderList) ? orderList.length : 0,
  })),
);
export type CustomerOrderDetails = v.InferOutput<typeof CustomerOrderDetails>;

export const OrderDetails = v.object({
  ...orderSummaryFields,
  orderKey: text,
  customerId: numberOr(0),
  totals: Totals,
  lines: wholeList(CartViewLine),
  timeline,
  estimatedAt: maybe(instant),
  address: maybe(DeliveryAddress),
  store: StoreSummary,
  contact: v.fallback(v.object({ name: text, mobileNo: text }), { name: '', mobileNo: '' }),
  paymentMethod: PaymentMethod,
  promo: v.fallback(v.nullable(AppliedPromo), null),
  loyaltyPoints: shownOr(0),
  pointsEarned: shownOr(0),
  note: maybeText,
  driver: maybe(v.object({ name: text, phone: maybeText, location: maybe(Point), at: maybeText })),
  canCancel: flag,
  cancelUntil: maybeText,
  ratingTemplateId: maybe(id),
  pollSeconds: numberOr(10),
  receiptUrl: maybeText,
  invoice: maybe(Invoice),
});
export type OrderDetails = v.InferOutput<typeof OrderDetails>;

export const EndingPageSetting = v.object({
  isActive: flag,
  titleEN: text,
  titleAR: text,
  textEN: text,
  textAR: text,
  image: maybeText,
  colors: pageColors,
  isOrderNoShown: v.fallback(v.boolean(), true),
  isStatusShown: v.fallback(v.boolean(), true),
  isReceiptShown: flag,
  isOrderMoreShown: v.fallback(v.boolean(), true),
  isRatingShown: flag,
  ratingPageId: numberOr(1),
  redirectUrl: maybeText,
  redirectSeconds: maybeShown,
  buttons: list(LinkButton, 'ending page buttons'),
});
export type EndingPageSetting = v.InferOutput<typeof EndingPageSetting>;

export const ServiceCalled = v.object({ acceptedAt: iso, coolDownSeconds: shownOr(60) });
export type ServiceCalled = v.InferOutput<typeof ServiceCalled>;

/** The customer and the saved order; 0 for a visitor and for a new order. */
export type OrderHeaders = Readonly<{ 'user-id': number; 'eorder-id': number }>;

/** A self-order can be cancelled by the device that has its order key. */
export interface GivingUp {
  reason?: string;
  orderKey?: string;
}

export interface Arrival {
  orderKey: string;
  slotId?: number;
}

export interface ServiceWish {
  kind: ServiceKind;
  uniqueCartId: string;
  uniqueId: string;
}
