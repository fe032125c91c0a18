import {
  getMenu,
  getMenuitemDetailById,
  getUnavailableItemsForStore,
} from '../../contract/endpoints/delivery/menu.ts';
import { readHook } from '../read.ts';

export const useDeliveryMenu = readHook(getMenu, ['storeId', 'lang', 'menuTypeId']);
export const useMenuitemDetailById = readHook(getMenuitemDetailById, [
  'storeId',
  'menuScheduleId',
  'menuItemId',
  'lang',
]);
export const useUnavailableItemsForStore = readHook(getUnavailableItemsForStore, ['storeId']);
