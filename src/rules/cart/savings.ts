import type { CartView, CartViewLine } from '../../contract/cart.ts';
import { isCharged } from '../common/cartTotals.ts';
import { decimalsOf, toMinor } from '../common/money.ts';

type Cart = Pick<CartView, 'cartList' | 'discountAmount' | 'currency' | 'currencyDecimals'>;

/** What free units are worth, where their price leaves no doubt: some offers free choices too. */
function worthOfFreeUnits(line: CartViewLine, decimals: number): number | undefined {
  if (line.freeQty === 0 || line.modifierLists.some(isCharged)) return undefined;
  return line.freeQty * toMinor(line.price, decimals);
}

/**
 * What each line saves, in minor units, by its `uniqueId`. The server tells one sum for the whole
 * cart: a line that its own facts do not price gets what the others leave, if it is the only one.
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
  // Facts that do not add up to the server's sum are no facts.
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

/** What the order lacks to the venue's minimum, in minor units; undefined when there is none. */
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
