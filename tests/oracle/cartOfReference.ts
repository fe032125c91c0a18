/** The reference's view of a cart: the fields of the wire that affect money, and no others. */
import type { CartLine } from '../../src/contract/cart.ts';
import type { LoyaltyScheme } from '../../src/contract/customer.ts';
import type { DiscountSetup, Modifier, ModifierGroup } from '../../src/contract/modifiers.ts';
import type { PromoRule } from '../../src/contract/promo.ts';

export type RefModifier = Pick<Modifier, 'price' | 'quantity' | 'isNonItemMod' | 'isPriced'> & {
  id: number;
};

export interface RefGroup extends Pick<ModifierGroup, 'freeUnits' | 'parentModifierId'> {
  modifiers: readonly RefModifier[];
}

export type RefSetup = DiscountSetup;

type Facts = 'id' | 'price' | 'quantity' | 'isAvailable' | 'hasDiscount' | 'isDiscountable';
export interface RefLine extends Pick<CartLine, Facts> {
  categoryId: number;
  setup: RefSetup | null;
  groups: readonly RefGroup[];
}

type Terms = 'kind' | 'value' | 'cap' | 'minOrderAmount' | 'freeItemId' | 'isCombinable';
export interface RefPromo extends Pick<PromoRule, Terms> {
  menuItemIds: readonly number[];
  categoryIds: readonly number[];
}

type Limits = 'pointsPerUnit' | 'stepPoints' | 'minPoints' | 'maxPoints' | 'maxPercentOfOrder';
export interface RefLoyalty extends Pick<LoyaltyScheme, Limits | 'isCombinable'> {
  points: number;
  balance: number;
}

export interface RefCharges {
  /** For the address, before `freeDeliveryFrom`. */
  deliveryFee: number;
  freeDeliveryFrom?: number;
  slotFee: number;
  packagingFee: number;
  trayCharge: number;
  methodFee: number;
  serviceCharge?: { ratePercent?: number; amount?: number; isTaxed: boolean };
  taxes: readonly { ratePercent: number; isIncluded: boolean }[];
  tip: number;
  /** Instead of an amount: a percentage of everything before the tip. */
  tipPercent?: number;
  tipMax: number;
  minOrderAmount: number;
  isCash: boolean;
  cashRounding?: number;
}

/** How the people at a table split their bill. */
export interface RefSplit {
  people: number;
  /** The people who share each piece of the bill, in order; the list repeats. */
  takers: readonly (readonly number[])[];
  /** Which lines are split unit by unit; the list repeats. */
  apart: readonly boolean[];
  hasSecondOrder: boolean;
  /** In minor units. */
  coin: number;
}

export interface RefCart {
  decimals: 0 | 2 | 3;
  lines: readonly RefLine[];
  /** The code that the diner uses; it replaces the automatic promos. */
  code?: RefPromo;
  automatic: readonly RefPromo[];
  loyalty?: RefLoyalty;
  charges: RefCharges;
  split: RefSplit;
}
