import { describe, expect, it } from 'vitest';
import type { CartView, CartViewLine } from '../../../src/contract/cart.ts';
import { dishInCart } from '../../../src/ordering/cart/dishesInCart.ts';

function line(over: Partial<CartViewLine>): CartViewLine {
  const plain = { modifierLists: [], instruction: '', isAvailable: true, minQty: 1, maxQty: 99 };
  return { menuItemId: 10, tableCartId: 1, qty: 1, ...plain, ...over } as unknown as CartViewLine;
}
const state = (tapped: Record<number, number>, ...cartList: CartViewLine[]) => ({
  view: { cartList } as unknown as CartView,
  tapped,
});
const MODIFIER = [{}] as CartViewLine['modifierLists'];

describe('a dish in the cart', () => {
  it.each([
    ['is not there', state({}), 0, 0],
    ['is one plain line', state({}, line({ qty: 3 })), 3, 1],
    ['shows what was tapped', state({ 1: 5 }, line({ qty: 3 })), 5, 1],
    ['is on its way out', state({ 1: 0 }, line({ qty: 3 })), 0, 1],
    ['is not counted here with choices', state({}, line({ modifierLists: MODIFIER })), 1, 0],
    ['is not counted here with a note', state({}, line({ instruction: 'no salt' })), 1, 0],
    ['is not counted here when it is gone', state({}, line({ isAvailable: false })), 1, 0],
    ['is several lines', state({}, line({ qty: 2 }), line({ tableCartId: 2, qty: 3 })), 5, 0],
    ['is another dish', state({}, line({ menuItemId: 11 })), 0, 0],
  ])('%s', (_, cart, quantity, tableCartId) => {
    expect(dishInCart(cart, 10)).toMatchObject({ quantity, tableCartId });
  });

  it('is undefined while the cart is unknown', () => {
    expect(dishInCart({ view: undefined, tapped: {} }, 10).quantity).toBe(0);
  });
});
