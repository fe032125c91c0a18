/** The menu in the wire format, without display-only fields. */
import type { ChoiceSpec, GroupSpec, MethodSpec, SetupSpec } from './dishes.ts';
import type { Dish, MenuBook } from './menu.ts';
import { MENU_TYPES, type OrderType, type Store } from './places.ts';

const CURRENCIES = { 0: 'JPY', 2: 'USD', 3: 'KWD' } as const;

export function currencyOf({ decimals }: MenuBook): string {
  return CURRENCIES[decimals];
}

export function choiceView(menu: MenuBook, group: GroupSpec, choice: ChoiceSpec) {
  return {
    groupId: group.groupId,
    controlId: group.controlId,
    modifierItemId: choice.id,
    labelEn: choice.label,
    price: menu.amount(choice.price),
    sPrice: menu.text(menu.minorOf(choice.price)),
    isNonItemMod: choice.isNonItemMod ?? false,
    isPriced: choice.isPriced ?? true,
    groupSeq: group.groupId,
    itemSeq: choice.id,
    isAvailable: true,
    ...(choice.maxQty !== undefined && { maxQty: choice.maxQty }),
  };
}

function groupView(menu: MenuBook, group: GroupSpec) {
  const { choices, label, ...rules } = group;
  const modifiers = choices.map((choice) => choiceView(menu, group, choice));
  return { ...rules, labelEn: label, groupSeq: group.groupId, modifiers };
}

/** The offer in the format of the wire and the reference. */
export function setupView(menu: MenuBook, { cap, minimum, ...setup }: SetupSpec) {
  return {
    ...setup,
    discountGetItems: [],
    cap_limit: menu.amount(cap),
    min_order_amt: menu.amount(minimum),
    dis_note: `Offer ${setup.id}`,
  };
}

/** With its choices if `isWhole`; lists leave them out. */
export function dishView(menu: MenuBook, dish: Dish, type: OrderType, isWhole: boolean) {
  const setup = menu.setupOf(dish);
  return {
    id: dish.id,
    labelEN: dish.label,
    menuScheduleId: menu.scheduleId(type),
    price: menu.major(dish.minor),
    sPrice: menu.text(dish.minor),
    currency: currencyOf(menu),
    categoryId: dish.categoryId,
    set_ModifierGroups_VMs: isWhole ? dish.groups.map((group) => groupView(menu, group)) : [],
    isAvailable: dish.isAvailable,
    isNonItem: dish.isNonItem ?? false,
    isCustomized: dish.groups.some(({ min, parentModifierId }) => min > 0 && !parentModifierId),
    hasModifiers: dish.groups.length > 0,
    hasDiscount: setup !== undefined,
    isDiscountable: setup !== undefined && dish.isAvailable,
    discountSetup: setup ? setupView(menu, setup) : null,
    minQty: dish.minQty,
    maxQty: dish.maxQty,
  };
}

export function methodView(menu: MenuBook, { fee = 0, ...method }: MethodSpec) {
  return { isOnline: false, ...method, isActive: true, fee: menu.amount(fee) };
}

/** Charges besides the lines of a bill; they differ by store and order type. */
export function chargesOf(menu: MenuBook, store: Store, type: OrderType) {
  const isHouse = type === 'Table' || type === 'Room';
  const tax = (id: number, ratePercent: number, isIncluded = false) => {
    return { id, labelEn: `Tax ${id}`, labelAr: `ضريبة ${id}`, ratePercent, isIncluded };
  };
  return {
    taxes: [
      store.storeId === 11 ? tax(1, 5, true) : tax(2, 7.5),
      ...(isHouse ? [tax(3, 1.25)] : []),
    ],
    ...(isHouse && {
      serviceCharge: { labelEn: 'Service', labelAr: 'خدمة', ratePercent: 12.5, isTaxed: true },
    }),
    packagingFee: isHouse ? 0 : menu.amount(35),
  };
}

export const TIP_MOST = 5000;

export function tipsView(menu: MenuBook) {
  return { percents: [5, 10], amounts: [], allowOther: true, max: menu.amount(TIP_MOST) };
}

/** Coins: 5 fils, 5 cents, 10 yen. */
export function cashRoundingOf(menu: MenuBook): number {
  return menu.major(menu.decimals === 0 ? 10 : 5);
}

/** Of the order types at the venue, only room service has one. */
export function minimumOf(type: OrderType): number {
  return { Table: 0, DriveThrough: 0, Room: 600, Delivery: 800, PickUp: 300 }[type];
}

export function menuDetailsView(menu: MenuBook, store: Store, type: OrderType) {
  return {
    menuScheduleId: menu.scheduleId(type),
    menuScheduleUniqueId: menu.uniqueId(type),
    menuTypeId: MENU_TYPES[type],
    ...store,
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    isOrderingActive: true,
    ...chargesOf(menu, store, type),
    minOrderAmount: menu.amount(minimumOf(type)),
    paymentMethods: menu.methods(type).map((method) => methodView(menu, method)),
    tips: tipsView(menu),
    cashRounding: cashRoundingOf(menu),
  };
}

/** The menu as a list, for tables and customers. */
export function menuView(menu: MenuBook, store: Store, type: OrderType) {
  return {
    ...menuDetailsView(menu, store, type),
    categories: [],
    menuItems: menu.dishes.map((dish) => dishView(menu, dish, type, false)),
  };
}
