import {
  getCategories,
  getMenuAllItemDetails,
  getMenuItemDetails,
} from '../contract/endpoints/dishes.ts';
import { readHook } from './read.ts';

export const useCategories = readHook(getCategories, ['code', 'tableCode', 'lang']);
export const useMenuItemDetails = readHook(getMenuItemDetails, [
  'code',
  'menuItemId',
  'tableCode',
  'lang',
]);
export const useMenuAllItemDetails = readHook(getMenuAllItemDetails, [
  'code',
  'categoryId',
  'tableCode',
  'lang',
]);
