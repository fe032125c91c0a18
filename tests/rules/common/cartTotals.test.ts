import { expect, test } from 'vitest';
import { lineTotalOf, modsOf, subTotalOf, unitOf } from '../../../src/rules/common/cartTotals.ts';
import { chosen, line, modifier } from '../make.ts';

const sauceTwice = modifier({ price: 0.25, quantity: 2 });
const noOnion = modifier({ price: 1, isNonItemMod: true });
const freeSauce = modifier({ price: 0.25, isPriced: false });

test('one item of 2.500 with a modifier 0.250 × 2 and an instruction, twice, is 6.000', () => {
  const dish = line({
    price: 2.5,
    quantity: 2,
    modifierGroupList: [chosen([sauceTwice, noOnion])],
  });
  expect(modsOf(dish, 3)).toBe(500);
  expect(unitOf(dish, 3)).toBe(3000);
  expect(lineTotalOf(dish, 3)).toBe(6000);
});

test('a modifier that is not priced adds nothing, in whatever group it stands', () => {
  const dish = line({
    price: 2.5,
    modifierGroupList: [chosen([freeSauce]), chosen([sauceTwice, freeSauce], 2)],
  });
  expect(unitOf(dish, 3)).toBe(3000);
});

test.each([
  [
    'each unit price is rounded before it is multiplied',
    [line({ price: 1.005, quantity: 3 })],
    2,
    303,
  ],
  ['yen', [line({ price: 1200, quantity: 2 }), line({ price: 350 })], 0, 2750],
  ['a line that is gone counts until it is removed', [line({ isAvailable: false })], 3, 1000],
])('the sum of lines: %s', (_, lines, decimals, sum) => {
  expect(subTotalOf(lines, decimals)).toBe(sum);
});
