/** Notification/… */
import * as v from 'valibot';
import type * as endpoints from '../../contract/endpoints/notification.ts';
import { notificationsFor } from '../backend/popups/popups.ts';
import { malformed } from '../backend/common/refusal.ts';
import type { Answers } from './call.ts';

const Subscription = v.object({
  code: v.string(),
  conceptId: v.number(),
  customerId: v.number(),
  lang: v.picklist(['EN', 'AR']),
  subscription: v.object({
    endpoint: v.pipe(v.string(), v.url()),
    keys: v.object({ p256dh: v.string(), auth: v.string() }),
  }),
});
const Endpoint = v.object({ endpoint: v.string() });

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

  savePushSubscription: async ({ world, body }) => {
    const parsed = v.safeParse(Subscription, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    world.pushes.set(parsed.output.subscription.endpoint, parsed.output);
    return null;
  },

  removePushSubscription: async ({ world, body }) => {
    const parsed = v.safeParse(Endpoint, await body());
    if (!parsed.success) throw malformed(parsed.issues[0].message);
    world.pushes.delete(parsed.output.endpoint);
    return null;
  },
};
