import { expect, it } from 'vitest';
import type { CartView } from '../../../src/contract/cart.ts';
import type { MenuItem } from '../../../src/contract/menu.ts';
import { addedAt } from '../../../src/ordering/cart/addDish.ts';

const dish = { id: 10, price: 1 } as MenuItem;

it.each([
  ['the same in whole fils', 1.000_04, 'menu.added'],
  ['a fils more', 1.001, 'menu.addedAtNewPrice'],
  ['less', 0.5, 'menu.addedAtNewPrice'],
])('compares a dish in the cart with its page: %s', (_, price, added) => {
  const cartList = [
    { menuItemId: 10, price: 9 },
    { menuItemId: 10, price },
    { menuItemId: 11, price: 9 },
  ];
  const view = { cartList, currency: 'KWD' } as unknown as CartView;
  expect(addedAt(view, dish)).toBe(added);
});

it('reports no new price without a line of the dish', () => {
  expect(addedAt(undefined, dish)).toBe('menu.added');
  expect(addedAt({ cartList: [] } as unknown as CartView, dish)).toBe('menu.added');
});
