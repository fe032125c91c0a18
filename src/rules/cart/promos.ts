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
  /** The discount on the goods, in minor units; 0 for a free delivery. */
  promoAmount: number;
  /** The whole delivery fee is waived. */
  isDeliveryFree: boolean;
  /** The amount missing to the promo's minimum order, in minor units. */
  missingAmount: number;
}

/** The effect of a promo on a cart, after its item discounts. */
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
  // A line may have a discount above its price: the last of a percentage takes what rounding left.
  const promoAmount = Math.max(0, Math.min(worthOf(rule, discounts, decimals), cap, goods));
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

/** The amount of the lines that a promo applies to, less their item discounts. */
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

/** The place, time and customer of an order. */
export interface PromoSubject {
  orderType: OrderType;
  storeId: number;
  nowMs: number;
  timeZone: string;
  /** A customer without earlier orders; false for a visitor. */
  isNewCustomer: boolean;
}

type PromoTrouble = typeof STATUS.promoExpired | typeof STATUS.promoWrongPlace;

/**
 * Why a promo cannot be used at a place and time, as the server's status. An empty list of places
 * means that it is valid everywhere.
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

/** True when this customer can use an automatic promo at this place and time. */
export function isPromoOpen(rule: PromoRule, place: PromoSubject): boolean {
  return (
    promoTrouble(rule, place) === undefined &&
    (!rule.isNewCustomersOnly || place.isNewCustomer) &&
    rule.usesLeftForYou !== 0
  );
}

/** Codes that cannot be sent: '0' removes a code, and the others cannot be part of an address. */
const NO_CODES: ReadonlySet<string> = new Set(['', '0', '.', '..']);

export function canBeCode(promoCode: string): boolean {
  return !NO_CODES.has(promoCode.trim());
}

/** The first automatic promo that fits, in the server's order. */
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
 * Only one promo at a time. A code replaces the automatic promo, even before it takes effect,
 * unless it cannot be used at this place or time. The server has already checked whether the code
 * is for this customer.
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
