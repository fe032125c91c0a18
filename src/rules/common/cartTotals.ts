import type { CartLine } from '../../contract/cart.ts';
import type { Modifier } from '../../contract/modifiers.ts';
import { toMinor } from './money.ts';

/** As much of a line as its price needs. */
type PricedLine = Pick<CartLine, 'price' | 'quantity'> & {
  modifierGroupList: readonly { modifiers: readonly Modifier[] }[];
};

/** Whether a modifier counts in sums: an instruction never does, a free unit neither. */
export function isCharged(modifier: Pick<Modifier, 'isPriced' | 'isNonItemMod'>): boolean {
  return modifier.isPriced && !modifier.isNonItemMod;
}

/** The modifiers of one unit, in minor units. */
export function modsOf(line: Pick<PricedLine, 'modifierGroupList'>, decimals: number): number {
  let sum = 0;
  for (const { modifiers } of line.modifierGroupList) {
    for (const modifier of modifiers) {
      if (isCharged(modifier)) sum += toMinor(modifier.price, decimals) * modifier.quantity;
    }
  }
  return sum;
}

/** One unit with its modifiers, in minor units. */
export function unitOf(line: Omit<PricedLine, 'quantity'>, decimals: number): number {
  return toMinor(line.price, decimals) + modsOf(line, decimals);
}

/** A whole line before discounts, in minor units. */
export function lineTotalOf(line: PricedLine, decimals: number): number {
  return unitOf(line, decimals) * line.quantity;
}

/** All lines before discounts, those that cannot be had any more too, until they are removed. */
export function subTotalOf(lines: readonly PricedLine[], decimals: number): number {
  return lines.reduce((sum, line) => sum + lineTotalOf(line, decimals), 0);
}
