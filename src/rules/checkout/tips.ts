import type { Totals } from '../../contract/cart.ts';
import type { TipSetup } from '../../contract/paymentMethods.ts';
import { percentOf, toMajor, toMinor } from '../common/money.ts';

interface ChosenTip {
  /** In major units, if the diner chose an amount. */
  tip: number;
  tipPercent?: number | undefined;
}

/** The base of a percentage tip: the total after discounts, before tip and cash rounding. */
export function tipBaseOf({ payable, cashRounding, tip }: Totals, decimals: number): number {
  const minor = (amount: number) => toMinor(amount, decimals);
  return toMajor(minor(payable) - minor(cashRounding) - minor(tip), decimals);
}

/** The tip of an order. A percentage follows the cart; the venue's maximum limits both kinds. */
export function tipOf(
  { tip, tipPercent }: ChosenTip,
  setup: Pick<TipSetup, 'max'> | undefined,
  base: number,
  decimals: number,
): number {
  if (!setup) return 0;
  if (tipPercent === undefined) return tip;
  return Math.min(toMajor(percentOf(toMinor(base, decimals), tipPercent), decimals), setup.max);
}
