import { useEffect, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { patterns } from '../../config/paths.ts';
import { CATEGORY_LOOK_MS } from '../../config/times.ts';
import { APPEARANCE, type AppearanceId } from '../../contract/notification.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { useKnown } from '../../queries/known.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isOnItsWay, isPlacedStatus } from '../../rules/orderProgress.ts';
import { useAppStore } from '../../state/appStore.ts';

export interface PopupPlace {
  appearanceId: AppearanceId;
  /** The dish or the category that it is about. */
  aboutId?: number;
}

/** The place that the page on screen is; pages of paying have none. */
function usePagePlace(): PopupPlace | undefined {
  const home = [useMatch(patterns.emenu), useMatch(patterns.delivery)];
  const homepage = useMatch(patterns.deliveryHomepage);
  const menu = [useMatch(patterns.menu), useMatch(patterns.deliveryMenu)];
  const cart = useMatch(patterns.cart);
  const deliveryCart = useMatch(patterns.deliveryCart);
  const items = [useMatch(patterns.item), useMatch(patterns.deliveryItem)];
  const itemEdit = useMatch(patterns.itemEdit);
  const orderId = Number(cart?.params.eOrderId ?? 0);
  const order = useCheckEOrderStatus(orderId, { enabled: false });
  const ownOrderId = Number(useMatch(patterns.order)?.params.id ?? 0);
  const own = useKnown('Delivery', 'getOrderDetails', [ownOrderId]) as OrderDetails | undefined;

  if (home.some(Boolean) || homepage) return { appearanceId: APPEARANCE.home };
  if (menu.some(Boolean)) return { appearanceId: APPEARANCE.menu };
  const item = items.find(Boolean) ?? itemEdit;
  if (item) return { appearanceId: APPEARANCE.item, aboutId: Number(item.params.id) };
  if (deliveryCart || (cart && orderId === 0)) return { appearanceId: APPEARANCE.cart };
  const isPlaced = cart !== null && order.data && isPlacedStatus(order.data.orderStatus);
  if (own && isOnItsWay(own)) return { appearanceId: APPEARANCE.orderPlaced };
  return isPlaced ? { appearanceId: APPEARANCE.orderPlaced } : undefined;
}

/** The category that the diner has gone to and looks at. Where the menu opens, nobody has gone yet. */
function useCategoryPlace(): PopupPlace | undefined {
  const { key } = useLocation();
  const categoryId = useAppStore((state) => state.categoryInView);
  const [first, setFirst] = useState<{ key: string; categoryId: number | undefined }>();
  if (categoryId !== undefined && first?.key !== key) setFirst({ key, categoryId });
  const [settled, setSettled] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(categoryId), CATEGORY_LOOK_MS);
    return () => clearTimeout(timer);
  }, [categoryId]);
  const [hasMoved, setHasMoved] = useState('');
  if (first?.key === key && categoryId !== first.categoryId && hasMoved !== key) setHasMoved(key);
  const isLookedAt = categoryId !== undefined && settled === categoryId && hasMoved === key;
  return isLookedAt ? { appearanceId: APPEARANCE.category, aboutId: categoryId } : undefined;
}

export function usePopupPlaces(): PopupPlace[] {
  const page = usePagePlace();
  const category = useCategoryPlace();
  return [page, category].filter((place) => place !== undefined);
}
