/** Carts and their lines in the wire format. */
import { unitOf } from '../../oracle/refDiscounts.ts';
import type { RefTotals } from '../../oracle/reference.ts';
import { bill, refPromo, totalsView } from './bill.ts';
import type { ChoiceSpec, PromoSpec } from './dishes.ts';
import { changesOf, refLineOf, type Line } from './lines.ts';
import type { MenuBook } from './menu.ts';
import { choiceView, currencyOf } from './menuViews.ts';
import { storeOfCode, tableOf } from './places.ts';
import { CART_KEY, keyOf } from './strict.ts';
import { cartToRead } from './tableCarts.ts';
import type { Call } from './wire.ts';
import type { World } from './world.ts';

/**
 * Free units are separate entries: cheapest first, only for priced modifiers that the kitchen
 * makes.
 */
function modifiersView(menu: MenuBook, { menuItemId, chosen }: Line) {
  return menu.dish(menuItemId).groups.flatMap((group) => {
    const taken = group.choices.filter(({ id }) => chosen.has(id));
    const counted = taken.filter((each) => each.isPriced !== false && !each.isNonItemMod);
    let left = group.freeUnits;
    const freeOf = new Map<number, number>();
    for (const { id } of counted.toSorted((a, b) => a.price - b.price)) {
      const given = Math.min(left, chosen.get(id) ?? 0);
      freeOf.set(id, given);
      left -= given;
    }
    return taken.flatMap((choice: ChoiceSpec) => {
      const view = choiceView(menu, group, choice);
      const given = freeOf.get(choice.id) ?? 0;
      const rest = (chosen.get(choice.id) ?? 0) - given;
      const free = { ...view, quantity: given, isPriced: false };
      return [free, { ...view, quantity: rest }].filter(({ quantity }) => quantity > 0);
    });
  });
}

export function linesView(menu: MenuBook, lines: readonly Line[]) {
  return lines.map((line) => {
    const { label, minor, maxQty, isNonItem = false } = menu.dish(line.menuItemId);
    const unit = unitOf(refLineOf(menu, line), menu.decimals);
    return {
      menuItemId: line.menuItemId,
      menuItemName: label,
      price: menu.major(minor),
      qty: line.quantity,
      modifierLists: modifiersView(menu, line),
      tableCartId: line.tableCartId,
      uniqueId: line.uniqueId,
      lineTotal: menu.major(unit * BigInt(line.quantity)),
      instruction: line.note,
      maxQty,
      isNonItem,
    };
  });
}

export function promoRuleView(menu: MenuBook, promo: PromoSpec) {
  const { id, promoCode, orderTypes } = promo;
  const ends = promo.isExpired ? '2020-01-01' : '2099-01-01';
  return {
    ...refPromo(menu, promo),
    id,
    promoCode,
    orderTypes,
    startsAt: '2020-01-01T00:00:00+00:00',
    endsAt: `${ends}T00:00:00+00:00`,
  };
}

export function appliedPromoView(menu: MenuBook, promo: PromoSpec, totals: RefTotals) {
  return {
    ...promoRuleView(menu, promo),
    amount: menu.major(totals.promoAmount),
    isApplied: totals.isPromoApplied,
    missingAmount: menu.major(totals.promoMissing),
  };
}

export function cartView(world: World, { part }: Call) {
  const { menu, isOpen } = world;
  const id = keyOf(part['uniqueCartId'], CART_KEY);
  const { tableCode, orderType: type, code } = tableOf(part['tableCode']);
  const cart = cartToRead(world, part);
  const { lines = [], promo } = cart ?? {};
  const store = storeOfCode(code);
  const totals = bill(menu, { lines, type, store, promo });
  return {
    grandTotal: menu.major(totals.subTotal),
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    discountAmount: menu.major(totals.discountAmount),
    cartList: linesView(menu, lines),
    totals: totalsView(menu, totals, store, type),
    menuScheduleUniqueId: menu.uniqueId(type),
    promo: promo ? appliedPromoView(menu, promo, totals) : null,
    changes: changesOf(menu, lines),
    uniqueCartId: id,
    tableCode,
    eOrderID: world.orderOfKey.get(id)?.eOrderId ?? 0,
    cartVersion: world.carts.get(id)?.version ?? 0,
    isOpen,
    ...world.opening,
  };
}
