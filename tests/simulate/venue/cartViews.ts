/** Carts and their lines as the wire has them. */
import { refDiscounts, unitOf } from '../../oracle/refDiscounts.ts';
import type { RefTotals } from '../../oracle/reference.ts';
import { bill, refPromo, totalsView } from './bill.ts';
import type { ChoiceSpec, PromoSpec } from './dishes.ts';
import { changesOf, refLineOf, type Line } from './lines.ts';
import type { MenuBook } from './menu.ts';
import { choiceView, currencyOf, dishView, labelIn, type Lang } from './menuViews.ts';
import { storeOfCode, tableOf, type OrderType, type Store } from './places.ts';
import { CART_KEY, keyOf, numberOf } from './strict.ts';
import { cartToRead, livingCart } from './tableCarts.ts';
import { Refusal, type Call, type Routes } from './wire.ts';
import type { Cart, World } from './world.ts';

/** Free units stand as entries of their own: cheapest first, those with a price and of the kitchen. */
export function modifiersView(menu: MenuBook, line: Line) {
  const dish = menu.dish(line.menuItemId);
  return (dish?.groups ?? []).map((group) => {
    const chosen = group.choices.filter(({ id }) => line.chosen.has(id));
    const counted = chosen.filter((each) => each.isPriced !== false && !each.isNonItemMod);
    let left = group.freeUnits;
    const freeOf = new Map<number, number>();
    for (const { id } of counted.toSorted((a, b) => a.price - b.price)) {
      const given = Math.min(left, line.chosen.get(id) ?? 0);
      freeOf.set(id, given);
      left -= given;
    }
    const entries = (choice: ChoiceSpec) => {
      const view = dish && choiceView(menu, dish, group, choice);
      const given = freeOf.get(choice.id) ?? 0;
      const rest = (line.chosen.get(choice.id) ?? 0) - given;
      const free = { ...view, quantity: given, isPriced: false };
      return [free, { ...view, quantity: rest }].filter(({ quantity }) => quantity > 0);
    };
    const modifiers = chosen.flatMap(entries);
    return { group, modifiers };
  });
}

/** Without what only those who share the cart may read. */
export function openLinesView(menu: MenuBook, lines: readonly Line[], type: OrderType, lang: Lang) {
  const refLines = lines.map((line) => refLineOf(menu, line, type));
  const discounts = refDiscounts({
    decimals: menu.decimals,
    lines: refLines,
    automatic: [],
    charges: NO_CHARGES,
    split: { people: 1, takers: [[0]], apart: [false], hasSecondOrder: false, coin: 0 },
  });
  return lines.map((line, place) => {
    const dish = menu.dish(line.menuItemId);
    const refLine = refLines[place];
    const marks = discounts.lines[place];
    const price = dish?.minor ?? line.seenMinor;
    const total = refLine ? unitOf(refLine, menu.decimals) * BigInt(line.quantity) : 0n;
    return {
      menuItemId: line.menuItemId,
      menuItemName: labelIn(lang, dish?.label ?? 'No longer on the menu'),
      price: menu.major(price),
      qty: line.quantity,
      orderStatus: 1,
      thumbnailImageName: '',
      modifierLists: modifiersView(menu, line).flatMap(({ modifiers }) => modifiers),
      tableCartId: line.tableCartId,
      uniqueId: line.uniqueId,
      sPrice: menu.text(price),
      lineTotal: menu.major(total),
      sLineTotal: menu.text(total),
      instructionHeader: line.noteHeader,
      isAvailable: refLine?.isAvailable ?? false,
      isDiscounted: marks?.isDiscounted ?? false,
      freeQty: marks?.freeQty ?? 0,
      minQty: dish?.minQty ?? 1,
      maxQty: dish?.maxQty ?? 99,
      isCombo: false,
      isNonItem: dish?.isNonItem ?? false,
    };
  });
}

const NO_CHARGES = {
  deliveryFee: 0,
  slotFee: 0,
  packagingFee: 0,
  trayCharge: 0,
  methodFee: 0,
  taxes: [],
  tip: 0,
  tipMax: 0,
  minOrderAmount: 0,
  isCash: false,
};

export function linesView(menu: MenuBook, lines: readonly Line[], type: OrderType, lang: Lang) {
  const views = openLinesView(menu, lines, type, lang);
  return lines.map(({ note, addedBy }, place) =>
    Object.assign(views[place] ?? {}, { instruction: note }, addedBy && { addedBy }),
  );
}

const LONG_AGO = '2020-01-01T00:00:00+00:00';
const IN_LONG = '2099-01-01T00:00:00+00:00';

export function promoRuleView(menu: MenuBook, promo: PromoSpec) {
  return {
    ...refPromo(menu, promo),
    id: promo.id,
    promoCode: promo.promoCode,
    orderTypes: promo.orderTypes,
    storeIds: [],
    startsAt: LONG_AGO,
    endsAt: promo.trouble === 'expired' ? LONG_AGO : IN_LONG,
    availability: [],
    isNewCustomersOnly: false,
    labelEN: promo.promoCode || 'On the house',
    labelAR: `ع ${promo.promoCode}`,
  };
}

