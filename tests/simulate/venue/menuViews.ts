/** The menu as the wire has it. */
import type { ChoiceSpec, GroupSpec, MethodSpec, SetupSpec } from './dishes.ts';
import { CATEGORIES } from './dishes.ts';
import type { Dish, MenuBook } from './menu.ts';
import { CONCEPT_ID, MENU_TYPES, type OrderType, type Store } from './places.ts';

const CURRENCIES = { 0: 'JPY', 2: 'USD', 3: 'KWD' } as const;

export function currencyOf({ decimals }: MenuBook): string {
  return CURRENCIES[decimals];
}

export type Lang = 'EN' | 'AR';

const arabic = (label: string) => `ع ${label}`;

export function labelIn(lang: Lang, label: string): string {
  return lang === 'AR' ? arabic(label) : label;
}

function labels(label: string, lang: Lang) {
  return { label: labelIn(lang, label), labelEN: label, labelAR: arabic(label) };
}

export function choiceView(menu: MenuBook, dish: Dish, group: GroupSpec, choice: ChoiceSpec) {
  return {
    groupId: group.groupId,
    controlId: group.controlId,
    menuItemId: dish.id,
    modifierItemId: choice.id,
    itemName: choice.label,
    labelEn: choice.label,
    labelAr: arabic(choice.label),
    price: menu.amount(choice.price),
    sPrice: menu.text(menu.minorOf(choice.price)),
    quantity: 1,
    isNonItemMod: choice.isNonItemMod ?? false,
    isPriced: choice.isPriced ?? true,
    groupSeq: group.groupId,
    itemSeq: choice.id,
    isAvailable: menu.isChoiceAvailable(choice.id),
    ...(choice.maxQty !== undefined && { maxQty: choice.maxQty }),
  };
}

function groupView(menu: MenuBook, dish: Dish, group: GroupSpec, lang: Lang) {
  return {
    groupId: group.groupId,
    label: labelIn(lang, group.label),
    labelEn: group.label,
    labelAr: arabic(group.label),
    groupSeq: group.groupId,
    controlId: group.controlId,
    isRequired: group.min > 0,
    min: group.min,
    max: group.max,
    freeUnits: group.freeUnits,
    isComboSlot: false,
    parentModifierId: group.parentModifierId,
    modifiers: group.choices.map((choice) => choiceView(menu, dish, group, choice)),
  };
}

/** The offer as the wire and the reference have it. */
export function setupView(menu: MenuBook, setup: SetupSpec) {
  return {
    id: setup.id,
    discountType: setup.discountType,
    buyQty: setup.buyQty,
    getQty: setup.getQty,
    discountGetItems: [],
    per_Value: setup.per_Value,
    cap_limit: menu.amount(setup.cap),
    min_order_amt: menu.amount(setup.minimum),
    priceModifiers: setup.priceModifiers,
    dis_note: setup.note,
    dis_noteAr: arabic(setup.note),
  };
}

/** With its choices, or for a list, which leaves them out. */
export function dishView(
  menu: MenuBook,
  dish: Dish,
  type: OrderType,
  lang: Lang,
  isWhole: boolean,
) {
  const setup = menu.setupOf(dish);
  return {
    id: dish.id,
    ...labels(dish.label, lang),
    menuScheduleId: menu.scheduleId(type),
    price: menu.major(dish.minor),
    sPrice: menu.text(dish.minor),
    currency: currencyOf(menu),
    categoryId: dish.categoryId,
    thumbnailImageName: '',
    set_ModifierGroups_VMs: isWhole
      ? dish.groups.map((group) => groupView(menu, dish, group, lang))
      : [],
    seq: dish.id,
    description: '',
    descriptionEN: '',
    descriptionAR: '',
    images: [],
    allergens: [],
    mayContain: [],
    dietaryTags: [],
    isAvailable: dish.isAvailable,
    ...(!dish.isAvailable && { unavailableReason: 'soldOut' }),
    availability: [],
    orderTypes: dish.orderTypes ?? Object.keys(MENU_TYPES),
    isNonItem: dish.isNonItem ?? false,
    isCombo: false,
    isCustomized: dish.groups.some(({ min, parentModifierId }) => min > 0 && !parentModifierId),
    hasModifiers: dish.groups.length > 0,
    hasDiscount: setup !== undefined,
    isDiscountable: setup !== undefined && dish.isAvailable,
    discountSetup: setup ? setupView(menu, setup) : null,
    minQty: dish.minQty ?? 1,
    maxQty: dish.maxQty ?? 99,
  };
}

