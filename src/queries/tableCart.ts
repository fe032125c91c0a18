import {
  callService,
  checkItemExistsInCart,
  editMenuItem,
  getCartDetails,
  getSpecialInstructions,
} from '../contract/endpoints/tableCart.ts';
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useSpecialInstructions = readHook(getSpecialInstructions);
export const useCartDetails = readHook(getCartDetails);
export const useCheckItemExistsInCart = readHook(checkItemExistsInCart);
export const useEditMenuItem = readHook(editMenuItem);
export const useCallService = changeHook(callService);
