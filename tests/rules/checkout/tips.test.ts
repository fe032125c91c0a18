import { expect, it } from 'vitest';
import { tipBaseOf, tipOf } from '../../../src/rules/checkout/tips.ts';
import { totals } from '../make.ts';

it('a tip in per cent is of what is paid after discounts, before the tip and the rounding', () => {
  const bill = { discountAmount: 1.5, promoAmount: 0.5, tip: 0.8, cashRounding: 0.005 };
  expect(tipBaseOf(totals(8.805, { subTotal: 10, ...bill }), 3)).toBe(8);
});

it.each([
  ['follows a larger cart', { tip: 0, tipPercent: 10 }, 20, 2],
  ['is rounded once', { tip: 0, tipPercent: 15 }, 8.33, 1.25],
  ['is no more than the venue takes', { tip: 0, tipPercent: 10 }, 90, 5],
  ['that was named as an amount stays', { tip: 1.5 }, 20, 1.5],
])('a tip %s', (_, chosen, base, amount) => {
  expect(tipOf(chosen, { max: 5 }, base, 3)).toBe(amount);
});

it('a venue that takes no tips gets none', () => {
  expect(tipOf({ tip: 1, tipPercent: 10 }, undefined, 20, 3)).toBe(0);
});
