import { describe, expect, test } from 'vitest';
import type { CartLine } from '../../../src/contract/cart.ts';
import { applyDiscounts } from '../../../src/rules/cart/discounts.ts';
import { buyGet, discounted, line, percentage } from '../make.ts';

/** For each line: its free units, the units that count for the offer, and if it is discounted. */
const marks = (lines: readonly CartLine[]) =>
  lines.map(
    ({ freeQty, usedDiscount, isDiscounted }) =>
      `${freeQty} of ${usedDiscount}${isDiscounted ? ', off' : ''}`,
  );

const counted = (
  discountSetup: CartLine['discountSetup'],
  ...units: [price: number, quantity: number][]
) =>
  units.map(([price, quantity], index) =>
    discounted(discountSetup ?? buyGet(), {
      id: index + 1,
      uniqueId: `line-${index + 1}`,
      price,
      quantity,
    }),
  );

describe('buy some, get some', () => {
  test('three units of 1.000, 2.000 and 3.000 with buy 2 get 1: the cheapest is free', () => {
    const cart = applyDiscounts(counted(buyGet(), [1, 1], [2, 1], [3, 1]), 3);
    expect(cart.discountAmount).toBe(1000);
    expect(marks(cart.lines)).toEqual(['1 of 1, off', '0 of 1', '0 of 1']);
    expect(cart.lines.every(({ isUsedForDiscount }) => isUsedForDiscount)).toBe(true);
    expect(cart.discountNote).toBe('2 + 1');
    expect(cart.amountByLine).toEqual([1000, 0, 0]);
  });

  test('below a set no unit is counted and no note is shown', () => {
    const cart = applyDiscounts(counted(buyGet(), [1, 1], [2, 1]), 3);
    expect(cart.discountNote).toBe('');
    expect(marks(cart.lines)).toEqual(['0 of 0', '0 of 0']);
    expect(cart.lines.some(({ isUsedForDiscount }) => isUsedForDiscount)).toBe(false);
  });

  test('units beyond the last set are not counted: free ones first, then in cart order', () => {
    const cart = applyDiscounts(counted(buyGet(), [3, 2], [1, 2]), 3);
    expect(marks(cart.lines)).toEqual(['0 of 2', '1 of 1, off']);
  });
});

describe('a percentage', () => {
  test('is rounded once for all lines; the last line gets the remainder', () => {
    const cart = applyDiscounts(counted(percentage(10), [0.99, 1], [0.99, 1], [0.99, 1]), 2);
    expect(cart.discountAmount).toBe(30);
    expect(cart.amountByLine).toEqual([10, 10, 10]);
    const uneven = applyDiscounts(counted(percentage(10), [0.05, 1], [0.05, 1], [0.05, 1]), 2);
    expect(uneven.discountAmount).toBe(2);
    expect(uneven.amountByLine).toEqual([0, 0, 2]);
  });
});

describe('in a mixed cart', () => {
  test('groups are processed by ascending id and their notes joined in that order', () => {
    const cart = applyDiscounts(
      [
        discounted(percentage(10, { id: 9, dis_note: 'Ten off' }), {
          id: 1,
          uniqueId: 'a',
          price: 4,
        }),
        discounted(buyGet({ id: 2, dis_note: 'Third free' }), {
          id: 2,
          uniqueId: 'b',
          quantity: 3,
        }),
        discounted(percentage(20, { id: 5, dis_note: 'Ten off' }), { id: 3, uniqueId: 'c' }),
        line({ id: 4, price: 100 }),
      ],
      3,
    );
    expect(cart.discountNote).toBe('Third free, Ten off');
    expect(cart.discountAmount).toBe(400 + 1000 + 200);
    expect(cart.amountByLine).toEqual([400, 1000, 200, 0]);
  });

  test('marks of an earlier reading are removed', () => {
    const stale = { isDiscounted: true, isUsedForDiscount: true, usedDiscount: 3, freeQty: 2 };
    const cart = applyDiscounts([line(stale), ...counted(buyGet(), [1, 1])], 3);
    expect(marks(cart.lines)).toEqual(['0 of 0', '0 of 0']);
    expect(cart.discountAmount).toBe(0);
  });
});
