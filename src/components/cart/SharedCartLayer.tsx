import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SHARED_CART_POLL_MS } from '../../config/times.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { settleOrder } from '../../ordering/checkout/settleOrder.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { isOrderUnsettled, orderMadeFrom, settleCart } from '../../ordering/cart/settleCart.ts';
import {
  forgetSharing,
  keepGuestName,
  noteDishes,
  startSharing,
} from '../../ordering/cart/changeSharing.ts';
import { useCart } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { namesIn } from '../../rules/cart/sharedCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { JoinDialog } from './JoinDialog.tsx';
import { SharedCartStrip } from './SharedCartStrip.tsx';
import { useGuestName } from './useGuestName.ts';
import { useSharedCart } from './useSharedCart.ts';

/** Synchronises a shared cart with the other phones, and handles an invitation link. */
export function SharedCartLayer() {
  const { hash } = useLocation();
  const { isShared, isOffered } = useSharedCart();
  useFreshCart(isShared || isOffered);
  useJoined(isOffered);
  useSentByOthers(isShared || isOffered);
  useEnd();
  return (
    <>
      {isShared && <SharedCartStrip />}
      {hash.startsWith('#cart=') && <JoinDialog key={hash} link={hash} />}
    </>
  );
}

/** Polls the cart while the page is visible; its provider refreshes it on return. */
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

/** A cart whose code was shown becomes shared as soon as it contains another guest's line. */
function useJoined(isOffered: boolean): void {
  const { code, tableCode } = useVisit();
  const { view, orderKey } = useCart();
  const guest = useGuestName();
  const isJoined = isOffered && namesIn(view?.cartList ?? []).length > 0;
  const share = useEffectEvent(() => {
    startSharing({ code, tableCode }, orderKey);
    keepGuestName({ code, tableCode }, orderKey, guest.nameToKeep());
  });
  useEffect(() => {
    if (isJoined) share();
  }, [isJoined]);
}

/** After another phone has sent the cart, saves its order on this phone and starts a new cart. */
function useSentByOthers(isShared: boolean): void {
  const { t } = useTranslation();
  const { code, tableCode, pages } = useVisit();
  const { view, orderKey } = useCart();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const sentAs =
    isShared && view?.uniqueCartId === orderKey && view.cartList.length === 0 ? view.eOrderID : 0;
  const { data } = useCheckEOrderStatus({ eOrderId: sentAs }, { enabled: sentAs > 0 });
  // A check-out of this phone settles its own order: a new key would interrupt it.
  const isResting = useCheckout().state.step === 'idle' && !isOrderUnsettled(orderKey);
  const isSent = isResting && sentAs > 0 && data !== undefined && isKeyUsed(data);
  const settle = useEffectEvent(() => {
    settleOrder(sentAs);
    settleCart(code, tableCode, orderKey, sentAs);
    showToast({
      text: t('together.sent'),
      tone: 'positive',
      action: {
        label: t('together.seeOrder'),
        onAct: () => void navigate(pages.order(sentAs)),
      },
    });
  });
  useEffect(() => {
    if (isSent) settle();
  }, [isSent]);
}

/** Forgets a shared cart that this phone lost, and tells the diner unless it was ordered. */
function useEnd(): void {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const { view, orderKey } = useCart();
  const { kept, isShared } = useSharedCart();
  const showToast = useAppStore((state) => state.showToast);
  const hadDishes = kept?.hadDishes === true;
  const isSeen = isShared && !hadDishes && (view?.cartList.length ?? 0) > 0;
  useEffect(() => {
    if (isSeen) noteDishes({ code, tableCode });
  }, [isSeen, code, tableCode]);
  const endedKey = kept && orderKey !== '' && kept.orderKey !== orderKey ? kept.orderKey : '';
  const isOffered = kept?.isOffered === true;
  useEffect(() => {
    if (endedKey === '') return;
    forgetSharing({ code, tableCode }, orderKey);
    if (isOffered || orderMadeFrom(code, tableCode, endedKey) !== undefined) return;
    const text = t(hadDishes ? 'together.ended' : 'together.notHere');
    showToast({ text, tone: 'warning' });
  }, [endedKey, isOffered, hadDishes, orderKey, code, tableCode, showToast, t]);
}
