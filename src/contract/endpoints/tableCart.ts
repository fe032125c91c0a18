import * as v from 'valibot';
import { AddedLine, CartCount, CartView, EditItem, ItemInCart, UpdatedQty } from '../cart.ts';
import { AppliedPromo } from '../promo.ts';
import { change, read, write } from '../endpoint.ts';
import { SpecialInstructions } from '../menu.ts';
import { quantity } from '../schema.ts';

export const getCartDetails = read('TableCart/:lang/:tableCode/:uniqueCartId', CartView);
export const getSpecialInstructions = read(
  'TableCart/getSpecialInstructions/:menuItemId',
  SpecialInstructions,
  { isOffline: true, isSilent: true },
);
export const saveCartItem = write('TableCart', AddedLine, 'K');
export const getCartCount = read('TableCart/GetCartCount/:tableCode/:uniqueCartId', quantity, {
  isSilent: true,
});
export const removeFromCart = change('TableCart/RemoveFromCart/:tableCartId', CartCount, 'S');
export const checkItemExistsInCart = read(
  'TableCart/CheckItemExistsInCart/:uniqueCartId/:menuItemId',
  ItemInCart,
  { isSilent: true },
);
export const updateCartQty = change('TableCart/UpdateCartQty/:tableCartId/:qty', UpdatedQty, 'S');
export const removeOrders = change(
  'TableCart/RemoveOrders/:tableCode/:uniqueCartId',
  CartCount,
  'S',
);
export const editMenuItem = read('TableCart/EditMenuItem/:code/:menuItemId/:tableCartId', EditItem);
export const validatePromoCode = change(
  'TableCart/validatePromoCode/:code/:orderKey/:promoCode',
  v.nullable(AppliedPromo),
  'S',
);
export const addToCart = write('TableCart/AddToCart', AddedLine, 'K');
