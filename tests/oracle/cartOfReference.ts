/** What the reference reads of a cart: the fields of the wire that have to do with money, and no others. */
export interface RefModifier {
  id: number;
  price: number;
  /** Units of it in one unit of the dish; 0 is not chosen. */
  quantity: number;
  isNonItemMod: boolean;
  isPriced: boolean;
}

export interface RefGroup {
  freeUnits: number;
  /** 0, or the modifier that has to be chosen for this group to count. */
  parentModifierId: number;
  modifiers: readonly RefModifier[];
}

export interface RefSetup {
  id: number;
  discountType: number;
  buyQty: number;
  getQty: number;
  discountGetItems: readonly { menuItemId: number }[];
  per_Value: number;
  cap_limit: number;
  min_order_amt: number;
  priceModifiers: boolean;
  dis_note: string;
}

export interface RefLine {
  id: number;
  categoryId: number;
  price: number;
  quantity: number;
  isAvailable: boolean;
  hasDiscount: boolean;
  isDiscountable: boolean;
  setup: RefSetup | null;
  groups: readonly RefGroup[];
}

export interface RefPromo {
  kind: 'percent' | 'amount' | 'freeDelivery' | 'freeItem';
  value: number;
  cap: number;
  minOrderAmount: number;
  menuItemIds: readonly number[];
  categoryIds: readonly number[];
  freeItemId?: number;
  isCombinable: boolean;
}

export interface RefLoyalty {
  points: number;
  balance: number;
  pointsPerUnit: number;
  stepPoints: number;
  minPoints: number;
  maxPoints?: number;
  maxPercentOfOrder: number;
  isCombinable: boolean;
}

export interface RefCharges {
  /** Of the address, before `freeDeliveryFrom`. */
  deliveryFee: number;
  freeDeliveryFrom?: number;
  slotFee: number;
  packagingFee: number;
  trayCharge: number;
  methodFee: number;
  serviceCharge?: { ratePercent?: number; amount?: number; isTaxed: boolean };
  taxes: readonly { ratePercent: number; isIncluded: boolean }[];
  tip: number;
  /** In its place, a part of all that comes before the tip. */
  tipPercent?: number;
  tipMax: number;
  minOrderAmount: number;
  isCash: boolean;
  cashRounding?: number;
}

/** How the people at a table divide their bill. */
export interface RefSplit {
  people: number;
  /** Who shares the first piece of the bill, the second, and so on; the list begins anew at its end. */
  takers: readonly (readonly number[])[];
  /** Which lines are given away unit by unit; this list begins anew too. */
  apart: readonly boolean[];
  hasSecondOrder: boolean;
  /** In minor units. */
  coin: number;
}

export interface RefCart {
  decimals: 0 | 2 | 3;
  lines: readonly RefLine[];
  /** The code that the diner uses; it replaces those that come by themselves. */
  code?: RefPromo;
  automatic: readonly RefPromo[];
  loyalty?: RefLoyalty;
  charges: RefCharges;
  split: RefSplit;
}
