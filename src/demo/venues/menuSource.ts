/** The format of a demo venue's dishes, choices and offers. */
import type { Allergen } from '../../contract/modifiers.ts';
import type { DietaryTag, Layout, MenuFilter } from '../../contract/menu.ts';
import type { AvailabilityWindow, OrderType } from '../../contract/basics.ts';

/** A text in both languages. */
export interface Words {
  en: string;
  ar: string;
}

export interface CategorySource {
  id: number;
  label: Words;
  description?: Words;
  parentId?: number;
  picture?: string;
  availability?: AvailabilityWindow[];
  layout?: Layout;
}

/** Order on the menu is the order in the list. */
export interface ItemSource {
  id: number;
  categoryId: number;
  label: Words;
  description?: Words;
  price: number;
  /** Shown struck through beside the price. */
  oldPrice?: number;
  picture?: string;
  allergens?: Allergen[];
  mayContain?: Allergen[];
  tags?: DietaryTag[];
  calories?: number;
  portion?: Words;
  spice?: 0 | 1 | 2 | 3;
  prepMinutes?: number;
  minAge?: number;
  /** Group ids in display order. Nested groups are named by their modifier, not here. */
  groups?: number[];
  /** Its groups are courses (`comboSlot`). */
  combo?: boolean;
  /** Not made by the kitchen: cutlery, bag, gift card. */
  nonItem?: boolean;
  /** Units left for today, over all carts placed. */
  stock?: number;
  soldOut?: boolean;
  availability?: AvailabilityWindow[];
  orderTypes?: OrderType[];
  minQty?: number;
  maxQty?: number;
  isNew?: boolean;
  featured?: boolean;
  /** Default true. */
  discountable?: boolean;
  instructionHeader?: Words;
  relatedIds?: number[];
}

export interface GroupSource {
  id: number;
  label: Words;
  /** 1 one choice (default), 2 several, 3 several with a quantity each. */
  control?: 1 | 2 | 3;
  /** Counted in units. `min` above 0 makes the group required. */
  min?: number;
  /** 0 (default) = no limit, except for control 1, where the default is 1. */
  max?: number;
  /** The first n units cost nothing, cheapest first. */
  freeUnits?: number;
  /** A course of a combo; each of its modifiers is a dish (`itemId`). */
  comboSlot?: boolean;
  modifiers: ModifierSource[];
}

export interface ModifierSource {
  id: number;
  label: Words;
  /** Default 0. */
  price?: number;
  /** An instruction ("no onion"): never in a sum. */
  instruction?: boolean;
  isDefault?: boolean;
  soldOut?: boolean;
  maxQty?: number;
  /** The dish of this choice, in a combo slot. */
  itemId?: number;
  /** Groups shown only when this is chosen. Each such group belongs to one modifier only. */
  groups?: number[];
  allergens?: Allergen[];
  calories?: number;
  picture?: string;
}

interface DiscountBase {
  id: number;
  /** Dishes with the offer. */
  itemIds: number[];
  note: Words;
  startsAt?: string;
  endsAt?: string;
  orderTypes?: OrderType[];
}
export type DiscountSource = DiscountBase &
  (
    | {
        kind: 'buyGet';
        buy: number;
        get: number;
        /** Dishes whose units may be free; by default all dishes with the offer. */
        getItemIds?: number[];
        priceModifiers?: boolean;
      }
    | { kind: 'percent'; percent: number; cap?: number; minOrder?: number }
  );

export interface PromoSource {
  id: number;
  /** Without a code the promo applies automatically. */
  code?: string;
  kind: 'percent' | 'amount' | 'freeDelivery' | 'freeItem';
  value?: number;
  cap?: number;
  minOrder?: number;
  itemIds?: number[];
  categoryIds?: number[];
  freeItemId?: number;
  /** Default: all order types, all branches, always. */
  orderTypes?: OrderType[];
  storeIds?: number[];
  startsAt?: string;
  endsAt?: string;
  availability?: AvailabilityWindow[];
  newCustomersOnly?: boolean;
  usesPerCustomer?: number;
  usesInAll?: number;
  label: Words;
  note?: Words;
  /** True when it combines with item discounts. Default true. */
  combinable?: boolean;
}

export interface LoyaltySource {
  schemeId: number;
  label: Words;
  unit: Words;
  /** Points earned per major unit. */
  earnPerUnit: number;
  /** Points per major unit when redeemed. */
  pointsPerUnit: number;
  step: number;
  min?: number;
  max?: number;
  maxPercent: number;
  /** True when points combine with a promo. */
  combinable?: boolean;
  expiryMonths?: number;
  tiers?: { name: Words; fromPoints: number; factor: number }[];
  /** Default: delivery and pick-up. */
  orderTypes?: OrderType[];
  /** Points given to a new customer. */
  welcomePoints?: number;
}

export interface FilterSource {
  x: string;
  label: Words;
  kind: MenuFilter['kind'];
  /** Exactly one of: a tag to have, an allergen to avoid, a highest price. */
  tag?: DietaryTag;
  without?: Allergen;
  priceUpTo?: number;
}
