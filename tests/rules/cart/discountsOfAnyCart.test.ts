import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subTotalOf } from '../../../src/rules/common/cartTotals.ts';
import { applyDiscounts } from '../../../src/rules/cart/discounts.ts';
import { buyGet, chosen, line, modifier, percentage, setup } from '../make.ts';

/** One setup per id, as a server has it. */
const SETUPS = [
  buyGet({ id: 1, priceModifiers: true }),
  buyGet({ id: 2, buyQty: 1, discountGetItems: [{ menuItemId: 3 }, { menuItemId: 4 }] }),
  percentage(12.5, { id: 3, cap_limit: 3 }),
  percentage(30, { id: 4, min_order_amt: 20 }),
  setup({ id: 5, discountType: 2 }),
];

const anyLine = fc
  .record({
    id: fc.integer({ min: 1, max: 6 }),
    uniqueId: fc.uuid(),
    price: fc.integer({ min: 0, max: 9999 }).map((minor) => minor / 1000),
    quantity: fc.integer({ min: 1, max: 6 }),
    isAvailable: fc.boolean(),
    discountSetup: fc.constantFrom(...SETUPS, null),
    freeQty: fc.integer({ min: 0, max: 9 }),
    sauces: fc.integer({ min: 0, max: 3 }),
    saucePrice: fc.integer({ min: 0, max: 500 }).map((minor) => minor / 1000),
  })
  .map(({ sauces, saucePrice, ...over }) =>
    line({
      ...over,
      hasDiscount: over.discountSetup !== null,
      isDiscountable: true,
      modifierGroupList: [chosen([modifier({ price: saucePrice, quantity: sauces })])],
    }),
  );
const anyCart = fc.uniqueArray(anyLine, { maxLength: 8, selector: ({ uniqueId }) => uniqueId });

describe('for any cart', () => {
  test('the discount lies between nothing and the sum of the lines', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const { discountAmount, amountByLine } = applyDiscounts(lines, 3);
        expect(discountAmount).toBeGreaterThanOrEqual(0);
        expect(discountAmount).toBeLessThanOrEqual(subTotalOf(lines, 3));
        expect(amountByLine.reduce((sum, amount) => sum + amount, 0)).toBe(discountAmount);
        expect(amountByLine.every((amount) => amount >= 0)).toBe(true);
      }),
    );
  });

  test('reading twice is reading once', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        const once = applyDiscounts(lines, 3);
        expect(applyDiscounts(once.lines, 3)).toEqual(once);
      }),
    );
  });

  test('the order of the lines does not change the amount', () => {
    const shuffledCart = anyCart.chain((lines) =>
      fc.tuple(
        fc.constant(lines),
        fc.shuffledSubarray(lines, { minLength: lines.length, maxLength: lines.length }),
      ),
    );
    fc.assert(
      fc.property(shuffledCart, ([lines, shuffled]) => {
        expect(applyDiscounts(shuffled, 3).discountAmount).toBe(
          applyDiscounts(lines, 3).discountAmount,
        );
      }),
    );
  });

  test('no line has more free or counted units than it has units', () => {
    fc.assert(
      fc.property(anyCart, (lines) => {
        for (const { quantity, freeQty, usedDiscount } of applyDiscounts(lines, 3).lines) {
          expect(freeQty).toBeLessThanOrEqual(usedDiscount);
          expect(usedDiscount).toBeLessThanOrEqual(quantity);
        }
      }),
    );
  });
});
