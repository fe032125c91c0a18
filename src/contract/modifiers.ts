/** The choices of a dish, and the discounts on dishes. */
import * as v from 'valibot';
import {
  bound,
  flag,
  id,
  list,
  maybe,
  maybeFlag,
  maybeText,
  money,
  numberOr,
  oneOf,
  quantity,
  text,
  wholeList,
  maybeShown,
} from './schema.ts';
import { orderType } from './basics.ts';

export const ALLERGENS = [
  'gluten',
  'crustaceans',
  'egg',
  'fish',
  'peanut',
  'soy',
  'milk',
  'nuts',
  'celery',
  'mustard',
  'sesame',
  'sulphites',
  'lupin',
  'molluscs',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const allergens = list(v.picklist(ALLERGENS), 'allergens');

export const Modifier = v.pipe(
  v.object({
    groupId: numberOr(0),
    controlId: oneOf([1, 2, 3], 1),
    menuItemId: numberOr(0),
    id: maybe(id),
    modifierItemId: maybe(id),
    itemName: text,
    labelEn: text,
    labelAr: text,
    price: money,
    quantity: v.fallback(quantity, 1),
    isNonItemMod: flag,
    // Counts a price unless it is clearly free: the shown sum must never be below the charged one.
    isPriced: v.fallback(v.boolean(), true),
    groupSeq: numberOr(0),
    itemSeq: maybe(v.number()),
    modSeq: maybe(v.number()),
    label: maybeText,
    sPrice: maybeText,
    isAvailable: maybeFlag,
    isDefault: maybeFlag,
    maxQty: maybe(quantity),
    comboItemId: maybe(id),
    parentId: maybe(id),
    allergens: maybe(allergens),
    calories: maybeShown,
    thumbnailImageName: maybeText,
  }),
  v.check(
    (modifier) => modifier.modifierItemId !== undefined || modifier.id !== undefined,
    'it has no id',
  ),
);
export type Modifier = v.InferOutput<typeof Modifier>;

/** The server uses two names for the same number. */
export function modifierItemIdOf(modifier: Pick<Modifier, 'id' | 'modifierItemId'>): number {
  return modifier.modifierItemId ?? modifier.id ?? 0;
}

export const ModifierGroup = v.object({
  groupId: id,
  label: text,
  labelEn: text,
  labelAr: text,
  groupSeq: numberOr(0),
  controlId: oneOf([1, 2, 3], 1),
  isRequired: flag,
  min: v.fallback(quantity, 0),
  max: v.fallback(quantity, 0),
  freeUnits: v.fallback(quantity, 0),
  isComboSlot: flag,
  parentModifierId: bound(id),
  modifiers: list(Modifier, 'modifiers'),
});
export type ModifierGroup = v.InferOutput<typeof ModifierGroup>;

export const DiscountSetup = v.object({
  id,
  // Other types than 1 and 3 are kept but ignored, since an unknown discount has no effect.
  discountType: v.number(),
  buyQty: bound(quantity),
  getQty: v.fallback(quantity, 0),
  // An empty list means every dish, so a list that lost its broken entries would discount too much.
  discountGetItems: v.optional(
    wholeList(
      v.union([
        v.object({ menuItemId: id }),
        v.pipe(
          id,
          v.transform((menuItemId) => ({ menuItemId })),
        ),
      ]),
    ),
    [],
  ),
  per_Value: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(100)), 0),
  cap_limit: bound(money),
  min_order_amt: bound(money),
  priceModifiers: flag,
  dis_note: text,
  dis_noteAr: maybeText,
  startsAt: maybeText,
  endsAt: maybeText,
  orderTypes: maybe(list(orderType)),
});
export type DiscountSetup = v.InferOutput<typeof DiscountSetup>;
