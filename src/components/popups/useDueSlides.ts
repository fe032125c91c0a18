import { useContext, useMemo, useState } from 'react';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
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
import { offeredDish } from '../../rules/popups/popupActions.ts';
import { notificationsShownEntry } from '../../storage/visitEntries.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';
import type { PopupAppearance } from './usePopupAppearances.ts';

/** The popups of this page; a failure is ignored. */
function useNotifications(storeId: number, { appearanceId, aboutId = 0 }: PopupAppearance) {
  const { menuTypeId } = useVisit().mode;
  const isAboutItem = appearanceId === APPEARANCE.item;
  const isAboutCategory = appearanceId === APPEARANCE.category;
  const ofPage = useNotificationByAppearanceId(
    { storeId, appearanceId, menuTypeId },
    { enabled: !isAboutItem && !isAboutCategory },
  );
  const ofItem = useNotificationByAppearanceIdByItem(
    { storeId, appearanceId, menuTypeId, menuItemId: aboutId },
    { enabled: isAboutItem },
  );
  const ofCategory = useNotificationByAppearanceIdByCategory(
    { storeId, appearanceId, menuTypeId, categoryId: aboutId },
    { enabled: isAboutCategory },
  );
  if (isAboutItem) return ofItem.data;
  return isAboutCategory ? ofCategory.data : ofPage.data;
}

const NOTHING: readonly Slide[] = [];

/**
 * Excludes slides that offer a dish which the diner hides. They count as not shown. Slides with a
 * dish that is not on the menu stay.
 */
function useUnavoided(slides: readonly Slide[]): readonly Slide[] {
  const allergy = useContext(AllergyContext);
  const hides = allergy?.profile.hidesDishes ?? false;
  const isJudged = hides && slides.some(({ detail }) => offeredDish(detail) !== undefined);
  const { data, isAwaited } = useVisitMenu({ enabled: isJudged });
  return useMemo(() => {
    if (!isJudged) return slides;
    if (isAwaited) return NOTHING;
    const dishes = data?.menuItems ?? [];
    const shown = new Set(allergy?.shown(dishes).map(({ id }) => id));
    const avoided = new Set(dishes.map(({ id }) => id).filter((id) => !shown.has(id)));
    return slides.filter(({ detail }) => !avoided.has(offeredDish(detail) ?? 0));
  }, [slides, isJudged, isAwaited, data, allergy]);
}

/** The slides to show to this diner on this page now. */
export function useDueSlides(storeId: number, appearance: PopupAppearance): readonly Slide[] {
  const { code } = useVisit();
  const notifications = useNotifications(storeId, appearance);
  const { customerId } = useCustomer();
  const isOrdersAsked = customerId > 0 && notifications !== undefined && needsOrders(notifications);
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone ?? '';
  const [nowMs] = useState(Date.now);
  const from = isOrdersAsked ? firstDayAsked(notifications, nowMs, timeZone) : undefined;
  const orders = useOrdersToCount(customerId, from, { enabled: isOrdersAsked });
  const isOrdersAwaited = isOrdersAsked && orders.isPending && orders.fetchStatus !== 'paused';
  const due = useMemo(() => {
    if (notifications === undefined || isOrdersAwaited) return NOTHING;
    const shown = notificationsShownEntry.read(code) ?? [];
    return slidesToShow(notifications, shown, { orders: orders.data, nowMs, timeZone });
  }, [notifications, isOrdersAwaited, orders.data, code, nowMs, timeZone]);
  return useUnavoided(due);
}
