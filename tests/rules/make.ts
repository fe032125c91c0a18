/** Builders with defaults for all fields, so that a test names only the fields it is about. */
import type { CartLine, CartModifierGroup, CartViewLine, Totals } from '../../src/contract/cart.ts';
import type { LoyaltyScheme } from '../../src/contract/customer.ts';
import type { PromoRule } from '../../src/contract/promo.ts';
import type { DiscountSetup, Modifier, ModifierGroup } from '../../src/contract/modifiers.ts';
import type { FreshItem, MenuItem } from '../../src/contract/menu.ts';

export function modifier(over: Partial<Modifier> = {}): Modifier {
  return {
    groupId: 1,
    controlId: 2,
    menuItemId: 10,
    modifierItemId: 100,
    itemName: 'Garlic sauce',
    labelEn: 'Garlic sauce',
    labelAr: 'صلصة الثوم',
    price: 0,
    quantity: 1,
    isNonItemMod: false,
    isPriced: true,
    groupSeq: 1,
    ...over,
  };
}

export function modifierGroup(over: Partial<ModifierGroup> = {}): ModifierGroup {
  return {
    groupId: 1,
    label: '',
    labelEn: 'Sauces',
    labelAr: 'صلصات',
    groupSeq: 1,
    controlId: 3,
    isRequired: false,
    min: 0,
    max: 0,
    freeUnits: 0,
    isComboSlot: false,
    parentModifierId: 0,
    modifiers: [],
    ...over,
  };
}

export function chosen(modifiers: Modifier[], groupId = 1): CartModifierGroup {
  return { groupId, labelEn: 'Sauces', labelAr: 'صلصات', groupSeq: 1, modifiers };
}

export function menuItem(over: Partial<MenuItem> = {}): MenuItem {
  return {
    price: 1,
    sPrice: '1.000',
    currency: 'KWD',
    labelEN: 'Shish taouk',
    labelAR: 'شيش طاووق',
    label: '',
    categoryId: 7,
    thumbnailImageName: '',
    set_ModifierGroups_VMs: [],
    id: 10,
    menuScheduleId: 1,
    seq: 1,
    description: '',
    descriptionEN: '',
    descriptionAR: '',
    images: [],
    allergens: [],
    mayContain: [],
    dietaryTags: [],
    isAvailable: true,
    availability: [],
    orderTypes: [],
    isNonItem: false,
    isCombo: false,
    isCustomized: false,
    hasModifiers: false,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    minQty: 1,
    maxQty: 99,
    ...over,
  };
}

export function line(over: Partial<CartLine> = {}): CartLine {
  const id = over.id ?? 10;
  return {
    id,
    uniqueId: `line-${id}`,
    price: 1,
    sPrice: '1.000',
    instruction: '',
    instructionHeader: '',
    quantity: 1,
    menuItem: menuItem({ id }),
    isAvailable: true,
    isNonItem: false,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    isDiscounted: false,
    isUsedForDiscount: false,
    usedDiscount: 0,
    freeQty: 0,
    modifierGroupList: [],
    ...over,
  };
}

/** A line as the server sends it: two units of a dish. */
export function viewLine(over: Partial<CartViewLine> = {}): CartViewLine {
  return {
    menuItemId: 10,
    menuItemName: 'Shish taouk',
    price: 1,
    qty: 2,
    orderStatus: 1,
    thumbnailImageName: '',
    modifierLists: [],
    tableCartId: 1,
    uniqueId: 'a',
    sPrice: '1.000',
    lineTotal: 2,
    sLineTotal: '2.000',
    instruction: '',
    instructionHeader: '',
    isAvailable: true,
    isDiscounted: false,
    freeQty: 0,
    minQty: 1,
    maxQty: 99,
    isCombo: false,
    isNonItem: false,
    ...over,
  };
}

/** Totals of goods only. */
export function totals(payable: number, over: Partial<Totals> = {}): Totals {
  return {
    subTotal: payable,
    discountAmount: 0,
    promoAmount: 0,
    loyaltyAmount: 0,
    deliveryFee: 0,
    packagingFee: 0,
    serviceCharge: 0,
    taxes: [],
    tip: 0,
    cashRounding: 0,
    payable,
    sPayable: payable.toFixed(3),
    currency: 'KWD',
    currencyDecimals: 3,
    ...over,
  };
}

export function setup(over: Partial<DiscountSetup> = {}): DiscountSetup {
  return {
    id: 1,
    discountType: 1,
    buyQty: 2,
    getQty: 1,
    discountGetItems: [],
    per_Value: 0,
    cap_limit: 0,
    min_order_amt: 0,
    priceModifiers: false,
    dis_note: '',
    ...over,
  };
}

/** Buy two, get one free, unless overridden. */
export const buyGet = (over: Partial<DiscountSetup> = {}) => setup({ dis_note: '2 + 1', ...over });

export const percentage = (per_Value: number, over: Partial<DiscountSetup> = {}) =>
  setup({ discountType: 3, per_Value, dis_note: `${per_Value} %`, ...over });

export function discounted(discountSetup: DiscountSetup, over: Partial<CartLine> = {}): CartLine {
  return line({ hasDiscount: true, isDiscountable: true, discountSetup, ...over });
}

export function freshItem(over: Partial<FreshItem> = {}): FreshItem {
  return {
    uniqueId: 'line-10',
    menuItemId: 10,
    price: 1,
    sPrice: '1.000',
    isAvailable: true,
    maxQty: 99,
    hasDiscount: false,
    isDiscountable: false,
    discountSetup: null,
    modifiers: [],
    ...over,
  };
}

export function promo(over: Partial<PromoRule> = {}): PromoRule {
  return {
    id: 1,
    promoCode: '',
    kind: 'percent',
    value: 10,
    cap: 0,
    minOrderAmount: 0,
    menuItemIds: [],
    categoryIds: [],
    orderTypes: ['Delivery', 'PickUp'],
    storeIds: [],
    startsAt: '2025-01-01T00:00:00Z',
    endsAt: '2025-12-31T23:59:59Z',
    availability: [],
    isNewCustomersOnly: false,
    labelEN: 'Ten off',
    labelAR: 'خصم عشرة',
    isCombinable: true,
    ...over,
  };
}

export function loyaltyScheme(over: Partial<LoyaltyScheme> = {}): LoyaltyScheme {
  return {
    loyaltySchemeId: 1,
    earnPointsPerUnit: 10,
    pointsPerUnit: 100,
    stepPoints: 50,
    minPoints: 100,
    maxPercentOfOrder: 50,
    isCombinable: true,
    tiers: [],
    ...over,
  };
}
