import * as api from '../api/tableCart.ts';
import type { EditItem, ItemInCart } from '../contract/cart.ts';
import type { SpecialInstructions } from '../contract/menu.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

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
