import {
  getNotificationByAppearanceId,
  getNotificationByAppearanceIdByCategory,
  getNotificationByAppearanceIdByItem,
  removePushSubscription,
  savePushSubscription,
} from '../contract/endpoints/notification.ts';
import { changeHook } from './change.ts';
import { readHook } from './read.ts';

export const useNotificationByAppearanceId = readHook(getNotificationByAppearanceId);
export const useNotificationByAppearanceIdByItem = readHook(getNotificationByAppearanceIdByItem);
export const useNotificationByAppearanceIdByCategory = readHook(
  getNotificationByAppearanceIdByCategory,
);
export const useSavePushSubscription = changeHook(savePushSubscription);
export const useRemovePushSubscription = changeHook(removePushSubscription);