export function methodView(menu: MenuBook, method: MethodSpec & { isActive: boolean }) {
  const { label, fee, ...rest } = method;
  return {
    ...rest,
    labelEn: label,
    labelAr: arabic(label),
    ...(fee !== undefined && { fee: menu.amount(fee) }),
  };
}

export function categoriesView(lang: Lang) {
  const view = ({ categoryId, label }: (typeof CATEGORIES)[number]) => ({
    categoryId,
    ...labels(label, lang),
    parentCategoryId: 0,
    seq: categoryId,
    thumbnailImageName: '',
    availability: [],
    isAvailable: true,
  });
  return CATEGORIES.map(view);
}

/** What is counted to a bill beside its lines: it differs by store and by way of ordering. */
export function chargesOf(menu: MenuBook, store: Store, type: OrderType) {
  const isHouse = type === 'Table' || type === 'Room';
  return {
    taxes: [
      store.storeId === 11
        ? { id: 1, labelEn: 'VAT', labelAr: 'ضريبة', ratePercent: 5, isIncluded: true }
        : { id: 2, labelEn: 'Sales tax', labelAr: 'ضريبة', ratePercent: 7.5, isIncluded: false },
      ...(isHouse
        ? [{ id: 3, labelEn: 'City tax', labelAr: 'رسم', ratePercent: 1.25, isIncluded: false }]
        : []),
    ],
    ...(isHouse && {
      serviceCharge: { labelEn: 'Service', labelAr: 'خدمة', ratePercent: 12.5, isTaxed: true },
    }),
    packagingFee: isHouse ? 0 : menu.amount(35),
  };
}

export const TIP_MOST = 5000;

export function tipsView(menu: MenuBook) {
  return {
    percents: [5, 10],
    amounts: [menu.amount(100), menu.amount(200)],
    allowOther: true,
    max: menu.amount(TIP_MOST),
  };
}

/** Coins: 5 fils, 5 cents, 10 yen. */
export function cashRoundingOf(menu: MenuBook): number {
  return menu.major(menu.decimals === 0 ? 10 : 5);
}

/** Only room service has one among the ways of ordering at a place. */
export function minimumOf(type: OrderType): number {
  return { Table: 0, DriveThrough: 0, Room: 600, Delivery: 800, PickUp: 300 }[type];
}

export function menuDetailsView(menu: MenuBook, store: Store, type: OrderType, timeZone: string) {
  return {
    menuScheduleId: menu.scheduleId(type),
    menuScheduleUniqueId: menu.uniqueId(type),
    menuTypeId: MENU_TYPES[type],
    code: store.code,
    conceptId: CONCEPT_ID,
    storeId: store.storeId,
    labelEN: store.label,
    labelAR: store.labelAr,
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    timeZone,
    availability: [],
    isOrderingActive: true,
    isViewOnly: false,
    layout: 'list',
    filters: [],
    ...chargesOf(menu, store, type),
    minOrderAmount: menu.amount(minimumOf(type)),
    paymentMethods: menu.methods(type).map((method) => methodView(menu, method)),
    tips: tipsView(menu),
    cashRounding: cashRoundingOf(menu),
    isDisplayVoucher: true,
    askName: 'no',
    askPhone: 'no',
    noteMaxLength: 200,
    services: type === 'Table' ? ['waiter', 'bill', 'water'] : [],
  };
}
