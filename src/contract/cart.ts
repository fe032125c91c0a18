import * as v from 'valibot';
import {
  currency,
  decimals,
  flag,
  id,
  key,
  list,
  maybe,
  maybeText,
  money,
  numberOr,
  oneOf,
  quantity,
  signedMoney,
  text,
  wholeList,
  rate,
} from './schema.ts';
import { AppliedPromo } from './promo.ts';
import { DiscountSetup, Modifier } from './modifiers.ts';
import { MenuItem } from './menu.ts';
import { STATES } from './basics.ts';

export const CartModifierGroup = v.object({
  groupId: id,
  labelEn: text,
  labelAr: text,
  groupSeq: numberOr(0),
  modifiers: wholeList(Modifier),
});
export type CartModifierGroup = v.InferOutput<typeof CartModifierGroup>;

const cartLineFields = {
  id,
  uniqueId: key,
  price: money,
  sPrice: text,
  instruction: text,
  instructionHeader: text,
  quantity,
  isAvailable: v.fallback(v.boolean(), true),
  isNonItem: flag,
  hasDiscount: flag,
  isDiscountable: flag,
  discountSetup: v.fallback(v.nullable(DiscountSetup), null),
  isDiscounted: flag,
  isUsedForDiscount: flag,
  usedDiscount: v.fallback(quantity, 0),
  freeQty: v.fallback(quantity, 0),
  modifierGroupList: wholeList(CartModifierGroup),
};

export const CartLine = v.object({ ...cartLineFields, menuItem: MenuItem });
export type CartLine = v.InferOutput<typeof CartLine>;

/** A chosen modifier with the line that it belongs to. */
export const LineModifier = v.object({ ...Modifier.pipe[0].entries, uniqueId: maybeText });

/** Stored on the device as a list of one. Reading drops a broken line, never the cart. */
export const DeliveryCart = v.object({
  deliveryId: key,
  expiry: key,
  createdOn: key,
  menuScheduleId: id,
  isDelivery: flag,
  isPickUp: flag,
  menuItemList: list(CartLine, 'cart lines'),
  ModifierList: list(LineModifier, 'cart modifiers'),
  storeId: id,
  menuScheduleUniqueId: text,
  currency,
  currencyDecimals: decimals,
  note: maybeText,
});
export type DeliveryCart = v.InferOutput<typeof DeliveryCart>;

/** Body of POST TableCart. */
export const TableCartItem = v.object({
  ...cartLineFields,
  menuItem: maybe(MenuItem),
  code: text,
  tableCode: text,
  uniqueCartId: text,
  State: oneOf(STATES, 'View'),
  menuScheduleUniqueId: text,
  tableCartId: id,
  addedBy: maybeText,
});
export type TableCartItem = v.InferOutput<typeof TableCartItem>;

export interface AddToCartPayload {
  State: (typeof STATES)[number];
  tableCode: string;
  menuScheduleUniqueId: string;
  menuItemId: number;
  qty: number;
  uniqueCartId: string;
  uniqueId: string;
  code: string;
  addedBy?: string;
}

export const AddedLine = v.object({
  tableCartId: id,
  uniqueId: text,
  cartCount: quantity,
  cartVersion: id,
});
export type AddedLine = v.InferOutput<typeof AddedLine>;

export const CartCount = v.object({ cartCount: quantity, cartVersion: id });

export const UpdatedQty = v.object({ qty: quantity, cartCount: quantity, cartVersion: id });

export const Totals = v.object({
  subTotal: money,
  discountAmount: money,
  promoAmount: money,
  loyaltyAmount: money,
  deliveryFee: money,
  packagingFee: money,
  serviceCharge: money,
  taxes: wholeList(
    v.object({
      labelEn: text,
      labelAr: text,
      ratePercent: v.fallback(rate, 0),
      amount: money,
      isIncluded: v.boolean(),
    }),
  ),
  tip: money,
  cashRounding: signedMoney,
  payable: money,
  sPayable: text,
  currency,
  currencyDecimals: maybe(decimals),
});
export type Totals = v.InferOutput<typeof Totals>;

export const CartViewLine = v.object({
  menuItemId: id,
  menuItemName: text,
  price: money,
  qty: quantity,
  orderStatus: numberOr(1),
  thumbnailImageName: text,
  modifierLists: wholeList(Modifier),
  tableCartId: id,
  uniqueId: text,
  sPrice: text,
  lineTotal: money,
  sLineTotal: text,
  instruction: text,
  instructionHeader: text,
  isAvailable: v.fallback(v.boolean(), true),
  isDiscounted: flag,
  freeQty: v.fallback(quantity, 0),
  minQty: v.fallback(quantity, 1),
  maxQty: v.fallback(quantity, 99),
  isCombo: flag,
  isNonItem: flag,
  addedBy: maybeText,
});
export type CartViewLine = v.InferOutput<typeof CartViewLine>;

export const CartChange = v.object({
  uniqueId: text,
  menuItemId: numberOr(0),
  kind: v.picklist([
    'unavailable',
    'price',
    'modifierUnavailable',
    'modifierRule',
    'qty',
    'discount',
  ]),
  oldPrice: maybe(money),
  newPrice: maybe(money),
  maxQty: maybe(quantity),
  groupId: maybe(id),
  modifierItemId: maybe(id),
  text,
});
export type CartChange = v.InferOutput<typeof CartChange>;

export const CartView = v.object({
  sGrandTotal: text,
  currency,
  discountAmount: money,
  discountNote: text,
  isDisplayVoucher: flag,
  cartList: wholeList(CartViewLine),
  uniqueCartId: text,
  tableCode: text,
  eOrderID: v.fallback(id, 0),
  grandTotal: money,
  totals: Totals,
  cartVersion: id,
  menuScheduleUniqueId: text,
  promo: v.fallback(v.nullable(AppliedPromo), null),
  changes: list(CartChange, 'cart changes'),
  isOpen: v.fallback(v.boolean(), true),
  nextOpenAt: maybeText,
  currencyDecimals: maybe(decimals),
});
export type CartView = v.InferOutput<typeof CartView>;

export const ItemInCart = v.object({
  exists: flag,
  tableCartId: numberOr(0),
  qty: v.fallback(quantity, 0),
  lines: v.fallback(quantity, 0),
});

export const EditItem = v.object({ item: MenuItem, line: TableCartItem });
export type EditItem = v.InferOutput<typeof EditItem>;
