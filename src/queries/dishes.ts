import {
  getCategories,
  getMenuAllItemDetails,
  getMenuItemDetails,
} from '../contract/endpoints/dishes.ts';
import { readHook } from './read.ts';

export const useCategories = readHook(getCategories);
export const useMenuItemDetails = readHook(getMenuItemDetails);
export const useMenuAllItemDetails = readHook(getMenuAllItemDetails);
