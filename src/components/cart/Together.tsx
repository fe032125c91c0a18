import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARED_CART_POLL_MS } from '../../config/times.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { settleOrder } from '../../ordering/checkout/settleOrder.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { isOrderUnsettled, orderMadeFrom, settleCart } from '../../ordering/cart/settleCart.ts';
import { forgetSharing } from '../../ordering/cart/sharing.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { useAppStore } from '../../state/appStore.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { TogetherStrip } from './TogetherStrip.tsx';
import { useSharedCart } from './useSharedCart.ts';

/** Keeps a shared cart the same on all its phones, and asks a phone that comes by a link. */
export function Together() {
  const { hash } = useLocation();
  const { isShared } = useSharedCart();
  useFreshCart(isShared);
  useSentByOthers(isShared);
  useEnd();
  return (
    <>
      {isShared && <TogetherStrip />}
      {hash.startsWith('#cart=') && <JoinDialog key={hash} link={hash} />}
    </>
  );
}

/** Reads the cart again every few seconds while the page is seen; its provider does so on return. */
function useFreshCart(isShared: boolean): void {
  const { cart } = useCart();
  const { state } = useCheckout();
  const isLocked = isCartLocked(state);
  useEffect(() => {
    if (!isShared || isLocked) return undefined;
    void cart.refresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void cart.refresh();
    }, SHARED_CART_POLL_MS);
    return () => clearInterval(timer);
  }, [isShared, isLocked, cart]);
}

/** Once another phone has sent the cart, this one has that order too, and a new cart. */
function useSentByOthers(isShared: boolean): void {
  const { code, tableCode } = useVisit();
  const { view, orderKey } = useCart();
  const sentAs =
    isShared && view?.uniqueCartId === orderKey && view.cartList.length === 0 ? view.eOrderID : 0;
  const { data } = useCheckEOrderStatus(sentAs, { enabled: sentAs > 0 });
  // A check-out of this phone ends by itself: with another key it would not come to its end.
  const isResting = useCheckout().state.step === 'idle' && !isOrderUnsettled(orderKey);
  const isSent = isResting && sentAs > 0 && data !== undefined && isKeyUsed(data);
  useEffect(() => {
    if (!isSent) return;
    settleOrder(sentAs);
    settleCart(code, tableCode, orderKey, sentAs);
  }, [isSent, code, tableCode, orderKey, sentAs]);
}

/** Says what became of a shared cart that this phone has no more, and forgets it. */
function useEnd(): void {
  const { t } = useTranslation();
  const { code, tableCode, pages } = useVisit();
  const { orderKey } = useCart();
  const { kept } = useSharedCart();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const showToast = useAppStore((state) => state.showToast);
  const endedKey = kept && orderKey !== '' && kept.orderKey !== orderKey ? kept.orderKey : '';
  useEffect(() => {
    if (endedKey === '') return;
    forgetSharing({ code, tableCode }, orderKey);
    const eOrderId = orderMadeFrom(code, tableCode, endedKey);
    if (eOrderId === undefined) showToast({ text: t('together.ended'), tone: 'warning' });
    else if (pathname !== pages.order(eOrderId)) {
      showToast({
        text: t('together.sent'),
        tone: 'positive',
        action: {
          label: t('together.seeOrder'),
          onAct: () => void navigate(pages.order(eOrderId)),
        },
      });
    }
  }, [endedKey, orderKey, code, tableCode, pages, pathname, navigate, showToast, t]);
}
