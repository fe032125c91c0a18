import * as v from 'valibot';
import { orderType } from './basics.ts';
import { currency, flag, id, iso, key, maybeText, money, numberOr, text } from './schema.ts';

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
