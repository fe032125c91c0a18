/** Notification/… */
import type * as endpoints from '../../contract/endpoints/notification.ts';
import { notificationsFor } from '../backend/popups/popups.ts';
import { removePush, savePush } from '../backend/popups/pushes.ts';
import type { Answers } from './call.ts';

function placeOf(params: { storeId: string; appearanceId: string; menuTypeId: string }) {
  return {
    storeId: Number(params.storeId),
    appearanceId: Number(params.appearanceId),
    menuTypeId: Number(params.menuTypeId),
  };
}

export const notification: Answers<typeof endpoints> = {
  getNotificationByAppearanceId: ({ world, params, lang }) =>
    notificationsFor(world, placeOf(params), lang),

  getNotificationByAppearanceIdByItem: ({ world, params, lang }) =>
    notificationsFor(world, { ...placeOf(params), itemId: Number(params.menuItemId) }, lang),

  getNotificationByAppearanceIdByCategory: ({ world, params, lang }) =>
    notificationsFor(world, { ...placeOf(params), categoryId: Number(params.categoryId) }, lang),

  savePushSubscription: async ({ world, body }) => savePush(world, await body()),

  removePushSubscription: async ({ world, body }) => removePush(world, await body()),
};
