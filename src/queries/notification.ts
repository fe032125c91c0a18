import * as api from '../api/notification.ts';
import type { AppearanceId, Notification, PushSubscriptionPost } from '../contract/notification.ts';
import type { MenuTypeId } from '../contract/basics.ts';
import { useChange } from './change.ts';
import { queryKey } from './keys.ts';
import { read, useRead, type ReadOptions } from './read.ts';

export const notificationByAppearanceIdQuery = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
) =>
  read(
    queryKey('Notification', 'getNotificationByAppearanceId', [storeId, appearanceId, menuTypeId]),
    (signal) => api.getNotificationByAppearanceId(storeId, appearanceId, menuTypeId, signal),
  );
export const useNotificationByAppearanceId = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  options?: ReadOptions<Notification[]>,
) => useRead(notificationByAppearanceIdQuery(storeId, appearanceId, menuTypeId), options);

export const notificationByAppearanceIdByItemQuery = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  menuItemId: number,
) =>
  read(
    queryKey('Notification', 'getNotificationByAppearanceIdByItem', [
      storeId,
      appearanceId,
      menuTypeId,
      menuItemId,
    ]),
    (signal) =>
      api.getNotificationByAppearanceIdByItem(
        storeId,
        appearanceId,
        menuTypeId,
        menuItemId,
        signal,
      ),
  );
export const useNotificationByAppearanceIdByItem = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  menuItemId: number,
  options?: ReadOptions<Notification[]>,
) =>
  useRead(
    notificationByAppearanceIdByItemQuery(storeId, appearanceId, menuTypeId, menuItemId),
    options,
  );

export const notificationByAppearanceIdByCategoryQuery = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  categoryId: number,
) =>
  read(
    queryKey('Notification', 'getNotificationByAppearanceIdByCategory', [
      storeId,
      appearanceId,
      menuTypeId,
      categoryId,
    ]),
    (signal) =>
      api.getNotificationByAppearanceIdByCategory(
        storeId,
        appearanceId,
        menuTypeId,
        categoryId,
        signal,
      ),
  );
export const useNotificationByAppearanceIdByCategory = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  categoryId: number,
  options?: ReadOptions<Notification[]>,
) =>
  useRead(
    notificationByAppearanceIdByCategoryQuery(storeId, appearanceId, menuTypeId, categoryId),
    options,
  );

export const useSavePushSubscription = () =>
  useChange((subscription: PushSubscriptionPost) => api.savePushSubscription(subscription));

export const useRemovePushSubscription = () =>
  useChange((asked: { endpoint: string }) => api.removePushSubscription(asked));