export function appliedPromoView(menu: MenuBook, promo: PromoSpec, totals: RefTotals) {
  const isWaiving = promo.kind === 'freeDelivery';
  return {
    ...promoRuleView(menu, promo),
    amount: menu.major(isWaiving ? totals.waivedFee : totals.promoAmount),
    isApplied: totals.isPromoApplied,
    missingAmount: menu.major(totals.promoMissing),
  };
}

function cartView(world: World, call: Call) {
  const { part } = call;
  const lang: Lang = part['lang'] === 'AR' ? 'AR' : 'EN';
  const id = keyOf(part['uniqueCartId'], CART_KEY);
  const table = tableOf(part['tableCode']);
  const cart = cartToRead(world, part);
  const known = livingCart(world, id) ?? world.orderOfKey.get(id);
  const isHere = known === undefined || known.tableCode === table.tableCode;
  const order = isHere ? world.orderOfKey.get(id) : undefined;
  return {
    ...cartSums(world, cart, table.orderType, storeOfCode(table.code), lang),
    uniqueCartId: id,
    tableCode: table.tableCode,
    eOrderID: order?.eOrderId ?? 0,
    cartVersion: cart?.version ?? world.carts.get(id)?.version ?? 0,
    isOpen: world.isOpen,
    ...(!world.isOpen && { nextOpenAt: world.clock.nextOpening() }),
  };
}

function cartSums(
  { menu }: World,
  cart: Cart | undefined,
  type: OrderType,
  store: Store,
  lang: Lang,
) {
  const lines = cart?.lines ?? [];
  const totals = bill(menu, { lines, type, store, code: cart?.promo });
  return {
    sGrandTotal: menu.text(totals.subTotal),
    grandTotal: menu.major(totals.subTotal),
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    discountAmount: menu.major(totals.discountAmount),
    discountNote: totals.notes.join(', '),
    isDisplayVoucher: true,
    cartList: linesView(menu, lines, type, lang),
    totals: totalsView(menu, totals, store, type),
    menuScheduleUniqueId: menu.uniqueId(type),
    promo: cart?.promo ? appliedPromoView(menu, cart.promo, totals) : null,
    changes: changesOf(menu, lines, type),
  };
}

/** A line with its choices, to be edited. */
function editView(world: World, { part, language }: Call) {
  const { menu } = world;
  const tableCartId = numberOf(part['tableCartId'], 'tableCartId');
  const menuItemId = numberOf(part['menuItemId'], 'menuItemId');
  const id = world.cartOfLine.get(tableCartId);
  const order = id === undefined ? undefined : world.orderOfKey.get(id);
  if (order && world.isPlaced(order)) throw new Refusal(-15, { eOrderID: order.eOrderId });
  const cart = id === undefined ? undefined : livingCart(world, id);
  if (!cart || cart.code !== part['code']) throw new Refusal(-14);
  const line = cart.lines.find((each) => each.tableCartId === tableCartId);
  const dish = menu.dish(menuItemId);
  if (line?.menuItemId !== menuItemId || !dish) throw new Refusal(-1);
  const item = dishView(menu, dish, cart.type, language === 'ar' ? 'AR' : 'EN', true);
  return {
    item,
    line: {
      id: menuItemId,
      uniqueId: line.uniqueId,
      price: item.price,
      sPrice: item.sPrice,
      instruction: line.note,
      instructionHeader: line.noteHeader,
      quantity: line.quantity,
      isAvailable: dish.isAvailable,
      isNonItem: item.isNonItem,
      hasDiscount: item.hasDiscount,
      isDiscountable: item.isDiscountable,
      discountSetup: item.discountSetup,
      isDiscounted: false,
      isUsedForDiscount: false,
      usedDiscount: 0,
      freeQty: 0,
      modifierGroupList: modifiersView(menu, line)
        .filter(({ modifiers }) => modifiers.length > 0)
        .map(({ group, modifiers }) => ({
          groupId: group.groupId,
          labelEn: group.label,
          labelAr: labelIn('AR', group.label),
          groupSeq: group.groupId,
          modifiers,
        })),
      code: cart.code,
      tableCode: cart.tableCode,
      uniqueCartId: cart.id,
      State: cart.type,
      menuScheduleUniqueId: menu.uniqueId(cart.type),
      tableCartId,
      ...(line.addedBy && { addedBy: line.addedBy }),
    },
  };
}

export function cartViewRoutes(world: World): Routes {
  return {
    'GET TableCart/:lang/:tableCode/:uniqueCartId': (call) => cartView(world, call),
    'GET TableCart/EditMenuItem/:code/:menuItemId/:tableCartId': (call) => editView(world, call),
  };
}
