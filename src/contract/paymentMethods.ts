/** What a venue offers for paying an order: methods and tips. */
import * as v from 'valibot';
import { orderType } from './basics.ts';
import { flag, id, list, maybe, maybeExact, maybeText, money, text } from './schema.ts';

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
