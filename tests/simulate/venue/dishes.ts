/**
 * The venue's dishes. Prices are in hundredths of the currency; `menu.ts` converts them to its
 * decimals.
 */
import type { OrderType } from './places.ts';

export interface ChoiceSpec {
  id: number;
  label: string;
  price: number;
  isPriced?: false;
  isNonItemMod?: true;
  maxQty?: number;
}

export interface GroupSpec {
  groupId: number;
  label: string;
  /** 1 one choice, 2 several, 3 several with a quantity each. */
  controlId: 1 | 2 | 3;
  min: number;
  max: number;
  freeUnits: number;
  parentModifierId: number;
  choices: readonly ChoiceSpec[];
}

export interface SetupSpec {
  id: number;
  discountType: 1 | 3;
  buyQty: number;
  getQty: number;
  per_Value: number;
  cap: number;
  minimum: number;
  priceModifiers: boolean;
}

export interface DishSpec {
  id: number;
  categoryId: number;
  label: string;
  price: number;
  groups?: readonly GroupSpec[];
  offer?: number;
  isNonItem?: true;
  maxQty?: number;
  minQty?: number;
}

const SETUP = { buyQty: 0, getQty: 0, per_Value: 0, cap: 0, minimum: 0, priceModifiers: false };

export const SETUPS: readonly SetupSpec[] = [
  { ...SETUP, id: 1, discountType: 1, buyQty: 2, getQty: 1, priceModifiers: true },
  { ...SETUP, id: 2, discountType: 3, per_Value: 15, cap: 400, minimum: 2000 },
];

const GROUP = { controlId: 2, min: 0, max: 0, freeUnits: 0, parentModifierId: 0 } as const;
const ONE = { ...GROUP, controlId: 1, min: 1, max: 1 } as const;

const SIZE: GroupSpec = {
  ...ONE,
  groupId: 21,
  label: 'Size',
  choices: [
    { id: 211, label: 'Regular', price: 0 },
    { id: 212, label: 'Large', price: 125 },
  ],
};

const SIDES: GroupSpec = {
  ...GROUP,
  groupId: 22,
  label: 'Sides',
  controlId: 3,
  max: 4,
  freeUnits: 1,
  choices: [
    { id: 221, label: 'Rice', price: 60, maxQty: 2 },
    { id: 222, label: 'Salad', price: 45, maxQty: 2 },
    { id: 223, label: 'Bread', price: 35 },
  ],
};

const WISHES: GroupSpec = {
  ...GROUP,
  groupId: 23,
  label: 'Wishes',
  choices: [
    { id: 231, label: 'No onion', price: 100, isNonItemMod: true },
    { id: 232, label: 'Well done', price: 20, isPriced: false },
  ],
};

/** Only a large one is served on a platter. */
const PLATTER: GroupSpec = {
  ...ONE,
  groupId: 24,
  label: 'Platter',
  parentModifierId: 212,
  choices: [
    { id: 241, label: 'Copper', price: 50 },
    { id: 242, label: 'Clay', price: 0 },
  ],
};

const SAUCES: GroupSpec = {
  ...GROUP,
  groupId: 31,
  label: 'Sauces',
  max: 2,
  choices: [
    { id: 311, label: 'Garlic', price: 25 },
    { id: 312, label: 'Tahini', price: 30 },
    { id: 313, label: 'Chilli', price: 15 },
  ],
};

export const DISHES: readonly DishSpec[] = [
  { id: 1, categoryId: 1, label: 'Lentil soup', price: 245 },
  { id: 2, categoryId: 2, label: 'Kebab', price: 475, groups: [SIZE, SIDES, WISHES, PLATTER] },
  { id: 3, categoryId: 2, label: 'Burger', price: 555, groups: [SAUCES] },
  { id: 4, categoryId: 3, label: 'Wrap', price: 305, groups: [SAUCES], offer: 1 },
  { id: 5, categoryId: 3, label: 'Roll', price: 345, offer: 1 },
  { id: 6, categoryId: 2, label: 'Platter', price: 1295, offer: 2 },
  { id: 7, categoryId: 4, label: 'Juice', price: 185, maxQty: 5 },
  { id: 8, categoryId: 4, label: 'Cutlery', price: 15, isNonItem: true, maxQty: 10 },
  { id: 9, categoryId: 1, label: 'Olives', price: 95, minQty: 2 },
];

export interface MethodSpec {
  paymentMethodId: number;
  kind: 'cash' | 'cardOnDelivery' | 'card' | 'qlub' | 'payAtTable' | 'payAtCounter' | 'roomCharge';
  isOnline?: true;
  orderTypes: readonly OrderType[];
  fee?: number;
}

const ALL: readonly OrderType[] = ['Table', 'DriveThrough', 'Room', 'Delivery', 'PickUp'];

export const METHODS: readonly MethodSpec[] = [
  { paymentMethodId: 1, kind: 'cash', orderTypes: ALL },
  { paymentMethodId: 2, kind: 'card', isOnline: true, orderTypes: ALL },
  { paymentMethodId: 3, kind: 'qlub', isOnline: true, orderTypes: ['Table'] },
  { paymentMethodId: 4, kind: 'payAtTable', orderTypes: ['Table'] },
  { paymentMethodId: 5, kind: 'cardOnDelivery', orderTypes: ['Delivery'], fee: 25 },
  { paymentMethodId: 6, kind: 'roomCharge', orderTypes: ['Room'] },
  { paymentMethodId: 7, kind: 'payAtCounter', orderTypes: ['DriveThrough', 'PickUp'] },
];

export interface PromoSpec {
  id: number;
  promoCode: string;
  kind: 'percent' | 'amount' | 'freeItem';
  /** A percentage, or an amount in hundredths. */
  value: number;
  cap: number;
  minimum: number;
  categoryIds?: readonly number[];
  freeItemId?: number;
  orderTypes: readonly OrderType[];
  isCombinable: boolean;
  isExpired?: true;
}

const PROMO = { value: 10, cap: 0, minimum: 0, orderTypes: ALL, isCombinable: true } as const;

export const PROMOS: readonly PromoSpec[] = [
  { ...PROMO, id: 1, promoCode: 'TEN', kind: 'percent', cap: 200 },
  { ...PROMO, id: 2, promoCode: 'FIVE', kind: 'amount', value: 500, minimum: 2000 },
  { ...PROMO, id: 3, promoCode: 'GRILL', kind: 'percent', value: 12.5, categoryIds: [2] },
  { ...PROMO, id: 4, promoCode: 'SOUP', kind: 'freeItem', freeItemId: 1 },
  { ...PROMO, id: 5, promoCode: 'ALONE', kind: 'percent', value: 20, isCombinable: false },
  { ...PROMO, id: 6, promoCode: 'OLD', kind: 'percent', isExpired: true },
];

/** Applied without a code. */
export const AUTOMATIC_PROMO: PromoSpec = {
  ...PROMO,
  id: 20,
  promoCode: '',
  kind: 'percent',
  value: 5,
  minimum: 3000,
  orderTypes: ['Delivery', 'PickUp'],
  isCombinable: false,
};
