import * as endpoints from '../contract/endpoints/notification.ts';
import type { AppearanceId, PushSubscriptionPost } from '../contract/notification.ts';
import type { MenuTypeId } from '../contract/basics.ts';
import { call } from './client.ts';

export const getNotificationByAppearanceId = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  signal?: AbortSignal,
) =>
  call(endpoints.getNotificationByAppearanceId, { storeId, appearanceId, menuTypeId }, { signal });

export const getNotificationByAppearanceIdByItem = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  menuItemId: number,
  signal?: AbortSignal,
) =>
  call(
    endpoints.getNotificationByAppearanceIdByItem,
    { storeId, appearanceId, menuTypeId, menuItemId },
    { signal },
  );

export const getNotificationByAppearanceIdByCategory = (
  storeId: number,
  appearanceId: AppearanceId,
  menuTypeId: MenuTypeId,
  categoryId: number,
  signal?: AbortSignal,
) =>
  call(
    endpoints.getNotificationByAppearanceIdByCategory,
    { storeId, appearanceId, menuTypeId, categoryId },
    { signal },
  );

export const savePushSubscription = (body: PushSubscriptionPost) =>
  call(endpoints.savePushSubscription, {}, { body });

export const removePushSubscription = (body: { endpoint: string }) =>
  call(endpoints.removePushSubscription, {}, { body });
