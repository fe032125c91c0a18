import type { Totals } from '../../contract/cart.ts';
import type { TipSetup } from '../../contract/payment.ts';
import { percentOf, toMajor, toMinor } from '../common/money.ts';

interface ChosenTip {
  /** Major units, where the diner has named an amount. */
  tip: number;
  tipPercent?: number | undefined;
}

/** What a tip in per cent is of: all that is paid after discounts, before the tip and cash rounding. */
export function tipBaseOf({ payable, cashRounding, tip }: Totals, decimals: number): number {
  const minor = (amount: number) => toMinor(amount, decimals);
  return toMajor(minor(payable) - minor(cashRounding) - minor(tip), decimals);
}

/** One in per cent follows the cart; none is more than the venue takes. */
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
