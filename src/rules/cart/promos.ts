import type { CartLine } from '../../contract/cart.ts';
import type { PromoRule } from '../../contract/promo.ts';
import type { OrderType } from '../../contract/basics.ts';
import { STATUS } from '../../contract/status.ts';
import { isInWindows } from '../menu/availability.ts';
import { lineTotalOf, subTotalOf } from '../common/cartTotals.ts';
import type { Discounts } from './discounts.ts';
import { percentOf, toMinor } from '../common/money.ts';
import { wallTime } from '../common/zonedTime.ts';

interface PromoOutcome {
  isApplied: boolean;
  /** What the goods become cheaper by, in minor units; a free delivery takes nothing off them. */
  promoAmount: number;
  /** The delivery fee is waived, the whole of it. */
  isDeliveryFree: boolean;
  /** What the order lacks to its minimum, in minor units. */
  missingAmount: number;
}

/** What a promo does to a cart whose item discounts are applied. */
export function promoOutcome(
  rule: PromoRule,
  discounts: Discounts,
  decimals: number,
): PromoOutcome {
  const { lines, discountAmount } = discounts;
  const goods = subTotalOf(lines, decimals) - discountAmount;
  const missingAmount = Math.max(0, toMinor(rule.minOrderAmount, decimals) - goods);
  const isApplied =
    lines.length > 0 && missingAmount === 0 && (rule.isCombinable || discountAmount === 0);
  const isDeliveryFree = isApplied && rule.kind === 'freeDelivery';
  if (!isApplied || isDeliveryFree)
    return { isApplied, promoAmount: 0, isDeliveryFree, missingAmount };
  const cap = rule.cap > 0 ? toMinor(rule.cap, decimals) : Number.POSITIVE_INFINITY;
  const promoAmount = Math.min(worthOf(rule, discounts, decimals), cap, goods);
  return { isApplied, promoAmount, isDeliveryFree, missingAmount };
}

function worthOf(rule: PromoRule, discounts: Discounts, decimals: number): number {
  if (rule.kind === 'freeItem') {
    const given = discounts.lines.find(
      (line) => line.id === rule.freeItemId && line.quantity > line.freeQty,
    );
    return given ? toMinor(given.price, decimals) : 0;
  }
  const base = baseOf(rule, discounts, decimals);
  return rule.kind === 'percent'
    ? percentOf(base, rule.value)
    : Math.min(toMinor(rule.value, decimals), base);
}

/** The lines a promo is meant for, less their item discounts. */
function baseOf(rule: PromoRule, discounts: Discounts, decimals: number): number {
  return discounts.lines.reduce((sum, line, index) => {
    if (!isMeant(rule, line)) return sum;
    return sum + lineTotalOf(line, decimals) - (discounts.amountByLine[index] ?? 0);
  }, 0);
}

function isMeant(rule: PromoRule, line: CartLine): boolean {
  const isWholeOrder = rule.menuItemIds.length === 0 && rule.categoryIds.length === 0;
  return (
    isWholeOrder ||
    rule.menuItemIds.includes(line.id) ||
    rule.categoryIds.includes(line.menuItem.categoryId)
  );
}

/** Where and when an order is made, and for whom. */
export interface PromoSubject {
  orderType: OrderType;
  storeId: number;
  nowMs: number;
  timeZone: string;
  /** A customer without an order; a visitor is none. */
  isNewCustomer: boolean;
}

type PromoTrouble = typeof STATUS.promoExpired | typeof STATUS.promoWrongPlace;

/**
 * Why a promo cannot be used there and then, as the server would say it; an empty list of places
 * means everywhere.
 */
export function promoTrouble(rule: PromoRule, place: PromoSubject): PromoTrouble | undefined {
  if (place.nowMs > Date.parse(rule.endsAt)) return STATUS.promoExpired;
  const isHere =
    (rule.orderTypes.length === 0 || rule.orderTypes.includes(place.orderType)) &&
    (rule.storeIds.length === 0 || rule.storeIds.includes(place.storeId));
  const isNow =
    Date.parse(rule.startsAt) <= place.nowMs &&
    isInWindows(rule.availability, wallTime(place.nowMs, place.timeZone));
  return isHere && isNow ? undefined : STATUS.promoWrongPlace;
}

/** Whether an automatic promo can be used there and then, and by this customer. */
export function isPromoOpen(rule: PromoRule, place: PromoSubject): boolean {
  return (
    promoTrouble(rule, place) === undefined &&
    (!rule.isNewCustomersOnly || place.isNewCustomer) &&
    rule.usesLeftForYou !== 0
  );
}

/** What no server ever hears: the one takes a code off, and an address has no room for the others. */
const NO_CODES: ReadonlySet<string> = new Set(['', '0', '.', '..']);

export function canBeCode(promoCode: string): boolean {
  return !NO_CODES.has(promoCode.trim());
}

/** The first automatic promo, in the server's order, that fits. */
export function automaticPromo(
  rules: readonly PromoRule[],
  discounts: Discounts,
  place: PromoSubject,
  decimals: number,
): PromoRule | undefined {
  return rules.find(
    (rule) => isPromoOpen(rule, place) && promoOutcome(rule, discounts, decimals).isApplied,
  );
}

/**
 * One promo at a time: a code, applied yet or not, takes the place of the automatic one, but not
 * where or when the code itself cannot be used. Whether it is for this customer the server has said.
 */
export function promoInUse(
  code: PromoRule | undefined,
  automatic: readonly PromoRule[],
  discounts: Discounts,
  place: PromoSubject,
  decimals: number,
): PromoRule | undefined {
  const isCodeOpen = code !== undefined && promoTrouble(code, place) === undefined;
  return isCodeOpen ? code : automaticPromo(automatic, discounts, place, decimals);
}
