import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useMatch, useNavigationType } from 'react-router-dom';
import { patterns } from '../../rules/common/routes.ts';
import { CATEGORY_LOOK_MS } from '../../config/times.ts';
import { APPEARANCE, type AppearanceId } from '../../contract/notification.ts';
import { useCachedRead } from '../../queries/cachedRead.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isOnItsWay, isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { useAppStore } from '../../state/appStore.ts';

export interface PopupAppearance {
  appearanceId: AppearanceId;
  /** The id of the dish or the category that this appearance is about. */
  aboutId?: number;
}

/** The appearance of the page on screen. Payment pages have none. */
function usePageAppearance(): PopupAppearance | undefined {
  const home = [useMatch(patterns.emenu), useMatch(patterns.delivery)];
  const homepage = useMatch(patterns.deliveryHomepage);
  const menu = [useMatch(patterns.menu), useMatch(patterns.deliveryMenu)];
  const cart = useMatch(patterns.cart);
  const deliveryCart = useMatch(patterns.deliveryCart);
  const items = [useMatch(patterns.item), useMatch(patterns.deliveryItem)];
  const itemEdit = useMatch(patterns.itemEdit);
  const orderId = Number(cart?.params.eOrderId ?? 0);
  const order = useCheckEOrderStatus({ eOrderId: orderId }, { enabled: false });
  const ownOrderId = Number(useMatch(patterns.order)?.params.id ?? 0);
  const own = useCachedRead('Delivery/OrderDetails/:eOrderId', { eOrderId: ownOrderId });

  if (home.some(Boolean) || homepage) return { appearanceId: APPEARANCE.home };
  if (menu.some(Boolean)) return { appearanceId: APPEARANCE.menu };
  const item = items.find(Boolean) ?? itemEdit;
  if (item) return { appearanceId: APPEARANCE.item, aboutId: Number(item.params.id) };
  if (deliveryCart || (cart && orderId === 0)) return { appearanceId: APPEARANCE.cart };
  const isPlaced = cart !== null && order.data && isPlacedStatus(order.data.orderStatus);
  if (own && isOnItsWay(own)) return { appearanceId: APPEARANCE.orderPlaced };
  return isPlaced ? { appearanceId: APPEARANCE.orderPlaced } : undefined;
}

/** The category in view: where the menu opened, or where the diner scrolled or tapped. */
function useCategoryAppearance(): PopupAppearance | undefined {
  const categoryId = useAppStore((state) => state.categoryInView);
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(categoryId), CATEGORY_LOOK_MS);
    return () => clearTimeout(timer);
  }, [categoryId]);
  const isLookedAt = categoryId !== undefined && settled === categoryId;
  return isLookedAt ? { appearanceId: APPEARANCE.category, aboutId: categoryId } : undefined;
}

export function usePopupAppearances(): PopupAppearance[] {
  const page = usePageAppearance();
  const category = useCategoryAppearance();
  return [page, category].filter((appearance) => appearance !== undefined);
}

/** Identifies this visit to the page. Filters change the address but stay on the same page. */
export function usePageVisit(): string {
  const { key, pathname } = useLocation();
  const isReplaced = useNavigationType() === NavigationType.Replace;
  const [last, setLast] = useState({ key, pathname, visit: key });
  if (last.key === key) return last.visit;
  const visit = isReplaced && last.pathname === pathname ? last.visit : key;
  setLast({ key, pathname, visit });
  return visit;
}
