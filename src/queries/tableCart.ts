import * as api from '../api/tableCart.ts';
import type {
  AddToCartPayload,
  CartView,
  EditItem,
  ItemInCart,
  TableCartItem,
} from '../contract/cart.ts';
import type { SpecialInstructions } from '../contract/menu.ts';
import type { Lang, OrderType } from '../contract/basics.ts';
import { useChange } from './change.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

export const cartDetailsQuery = (tableCode: string, uniqueCartId: string, lang: Lang) =>
  read(
    queryKey('TableCart', 'getCartDetails', [tableCode, uniqueCartId], lang),
    (signal) => api.getCartDetails(lang, tableCode, uniqueCartId, signal),
    ALWAYS_STALE,
  );
export const useCartDetails = (
  tableCode: string,
  uniqueCartId: string,
  lang: Lang,
  options?: ReadOptions<CartView>,
) => useRead(cartDetailsQuery(tableCode, uniqueCartId, lang), options);

export const specialInstructionsQuery = (menuItemId: number) =>
  read(queryKey('TableCart', 'getSpecialInstructions', [menuItemId]), (signal) =>
    api.getSpecialInstructions(menuItemId, signal),
  );
export const useSpecialInstructions = (
  menuItemId: number,
  options?: ReadOptions<SpecialInstructions>,
) => useRead(specialInstructionsQuery(menuItemId), options);

export const cartCountQuery = (tableCode: string, uniqueCartId: string) =>
  read(
    queryKey('TableCart', 'getCartCount', [tableCode, uniqueCartId]),
    (signal) => api.getCartCount(tableCode, uniqueCartId, signal),
    ALWAYS_STALE,
  );
export const useCartCount = (
  tableCode: string,
  uniqueCartId: string,
  options?: ReadOptions<number>,
) => useRead(cartCountQuery(tableCode, uniqueCartId), options);

export const checkItemExistsInCartQuery = (uniqueCartId: string, menuItemId: number) =>
  read(
    queryKey('TableCart', 'checkItemExistsInCart', [uniqueCartId, menuItemId]),
    (signal) => api.checkItemExistsInCart(uniqueCartId, menuItemId, signal),
    ALWAYS_STALE,
  );
export const useCheckItemExistsInCart = (
  uniqueCartId: string,
  menuItemId: number,
  options?: ReadOptions<ItemInCart>,
) => useRead(checkItemExistsInCartQuery(uniqueCartId, menuItemId), options);

export const editMenuItemQuery = (code: string, menuItemId: number, tableCartId: number) =>
  read(
    queryKey('TableCart', 'editMenuItem', [code, menuItemId, tableCartId]),
    (signal) => api.editMenuItem(code, menuItemId, tableCartId, signal),
    ALWAYS_STALE,
  );
export const useEditMenuItem = (
  code: string,
  menuItemId: number,
  tableCartId: number,
  options?: ReadOptions<EditItem>,
) => useRead(editMenuItemQuery(code, menuItemId, tableCartId), options);

export const useSaveCartItem = () => useChange((item: TableCartItem) => api.saveCartItem(item));

export const useAddToCart = () => useChange((item: AddToCartPayload) => api.addToCart(item));

export const useRemoveFromCart = () =>
  useChange((asked: { tableCartId: number }) => api.removeFromCart(asked.tableCartId));

export const useUpdateCartQty = () =>
  useChange((asked: { tableCartId: number; qty: number }) =>
    api.updateCartQty(asked.tableCartId, asked.qty),
  );

export const useRemoveOrders = () =>
  useChange((asked: { tableCode: string; uniqueCartId: string }) =>
    api.removeOrders(asked.tableCode, asked.uniqueCartId),
  );

export const useValidatePromoCode = () =>
  useChange(
    (asked: {
      code: string;
      orderKey: string;
      promoCode: string;
      query?: { orderType?: OrderType; storeId?: number };
    }) => api.validatePromoCode(asked.code, asked.orderKey, asked.promoCode, asked.query),
  );
