import * as v from 'valibot';
import {
  currency,
  decimals,
  flag,
  id,
  list,
  listAnswer,
  maybe,
  maybeExact,
  maybeFlag,
  maybeText,
  money,
  numberOr,
  oneOf,
  quantity,
  text,
  maybeShown,
  maybeMinutes,
  shownOr,
  rate,
} from './schema.ts';
import { ask, AvailabilityWindow, Img, MENU_TYPE_IDS, orderType, ORDER_TYPES } from './basics.ts';
import { allergens, DiscountSetup, ModifierGroup } from './modifiers.ts';
import { PaymentMethod, TipSetup } from './paymentMethods.ts';

const LAYOUTS = ['list', 'grid', 'large'] as const;
export type Layout = (typeof LAYOUTS)[number];

export const TaxRule = v.object({
  id,
  labelEn: text,
  labelAr: text,
  ratePercent: rate,
  isIncluded: v.boolean(),
});
export type TaxRule = v.InferOutput<typeof TaxRule>;

export const ChargeRule = v.object({
  labelEn: text,
  labelAr: text,
  ratePercent: maybeExact(rate),
  amount: maybeExact(money),
  isTaxed: flag,
});
export type ChargeRule = v.InferOutput<typeof ChargeRule>;

export const MenuFilter = v.object({
  x: v.pipe(v.string(), v.nonEmpty()),
  label: text,
  labelEN: text,
  labelAR: text,
  kind: oneOf(['diet', 'allergen', 'price', 'tag'], 'tag'),
  icon: maybeText,
});
export type MenuFilter = v.InferOutput<typeof MenuFilter>;

