import {
  callService,
  checkItemExistsInCart,
  editMenuItem,
  getCartDetails,
  getSpecialInstructions,
} from '../contract/endpoints/tableCart.ts';
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useSpecialInstructions = readHook(getSpecialInstructions, ['menuItemId']);
export const useCartDetails = readHook(getCartDetails, ['lang', 'tableCode', 'uniqueCartId']);
export const useCheckItemExistsInCart = readHook(checkItemExistsInCart, [
  'uniqueCartId',
  'menuItemId',
]);
export const useEditMenuItem = readHook(editMenuItem, ['code', 'menuItemId', 'tableCartId']);
export const useCallService = changeHook(callService);
