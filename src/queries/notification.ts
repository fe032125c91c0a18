import {
  getNotificationByAppearanceId,
  getNotificationByAppearanceIdByCategory,
  getNotificationByAppearanceIdByItem,
  removePushSubscription,
  savePushSubscription,
} from '../contract/endpoints/notification.ts';
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useNotificationByAppearanceId = readHook(getNotificationByAppearanceId, [
  'storeId',
  'appearanceId',
  'menuTypeId',
]);
export const useNotificationByAppearanceIdByItem = readHook(getNotificationByAppearanceIdByItem, [
  'storeId',
  'appearanceId',
  'menuTypeId',
  'menuItemId',
]);
export const useNotificationByAppearanceIdByCategory = readHook(
  getNotificationByAppearanceIdByCategory,
  ['storeId', 'appearanceId', 'menuTypeId', 'categoryId'],
);
export const useSavePushSubscription = changeHook(savePushSubscription);
export const useRemovePushSubscription = changeHook(removePushSubscription);
