import { expect, test } from 'vitest';
import { applyDiscounts } from '../../../src/rules/cart/discounts.ts';
import { setDiscount } from '../../../src/rules/cart/freshPrices.ts';
import { chosen, discounted, freshItem, line, modifier, percentage } from '../make.ts';

const freshSauce = (modifierItemId: number, price: number, over = {}) => ({
  modifierItemId,
  price,
  isAvailable: true,
  isPriced: true,
  ...over,
});

test('a line gets the current price and discount data', () => {
  const old = discounted(percentage(50), { price: 2, sPrice: '2.000', quantity: 3 });
  const [now] = setDiscount(
    [old],
    [
      freshItem({
        price: 2.5,
        sPrice: '2.500',
        maxQty: 4,
        hasDiscount: true,
        isDiscountable: true,
        discountSetup: percentage(10, { id: 8 }),
      }),
    ],
    3,
  );
  expect(now).toEqual({
    ...old,
    price: 2.5,
    sPrice: '2.500',
    discountSetup: percentage(10, { id: 8 }),
    menuItem: { ...old.menuItem, maxQty: 4 },
  });
  expect(applyDiscounts(now ? [now] : [], 3).discountAmount).toBe(750);
});

test('a line missing from the answer stays as it is', () => {
  const added = line({ uniqueId: 'added-meanwhile', price: 7 });
  expect(setDiscount([added], [freshItem()], 3)).toEqual([added]);
});

test('an answer about another dish is ignored', () => {
  const dish = line({ price: 7 });
  expect(setDiscount([dish], [freshItem({ menuItemId: 11, price: 0 })], 3)).toEqual([dish]);
});

test('modifiers get their current prices, and data by either of their ids', () => {
  const dish = line({
    modifierGroupList: [
      chosen([
        modifier({ modifierItemId: 1, price: 0.1, quantity: 2 }),
        modifier({ modifierItemId: undefined, id: 2, price: 0.2 }),
      ]),
    ],
  });
  const [now] = setDiscount(
    [dish],
    [freshItem({ modifiers: [freshSauce(1, 0.15), freshSauce(2, 0.3, { isPriced: false })] })],
    3,
  );
  expect(
    now?.modifierGroupList[0]?.modifiers.map(({ price, quantity, isPriced }) => [
      price,
      quantity,
      isPriced,
    ]),
  ).toEqual([
    [0.15, 2, true],
    [0.3, 1, false],
  ]);
});

test('as many units stay free, namely the cheapest at current prices', () => {
  const dish = line({
    modifierGroupList: [
      chosen([
        modifier({ modifierItemId: 1, price: 0.1, isPriced: false }),
        modifier({ modifierItemId: 2, price: 0.3, quantity: 2 }),
      ]),
    ],
  });
  const [now] = setDiscount(
    [dish],
    [freshItem({ modifiers: [freshSauce(1, 0.5), freshSauce(2, 0.3)] })],
    3,
  );
  expect(
    now?.modifierGroupList[0]?.modifiers.map(({ modifierItemId, quantity, isPriced }) => [
      modifierItemId,
      quantity,
      isPriced,
    ]),
  ).toEqual([
    [1, 1, true],
    [2, 1, false],
    [2, 1, true],
  ]);
});

test.each([
  ['the dish', freshItem({ isAvailable: false })],
  ['a chosen modifier', freshItem({ modifiers: [freshSauce(1, 0.1, { isAvailable: false })] })],
])('a line is not available once %s is gone', (_, answer) => {
  const dish = line({ modifierGroupList: [chosen([modifier({ modifierItemId: 1 })])] });
  expect(setDiscount([dish], [answer], 3)[0]?.isAvailable).toBe(false);
});
