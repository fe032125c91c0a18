import * as v from 'valibot';
import { read, typed, write } from '../endpoint.ts';
import { Notification, type PushSubscriptionPost } from '../notification.ts';
import { listAnswer } from '../schema.ts';

const notifications = listAnswer(Notification, 'notifications');

export const getNotificationByAppearanceId = read(
  'Notification/GetNotificationByAppearanceId/:storeId/:appearanceId/:menuTypeId',
  notifications,
  { isSilent: true },
);
export const getNotificationByAppearanceIdByItem = read(
  'Notification/GetNotificationByAppearanceIdByItem/:storeId/:appearanceId/:menuTypeId/:menuItemId',
  notifications,
  { isSilent: true },
);
export const getNotificationByAppearanceIdByCategory = read(
  'Notification/GetNotificationByAppearanceIdByCategory/:storeId/:appearanceId/:menuTypeId/:categoryId',
  notifications,
  { isSilent: true },
);
export const savePushSubscription = write('Notification/SavePushSubscription', v.null(), 'K', {
  sends: typed<{ body: PushSubscriptionPost }>(),
  isSilent: true,
});
export const removePushSubscription = write('Notification/RemovePushSubscription', v.null(), 'S', {
  sends: typed<{ body: { endpoint: string } }>(),
  isSilent: true,
});
