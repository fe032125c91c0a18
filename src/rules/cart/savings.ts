import type { CartView, CartViewLine } from '../../contract/cart.ts';
import { isCharged } from '../common/cartTotals.ts';
import { decimalsOf, toMinor } from '../common/money.ts';

type Cart = Pick<CartView, 'cartList' | 'discountAmount' | 'currency' | 'currencyDecimals'>;

/** The value of free units, if their price is certain: some offers include free choices as well. */
function worthOfFreeUnits(line: CartViewLine, decimals: number): number | undefined {
  if (line.freeQty === 0 || line.modifierLists.some(isCharged)) return undefined;
  return line.freeQty * toMinor(line.price, decimals);
}

/**
 * How much each line saves, in minor units, by its `uniqueId`. The server only gives the sum for
 * the whole cart; if exactly one line's saving is not known, it gets the remainder.
 */
export function savingsOf(cart: Cart): ReadonlyMap<string, number> {
  const decimals = decimalsOf(cart.currency, cart.currencyDecimals);
  const savings = new Map<string, number>();
  const unknown: CartViewLine[] = [];
  let rest = toMinor(cart.discountAmount, decimals);
  for (const line of cart.cartList) {
    if (!line.isDiscounted) continue;
    const worth = worthOfFreeUnits(line, decimals);
    if (worth === undefined) unknown.push(line);
    else {
      savings.set(line.uniqueId, worth);
      rest -= worth;
    }
  }
  const [only, ...others] = unknown;
  // If the parts do not add up to the server's sum, show no savings at all.
  if (rest < 0 || (unknown.length === 0 && rest !== 0)) return new Map();
  if (only && others.length === 0 && rest > 0) savings.set(only.uniqueId, rest);
  return savings;
}

export interface MinimumOrder {
  least: number;
  missing: number;
  /** From 0 to 1. */
  part: number;
}

/** The amount missing to the venue's minimum order, in minor units; undefined if it has none. */
export function minimumOrder(
  goods: Pick<CartView['totals'], 'subTotal' | 'discountAmount'>,
  minOrderAmount: number,
  decimals: number,
): MinimumOrder | undefined {
  const least = toMinor(minOrderAmount, decimals);
  if (least <= 0) return undefined;
  const reached = toMinor(goods.subTotal, decimals) - toMinor(goods.discountAmount, decimals);
  return { least, missing: Math.max(0, least - reached), part: Math.min(1, reached / least) };
}
