import { useEffect } from 'react';
import { PAYMENT_POLL_SLOW_MS } from '../../config/times.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { pendingOrderEntry } from '../../storage/orderEntries.ts';
import { isOrderInDoubt } from './pendingOrders.ts';
import { settleOrder } from './settleOrder.ts';
import { useCart } from '../cart/useCart.ts';

export interface PendingOrderState {
  /** The order as the server has saved it. */
  order: EOrderStatus | undefined;
  /** The order has been placed by now, perhaps from another page. */
  isMade: boolean;
  isAsking: boolean;
  askAgain: () => void;
}

/** An earlier order of this cart that was saved but not placed, such as one left at the payment. */
export function usePendingOrder(orderKey: string, isAsked: boolean): PendingOrderState {
  const eOrderId = pendingOrderEntry.read(orderKey)?.eOrderID ?? 0;
  const isEnabled = isAsked && eOrderId > 0 && !isOrderInDoubt(orderKey);
  const status = useCheckEOrderStatus(
    { eOrderId },
    {
      enabled: isEnabled,
      refetchInterval: ({ state }) =>
        state.data?.paymentStatus === PAYMENT_STATUS.processing && PAYMENT_POLL_SLOW_MS,
      refetchOnWindowFocus: 'always',
    },
  );
  const order = isEnabled ? status.data : undefined;
  const isMade = order !== undefined && isKeyUsed(order);
  useEffect(() => {
    if (isMade) settleOrder(eOrderId);
  }, [isMade, eOrderId]);
  return {
    order,
    isMade,
    isAsking: isEnabled && status.isPending && status.isFetching,
    askAgain: () => {
      if (isEnabled) void status.refetch();
    },
  };
}

/** True when the cart has changed since: a payment of this order would be for other dishes. */
export function useIsCartOther(eOrderId: number): boolean {
  const { orderKey, view } = useCart();
  const intent = pendingOrderEntry.read(orderKey);
  if (!view || intent?.eOrderID !== eOrderId) return false;
  return view.cartList.length > 0 && intent.request.cartVersion !== view.cartVersion;
}
