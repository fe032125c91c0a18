import type { AddToCartPayload, TableCartItem } from '../contract/cart.ts';
import * as endpoints from '../contract/endpoints/tableCart.ts';
import { STATUS } from '../contract/status.ts';
import type { OrderType } from '../contract/basics.ts';
import type { Lang } from '../contract/languages.ts';
import { call } from './client.ts';

export const getCartDetails = (
  lang: Lang,
  tableCode: string,
  uniqueCartId: string,
  signal?: AbortSignal,
) => call(endpoints.getCartDetails, { lang, tableCode, uniqueCartId }, { signal });

export const getSpecialInstructions = (menuItemId: number, signal?: AbortSignal) =>
  call(endpoints.getSpecialInstructions, { menuItemId }, { signal });

export const saveCartItem = (body: TableCartItem) =>
  call(endpoints.saveCartItem, {}, { body, onlyStatus: STATUS.ok });

export const addToCart = (body: AddToCartPayload) =>
  call(endpoints.addToCart, {}, { body, onlyStatus: STATUS.ok });

export const getCartCount = (tableCode: string, uniqueCartId: string, signal?: AbortSignal) =>
  call(endpoints.getCartCount, { tableCode, uniqueCartId }, { signal });

export const removeFromCart = (tableCartId: number) =>
  call(endpoints.removeFromCart, { tableCartId });

export const checkItemExistsInCart = (
  uniqueCartId: string,
  menuItemId: number,
  signal?: AbortSignal,
) => call(endpoints.checkItemExistsInCart, { uniqueCartId, menuItemId }, { signal });

export const updateCartQty = (tableCartId: number, qty: number) =>
  call(endpoints.updateCartQty, { tableCartId, qty });

export const removeOrders = (tableCode: string, uniqueCartId: string) =>
  call(endpoints.removeOrders, { tableCode, uniqueCartId });

export const editMenuItem = (
  code: string,
  menuItemId: number,
  tableCartId: number,
  signal?: AbortSignal,
) => call(endpoints.editMenuItem, { code, menuItemId, tableCartId }, { signal });

export const validatePromoCode = (
  code: string,
  orderKey: string,
  promoCode: string,
  query: Readonly<{ orderType?: OrderType; storeId?: number }> = {},
) => call(endpoints.validatePromoCode, { code, orderKey, promoCode }, { query });
