/** Promo codes and their value. */
import * as v from 'valibot';
import { bound, flag, id, iso, list, maybe, maybeText, money, quantity, text } from './schema.ts';
import { AvailabilityWindow, orderType } from './basics.ts';

const promoFields = {
  id,
  promoCode: text,
  kind: v.picklist(['percent', 'amount', 'freeDelivery', 'freeItem']),
  value: money,
  cap: bound(money),
  minOrderAmount: bound(money),
  menuItemIds: list(id),
  categoryIds: list(id),
  freeItemId: maybe(id),
  orderTypes: list(orderType),
  storeIds: list(id),
  startsAt: iso,
  endsAt: iso,
  availability: list(AvailabilityWindow),
  isNewCustomersOnly: flag,
  usesLeftForYou: maybe(quantity),
  labelEN: text,
  labelAR: text,
  noteEN: maybeText,
  noteAR: maybeText,
  isCombinable: flag,
};

export const PromoRule = v.object(promoFields);
export type PromoRule = v.InferOutput<typeof PromoRule>;

export const AppliedPromo = v.object({
  ...promoFields,
  amount: money,
  isApplied: flag,
  missingAmount: v.fallback(money, 0),
  /** The reason that it has no effect yet. */
  needs: maybeText,
});
export type AppliedPromo = v.InferOutput<typeof AppliedPromo>;