export const SERVICE_KINDS = ['waiter', 'bill', 'water', 'cutlery'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

const menuDetailFields = {
  menuScheduleId: id,
  menuScheduleUniqueId: text,
  menuTypeId: v.fallback(v.picklist(MENU_TYPE_IDS), 1),
  code: text,
  conceptId: numberOr(0),
  storeId: id,
  labelEN: text,
  labelAR: text,
  currency,
  currencyDecimals: maybe(decimals),
  timeZone: text,
  availability: list(AvailabilityWindow, 'availability windows'),
  nextChangeAt: maybeText,
  isOrderingActive: flag,
  isViewOnly: flag,
  layout: oneOf(LAYOUTS, 'list'),
  filters: list(MenuFilter, 'menu filters'),
  taxes: list(TaxRule, 'taxes'),
  serviceCharge: maybeExact(ChargeRule),
  packagingFee: maybeExact(money),
  minOrderAmount: money,
  paymentMethods: list(PaymentMethod, 'payment methods'),
  tips: maybe(TipSetup),
  cashRounding: maybe(money),
  isDisplayVoucher: flag,
  askName: ask,
  askPhone: ask,
  noteMaxLength: shownOr(200),
  allergenNote: maybeText,
  services: maybe(list(v.picklist(SERVICE_KINDS), 'services')),
};

export const MenuDetails = v.object(menuDetailFields);
export type MenuDetails = v.InferOutput<typeof MenuDetails>;

export const Category = v.object({
  categoryId: id,
  label: text,
  labelEN: text,
  labelAR: text,
  description: maybeText,
  parentCategoryId: numberOr(0),
  seq: numberOr(0),
  thumbnailImageName: text,
  images: maybe(list(Img)),
  availability: list(AvailabilityWindow, 'availability windows'),
  isAvailable: v.fallback(v.boolean(), true),
  availableFrom: maybeText,
  layout: maybe(v.picklist(LAYOUTS)),
});
export type Category = v.InferOutput<typeof Category>;

export const DIETARY_TAGS = [
  'vegetarian',
  'vegan',
  'halal',
  'kosher',
  'glutenFree',
  'dairyFree',
  'nutFree',
  'spicy',
  'lowCalorie',
  'keto',
  'organic',
  'containsAlcohol',
] as const;
export type DietaryTag = (typeof DIETARY_TAGS)[number];

/** What puts a dish on the menu, in its place. All its other fields have a default. */
const listedFields = {
  id,
  price: money,
  currency,
  categoryId: numberOr(0),
  seq: numberOr(0),
  thumbnailImageName: text,
  images: list(Img, 'pictures'),
};

export const MenuItem = v.object({
  ...listedFields,
  sPrice: text,
  labelEN: text,
  set_ModifierGroups_VMs: list(ModifierGroup, 'modifier groups'),
  menuScheduleId: numberOr(0),
  label: text,
  labelAR: text,
  description: text,
  descriptionEN: text,
  descriptionAR: text,
  allergens,
  mayContain: allergens,
  dietaryTags: list(v.picklist(DIETARY_TAGS), 'dietary tags'),
  calories: maybeShown,
  portion: maybeText,
  spiceLevel: maybe(v.picklist([0, 1, 2, 3])),
  prepMinutes: maybeMinutes,
  minAge: maybeShown,
  isAvailable: flag,
  unavailableReason: maybe(v.picklist(['soldOut', 'time', 'store'])),
  availableFrom: maybeText,
  stockLeft: maybe(quantity),
  availability: list(AvailabilityWindow, 'availability windows'),
  orderTypes: v.fallback(v.array(orderType), [...ORDER_TYPES]),
  isNonItem: flag,
  isCombo: flag,
  isCustomized: flag,
  hasModifiers: flag,
  hasDiscount: flag,
  isDiscountable: flag,
  discountSetup: v.fallback(v.nullable(DiscountSetup), null),
  oldPrice: maybe(money),
  isNew: maybeFlag,
  isFeatured: maybeFlag,
  minQty: v.fallback(quantity, 1),
  maxQty: v.fallback(quantity, 99),
  instructionHeader: maybeText,
  relatedItemIds: maybe(list(id)),
});
export type MenuItem = v.InferOutput<typeof MenuItem>;

export const Menu = v.object({
  ...menuDetailFields,
  categories: list(Category, 'categories'),
  menuItems: list(MenuItem, 'menu items'),
});
export type Menu = v.InferOutput<typeof Menu>;

/** Dishes without their details, for who shows few of two thousand. */
const Listed = v.looseObject(listedFields);
export const ListedItems = listAnswer(Listed, 'menu items');
export const ListedMenu = v.object({
  ...menuDetailFields,
  categories: list(Category, 'categories'),
  menuItems: list(Listed, 'menu items'),
});
export type ListedMenu = v.InferOutput<typeof ListedMenu>;
export type ListedItem = Pick<MenuItem, keyof typeof listedFields>;

export const SpecialInstructions = v.object({
  instructionHeader: text,
  presets: list(v.object({ id, labelEn: text, labelAr: text }), 'instruction presets'),
  allowFreeText: v.fallback(v.boolean(), true),
  maxLength: shownOr(200),
});
export type SpecialInstructions = v.InferOutput<typeof SpecialInstructions>;

/** A bare list of numbers is read as the items. */
export const UnavailableItems = v.union([
  v.object({ menuItemIds: list(id), modifierItemIds: list(id), asOf: text }),
  v.pipe(
    v.array(id),
    v.transform((menuItemIds) => ({ menuItemIds, modifierItemIds: [] as number[], asOf: '' })),
  ),
]);
export type UnavailableItems = v.InferOutput<typeof UnavailableItems>;

/** Answer of getDiscountForItems, one per requested line. */
export const FreshItem = v.object({
  uniqueId: text,
  menuItemId: id,
  price: money,
  sPrice: text,
  isAvailable: flag,
  maxQty: v.fallback(quantity, 99),
  hasDiscount: flag,
  isDiscountable: flag,
  discountSetup: v.fallback(v.nullable(DiscountSetup), null),
  modifiers: list(
    v.object({ modifierItemId: id, price: money, isAvailable: flag, isPriced: v.boolean() }),
    'fresh modifiers',
  ),
});
export type FreshItem = v.InferOutput<typeof FreshItem>;

/** A cart line whose price, stock and discount are requested. */
export interface LineQuestion {
  menuItemId: number;
  uniqueId: string;
  quantity: number;
  modifierItemIds: number[];
}

/** The category id that means all of them. */
export const ALL_CATEGORIES = 0;
