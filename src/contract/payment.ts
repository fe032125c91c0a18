import * as v from 'valibot';
import { orderType } from './basics.ts';
import {
  currency,
  flag,
  id,
  iso,
  key,
  list,
  maybe,
  maybeExact,
  maybeText,
  money,
  numberOr,
  text,
} from './schema.ts';

const PAYMENT_KINDS = [
  'cash',
  'cardOnDelivery',
  'card',
  'localDebit',
  'applePay',
  'qlub',
  'payAtTable',
  'payAtCounter',
  'roomCharge',
] as const;

export const PaymentMethod = v.object({
  paymentMethodId: id,
  kind: v.picklist(PAYMENT_KINDS),
  labelEn: text,
  labelAr: text,
  icon: maybeText,
  isOnline: flag,
  isActive: flag,
  orderTypes: list(orderType),
  minAmount: maybe(money),
  maxAmount: maybe(money),
  // An invalid fee must not become "free", so the whole method is refused.
  fee: maybeExact(money),
  noteEn: maybeText,
  noteAr: maybeText,
});
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

export const TipSetup = v.object({
  percents: list(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  amounts: list(money),
  allowOther: flag,
  max: money,
});
export type TipSetup = v.InferOutput<typeof TipSetup>;

/** paymentStatus of an order, as the server counts it. */
export const PAYMENT_STATUS = {
  none: 0,
  started: 1,
  processing: 2,
  paid: 3,
  failed: 4,
  cancelled: 5,
  expired: 6,
  refunded: 7,
} as const;

export const PaymentStart = v.object({
  eOrderID: id,
  transactionId: key,
  provider: v.picklist(['hosted', 'qlub']),
  redirectUrl: key,
  amount: money,
  currency,
  expiresAt: iso,
  returnRoute: text,
});
export type PaymentStart = v.InferOutput<typeof PaymentStart>;

export const PaymentResult = v.object({
  eOrderID: id,
  transactionId: text,
  paymentStatus: v.number(),
  orderStatus: numberOr(0),
  orderNo: text,
  amount: money,
  currency,
  paidAt: maybeText,
  cardLast4: maybeText,
  cardBrand: maybeText,
  reason: maybeText,
  canRetry: flag,
  code: text,
  tableCode: text,
  orderType: v.fallback(orderType, 'Table'),
});
export type PaymentResult = v.InferOutput<typeof PaymentResult>;
