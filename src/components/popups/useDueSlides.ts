import { useMemo, useState } from 'react';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useOrdersToCount } from '../../queries/delivery/customer.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import {
  useNotificationByAppearanceId,
  useNotificationByAppearanceIdByCategory,
  useNotificationByAppearanceIdByItem,
} from '../../queries/notification.ts';
import { APPEARANCE } from '../../contract/notification.ts';
import {
  firstDayAsked,
  needsOrders,
  slidesToShow,
  type Slide,
} from '../../rules/popups/notifications.ts';
import { notificationsShownEntry } from '../../storage/visitEntries.ts';
import type { PopupAppearance } from './usePopupAppearances.ts';

/** The popups of this page; a failure is ignored. */
function useNotifications(storeId: number, { appearanceId, aboutId = 0 }: PopupAppearance) {
  const { menuTypeId } = useVisit().mode;
  const isAboutItem = appearanceId === APPEARANCE.item;
  const isAboutCategory = appearanceId === APPEARANCE.category;
  const ofPage = useNotificationByAppearanceId(storeId, appearanceId, menuTypeId, {
    enabled: !isAboutItem && !isAboutCategory,
  });
  const ofItem = useNotificationByAppearanceIdByItem(storeId, appearanceId, menuTypeId, aboutId, {
    enabled: isAboutItem,
  });
  const ofCategory = useNotificationByAppearanceIdByCategory(
    storeId,
    appearanceId,
    menuTypeId,
    aboutId,
    { enabled: isAboutCategory },
  );
  if (isAboutItem) return ofItem.data;
  return isAboutCategory ? ofCategory.data : ofPage.data;
}

const NOTHING: readonly Slide[] = [];

/** The slides to show to this diner on this page now. */
export function useDueSlides(storeId: number, appearance: PopupAppearance): readonly Slide[] {
  const { code } = useVisit();
  const notifications = useNotifications(storeId, appearance);
  const { customerId } = useCustomer();
  const isOrdersAsked = customerId > 0 && notifications !== undefined && needsOrders(notifications);
  const timeZone = useStoreIdFromCode(code).data?.timeZone ?? '';
  const [nowMs] = useState(Date.now);
  const from = isOrdersAsked ? firstDayAsked(notifications, nowMs, timeZone) : undefined;
  const orders = useOrdersToCount(customerId, from, { enabled: isOrdersAsked });
  const isOrdersAwaited = isOrdersAsked && orders.isPending && orders.fetchStatus !== 'paused';
  return useMemo(() => {
    if (notifications === undefined || isOrdersAwaited) return NOTHING;
    const shown = notificationsShownEntry.read(code) ?? [];
    return slidesToShow(notifications, shown, { orders: orders.data, nowMs, timeZone });
  }, [notifications, isOrdersAwaited, orders.data, code, nowMs, timeZone]);
}
