import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { links } from '../config/paths.ts';
import { useCartActions } from '../ordering/useCart.ts';
import { usePendingOrder } from '../ordering/usePendingOrder.ts';
import { useVisit } from '../ordering/useVisit.ts';
import { useAppStore } from '../state/appStore.ts';

/**
 * The app was left while an order was on its way. One that has been paid or placed since is told,
 * wherever the diner is.
 */
export function useOpenOrder(): void {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const { orderKey } = useCartActions();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const showToast = useAppStore((state) => state.showToast);
  const toPayment = links.payment(code, tableCode);
  const isElsewhere = pathname !== toPayment && !pathname.startsWith('/CardDetails');

  const { order, isMade } = usePendingOrder(orderKey, orderKey !== '' && isElsewhere);
  const toOrder = order && isMade ? links.cart(code, tableCode, order.eOrderID) : pathname;
  useEffect(() => {
    if (toOrder === pathname) return;
    showToast({
      text: t('order.sent'),
      tone: 'positive',
      action: { label: t('order.show'), onAct: () => void navigate(toOrder) },
    });
  }, [toOrder, pathname, showToast, t, navigate]);
}
