import type { CartLine } from '../../contract/cart.ts';
import type { Modifier } from '../../contract/modifiers.ts';
import { toMinor } from './money.ts';

/** The fields of a line that its price depends on. */
type PricedLine = Pick<CartLine, 'price' | 'quantity'> & {
  modifierGroupList: readonly { modifiers: readonly Modifier[] }[];
};

/** False for instructions and free units, which have no price. */
export function isCharged(modifier: Pick<Modifier, 'isPriced' | 'isNonItemMod'>): boolean {
  return modifier.isPriced && !modifier.isNonItemMod;
}

/** The price of one unit's modifiers, in minor units. */
export function modsOf(line: Pick<PricedLine, 'modifierGroupList'>, decimals: number): number {
  let sum = 0;
  for (const { modifiers } of line.modifierGroupList) {
    for (const modifier of modifiers) {
      if (isCharged(modifier)) sum += toMinor(modifier.price, decimals) * modifier.quantity;
    }
  }
  return sum;
}

/** The price of one unit with its modifiers, in minor units. */
export function unitOf(line: Omit<PricedLine, 'quantity'>, decimals: number): number {
  return toMinor(line.price, decimals) + modsOf(line, decimals);
}

/** The price of a line before discounts, in minor units. */
export function lineTotalOf(line: PricedLine, decimals: number): number {
  return unitOf(line, decimals) * line.quantity;
}

/** The sum of all lines before discounts. Unavailable lines count until they are removed. */
export function subTotalOf(lines: readonly PricedLine[], decimals: number): number {
  return lines.reduce((sum, line) => sum + lineTotalOf(line, decimals), 0);
}
