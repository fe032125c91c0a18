import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useOrderingNow } from '../../ordering/menu/useOrderingNow.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useStateOfMenu } from '../../ordering/menu/useStateOfMenu.ts';
import type { OrderingState } from '../../ordering/visit/orderingState.ts';
import { usePageIdle } from '../../lazy/usePageIdle.ts';

/** The menu, and what the diner can do with it now. Reads the cart again. */
export function useMenuPage() {
  const { t } = useTranslation();
  const menu = useVisitMenu();
  const ordering = useOrderingNow(menu.data, menu.isTableUnknown);
  const { cart, cartKey } = useCartActions();
  const isIdle = usePageIdle();
  usePageTitle(t('menu.title'));
  const isOtherMode = useStateOfMenu(menu.data?.menuTypeId);

  useEffect(() => {
    if (cartKey !== '') void cart.refresh();
  }, [cart, cartKey]);

  const isLocked = isCartLocked(useCheckout().state);
  const state: OrderingState = menu.isPaused
    ? { canOrder: false, reason: 'paused' }
    : ordering.state;
  const isOff = !state.canOrder && state.reason === 'offline';
  return {
    menu,
    ordering,
    state,
    isIdle,
    isOff,
    hasCart: state.canOrder || isOff,
    canOrder: state.canOrder && !isLocked && !isOtherMode,
  };
}
