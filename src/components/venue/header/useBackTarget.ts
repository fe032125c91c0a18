import { useLocation, useMatch, useSearchParams } from 'react-router-dom';
import { patterns } from '../../../rules/common/routes.ts';
import { ORDER_STATUS } from '../../../contract/orderStatus.ts';
import { pagesOfOrder } from '../../../ordering/order/pagesOfOrder.ts';
import { useVisit } from '../../../ordering/visit/useVisit.ts';
import { useCheckHomePageActivation, useHomePageUrl } from '../../../queries/menu.ts';
import { useCachedRead } from '../../../queries/cachedRead.ts';
import { safeReturnUrl } from '../../../rules/venue/access.ts';
import { backTarget, type BackTarget } from '../../../rules/venue/header.ts';
import { appPath } from '../../../rules/common/safeLinks.ts';
import { orderTypeOf } from '../../../storage/orderTraces.ts';
import { depthInHistory } from '../../../ui/modal/tabHistory.ts';

/** The back target of the page on screen. */
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
  const home = useCheckHomePageActivation(
    { code },
    { enabled: isMenu || isFirstPage || isDeliveryMenu || isDeliveryCart },
  );
  const hasHomePage = home.data?.isActive ?? false;
  const homeUrl = useHomePageUrl({ code }, { enabled: isMenu && hasHomePage });
  const order = useCachedRead('TableCart/checkEOrderStatus/:eOrderId', { eOrderId: orderId });
  const ownOrderId = Number(useMatch(patterns.order)?.params.id ?? 0);
  const own = useCachedRead('Delivery/OrderDetails/:eOrderId', { eOrderId: ownOrderId });
  const orderStatus = order?.orderStatus ?? own?.orderStatus ?? 0;
  const paidId = Number(useMatch(patterns.cardDetails)?.params.id ?? 0);
  const paid = useCachedRead('TableCart/creditCardPaymentResult/:eOrderId', { eOrderId: paidId });
  const orderType = paid?.orderType ?? (paidId > 0 ? orderTypeOf(paidId) : undefined);
  const place = { code, tableCode: paid?.tableCode || tableCode };
  return backTarget(location.pathname, {
    ...place,
    menuOfOrder: orderType && pagesOfOrder({ ...place, orderType }).menu(),
    // A completed order is a page of the order list; one just placed is the ending page.
    isEndingPage:
      orderStatus >= ORDER_STATUS.placed && (orderId > 0 || orderStatus < ORDER_STATUS.completed),
    roomCode,
    roomTableId,
    mergeCode,
    hasHomePage,
    homePageUrl: appPath(homeUrl.data?.url, globalThis.location.origin),
    backUrl:
      backUrl === null ? undefined : safeReturnUrl(backUrl, code, globalThis.location.origin),
    hasHistory: depthInHistory() > 0,
  });
}
