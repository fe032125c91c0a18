/** A server cart in the contract's shape. */
import type { CartView, CartViewLine, Totals } from '../../../contract/cart.ts';
import type { AppliedPromo } from '../../../contract/promo.ts';
import type { Modifier } from '../../../contract/modifiers.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { PromoSource } from '../../venues/menuSource.ts';
import { orderKeyOf } from './carts.ts';
import { decimals, type Branch, type Place } from '../common/catalog.ts';
import { changesOf } from './changes.ts';
import { maybeIso, openingOf } from '../venue/hours.ts';
import { priceLine } from './lines.ts';
import { isVoucherShown } from '../menu/menuView.ts';
import { say } from '../common/words.ts';
import { display, major } from '../common/money.ts';
import { isPlaced } from '../order/orderState.ts';
import { thumbnailOf } from '../common/pictures.ts';
import { sumUp, type Priced, type Terms } from './pricing.ts';
import { appliedPromo, automaticPromos, promoRule } from './promos.ts';
import type { LineDiscount, PricedLine, ServerCart, Sums } from '../common/records.ts';
import { menuScheduleUniqueId } from '../menu/shelf.ts';
import { placeTerms } from './terms.ts';
import type { World } from '../common/world.ts';

export function modifierList(branch: Branch, lang: Lang, line: PricedLine): Modifier[] {
  const digits = decimals(branch.concept);
  return line.modifiers.map(({ modifier, group, quantity, price, isPriced }) => ({
    groupId: group.id,
    controlId: group.control ?? 1,
    menuItemId: line.item.id,
    modifierItemId: modifier.id,
    itemName: modifier.label.en,
    label: say(modifier.label, lang),
    labelEn: modifier.label.en,
    labelAr: modifier.label.ar,
    price: major(price, digits),
    sPrice: display(price, digits),
    quantity,
    isNonItemMod: modifier.instruction ?? false,
    isPriced,
    groupSeq: (line.item.groups?.indexOf(group.id) ?? 0) + 1,
    modSeq: group.modifiers.indexOf(modifier) + 1,
    maxQty: modifier.maxQty,
    comboItemId: modifier.itemId,
    allergens: modifier.allergens,
    calories: modifier.calories,
  }));
}

export function viewLine(
  branch: Branch,
  lang: Lang,
  line: PricedLine,
  discount: LineDiscount | undefined,
): CartViewLine {
  const digits = decimals(branch.concept);
  const lineTotal = (line.price + line.mods) * line.quantity;
  return {
    menuItemId: line.item.id,
    menuItemName: say(line.item.label, lang),
    price: major(line.price, digits),
    sPrice: display(line.price, digits),
    qty: line.quantity,
    orderStatus: 1,
    thumbnailImageName: thumbnailOf(branch.concept, line.item.picture),
    modifierLists: modifierList(branch, lang, line),
    tableCartId: line.tableCartId,
    uniqueId: line.uniqueId,
    lineTotal: major(lineTotal, digits),
    sLineTotal: display(lineTotal, digits),
    instruction: line.instruction,
    instructionHeader: line.instructionHeader,
    isAvailable: line.isAvailable,
    isDiscounted: discount?.isDiscounted ?? false,
    freeQty: discount?.freeQty ?? 0,
    minQty: line.minQty,
    maxQty: line.maxQty,
    isCombo: line.item.combo ?? false,
    isNonItem: line.item.nonItem ?? false,
    addedBy: line.addedBy,
  };
}

export function totalsView(sums: Sums): Totals {
  const { decimals: digits } = sums;
  const amount = (units: number) => major(units, digits);
  return {
    subTotal: amount(sums.subTotal),
    discountAmount: amount(sums.discountAmount),
    promoAmount: amount(sums.promoAmount),
    loyaltyAmount: amount(sums.loyaltyAmount),
    deliveryFee: amount(sums.deliveryFee),
    packagingFee: amount(sums.packagingFee),
    serviceCharge: amount(sums.serviceCharge),
    taxes: sums.taxes.map((tax) => ({ ...tax, amount: amount(tax.amount) })),
    tip: amount(sums.tip),
    cashRounding: amount(sums.cashRounding),
    payable: amount(sums.payable),
    sPayable: display(sums.payable, digits),
    currency: sums.currency,
    currencyDecimals: digits,
  };
}

/** The promo of a self-order cart: the diner's code, else the first automatic one that fits. */
export function promoOfCart(
  world: World,
  place: Place,
  cart: Pick<ServerCart, 'promoId'>,
  terms: Terms,
): PromoSource | undefined {
  const { concept, store } = place;
  if (cart.promoId !== undefined) {
    return concept.promos?.find((promo) => promo.id === cart.promoId);
  }
  const discounted = sumUp(terms).discountAmount > 0;
  return automaticPromos(world, concept, store.storeId).find((promo) => {
    const isHere = promo.orderTypes?.includes(place.orderType) ?? true;
    const isAllowed = (promo.combinable ?? true) || !discounted;
    const needsLogin = promo.newCustomersOnly || promo.usesPerCustomer !== undefined;
    if (!isHere || !isAllowed || needsLogin) return false;
    return sumUp({ ...terms, promo: promoRule(world, promo, 0) }).isPromoApplied;
  });
}

interface PricedCart {
  lines: PricedLine[];
  priced: Priced;
  promo: AppliedPromo | null;
}

export function priceCart(
  world: World,
  place: Place,
  cart: ServerCart | undefined,
  lang: Lang,
): PricedCart {
  const lines = (cart?.lines ?? []).map((line) =>
    priceLine(world, place, place.orderType, lang, line),
  );
  const terms: Terms = { ...placeTerms(place), lines };
  const source = promoOfCart(world, place, cart ?? {}, terms);
  if (!source) return { lines, priced: sumUp(terms), promo: null };
  const rule = promoRule(world, source, 0);
  const bare = sumUp(terms);
  const isBarred = !rule.isCombinable && bare.discountAmount > 0;
  const priced = isBarred ? bare : sumUp({ ...terms, promo: rule });
  return { lines, priced, promo: appliedPromo(rule, priced, place.concept, lang) };
}

export function cartView(
  world: World,
  place: Place,
  uniqueCartId: string,
  cart: ServerCart | undefined,
  lang: Lang,
): CartView {
  const { concept } = place;
  const order = world.ordersByKey.get(orderKeyOf(concept.conceptId, uniqueCartId));
  const isOver = order !== undefined && isPlaced(order);
  const { lines, priced, promo } = priceCart(world, place, isOver ? undefined : cart, lang);
  const opening = openingOf(world, place, place.orderType);
  return {
    uniqueCartId,
    tableCode: place.tableCode,
    eOrderID: order?.eOrderID ?? 0,
    sGrandTotal: display(priced.subTotal, priced.decimals),
    grandTotal: major(priced.subTotal, priced.decimals),
    currency: concept.currency,
    currencyDecimals: priced.decimals,
    discountAmount: major(priced.discountAmount, priced.decimals),
    discountNote: priced.discountNotes.join(', '),
    isDisplayVoucher: isVoucherShown(concept),
    cartList: lines.map((line, index) => viewLine(place, lang, line, priced.lines[index])),
    totals: totalsView(priced),
    cartVersion: cart?.version ?? 0,
    menuScheduleUniqueId: menuScheduleUniqueId(world, place, place.orderType),
    promo,
    changes: lines.flatMap((line) => changesOf(world, place, place.orderType, lang, line)),
    isOpen: opening.isOpen,
    nextOpenAt: maybeIso(opening.opensAt, concept.timeZone),
  };
}
