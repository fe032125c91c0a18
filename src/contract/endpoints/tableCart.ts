import * as v from 'valibot';
import {
  AddedLine,
  CartCount,
  CartView,
  EditItem,
  ItemInCart,
  UpdatedQty,
  type AddToCartPayload,
  type TableCartItem,
} from '../cart.ts';
import { change, read, typed, write } from '../endpoint.ts';
import { SpecialInstructions } from '../menu.ts';
import { AppliedPromo } from '../promo.ts';
import { quantity } from '../schema.ts';
import { ServiceCalled, type ServiceWish } from '../orders.ts';
import { STATUS } from '../status.ts';

export const getCartDetails = read('TableCart/:lang/:tableCode/:uniqueCartId', CartView);
export const getSpecialInstructions = read(
  'TableCart/getSpecialInstructions/:menuItemId',
  SpecialInstructions,
  { isOffline: true, isSilent: true },
);
export const saveCartItem = write('TableCart', AddedLine, 'K', {
  sends: typed<{ body: TableCartItem }>(),
  onlyStatus: STATUS.ok,
});
export const getCartCount = read('TableCart/GetCartCount/:tableCode/:uniqueCartId', quantity, {
  freshMinutes: 0,
  isSilent: true,
});
export const removeFromCart = change('TableCart/RemoveFromCart/:tableCartId', CartCount, 'S');
export const checkItemExistsInCart = read(
  'TableCart/CheckItemExistsInCart/:uniqueCartId/:menuItemId',
  ItemInCart,
  { isSilent: true, freshMinutes: 0 },
);
export const updateCartQty = change('TableCart/UpdateCartQty/:tableCartId/:qty', UpdatedQty, 'S');
export const removeOrders = change(
  'TableCart/RemoveOrders/:tableCode/:uniqueCartId',
  CartCount,
  'S',
);
export const editMenuItem = read(
  'TableCart/EditMenuItem/:code/:menuItemId/:tableCartId',
  EditItem,
  { freshMinutes: 0 },
);
export const validatePromoCode = change(
  'TableCart/validatePromoCode/:code/:orderKey/:promoCode',
  v.nullable(AppliedPromo),
  'S',
  { query: ['orderType', 'storeId'] },
);
export const addToCart = write('TableCart/AddToCart', AddedLine, 'K', {
  sends: typed<{ body: AddToCartPayload }>(),
  onlyStatus: STATUS.ok,
});
export const callService = write('TableCart/CallService/:code/:tableCode', ServiceCalled, 'K', {
  sends: typed<{ body: ServiceWish }>(),
});
