import { useLocation, useMatch, useSearchParams } from 'react-router-dom';
import { patterns } from '../config/paths.ts';
import { ORDER_STATUS } from '../contract/orders.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useCheckHomePageActivation, useHomePageUrl } from '../queries/places.ts';
import { useCheckEOrderStatus } from '../queries/tableCartOrders.ts';
import { safeReturnUrl } from '../rules/access.ts';
import { backTarget, type BackTarget } from '../rules/header.ts';
import { appPath } from '../rules/safeLinks.ts';

/** Where the header's arrow leads from the page on screen. */
export function useBackTarget(): BackTarget {
  const location = useLocation();
  const { code, tableCode, roomCode, roomTableId, mergeCode } = useVisit();
  const isMenu = useMatch(patterns.menu) !== null;
  const orderId = Number(useMatch(patterns.cart)?.params.eOrderId ?? 0);
  const isFirstPage = useMatch(patterns.emenu) !== null;
  const isDeliveryMenu = useMatch(patterns.deliveryMenu) !== null;
  const isDeliveryCart = useMatch(patterns.deliveryCart) !== null;
  const [search] = useSearchParams();
  const backUrl = search.get('backUrl');
  const home = useCheckHomePageActivation(code, {
    enabled: isMenu || isFirstPage || isDeliveryMenu || isDeliveryCart,
  });
  const hasHomePage = home.data?.isActive ?? false;
  const homeUrl = useHomePageUrl(code, { enabled: isMenu && hasHomePage });
  const order = useCheckEOrderStatus(orderId, { enabled: false });
  return backTarget(location.pathname, {
    code,
    tableCode,
    isEndingPage: (order.data?.orderStatus ?? 0) >= ORDER_STATUS.placed,
    roomCode,
    roomTableId,
    mergeCode,
    hasHomePage,
    homePageUrl: appPath(homeUrl.data?.url, globalThis.location.origin),
    backUrl:
      backUrl === null ? undefined : safeReturnUrl(backUrl, code, globalThis.location.origin),
    // The router marks the first page of a visit with this key.
    hasHistory: location.key !== 'default',
  });
}
