import { useEffect } from 'react';
import { ORDER_POLL_LEAST_MS, SECOND_MS } from '../../config/times.ts';
import type { EOrderStatus, OrderDetails } from '../../contract/orders.ts';
import { settleOrder } from '../../ordering/settleOrder.ts';
import { useOrderDetails } from '../../queries/delivery/customer.ts';
import { isKeyUsed } from '../../rules/orderProgress.ts';

/** Asks as often as the server wishes, never while nobody looks, and at once when somebody does again. */
export function useOrderPage(eOrderId: number) {
  const order = useOrderDetails(eOrderId, {
    enabled: eOrderId > 0,
    refetchInterval: ({ state }) => {
      const seconds = state.data?.pollSeconds ?? 0;
      return seconds > 0 && Math.max(seconds * SECOND_MS, ORDER_POLL_LEAST_MS);
    },
    refetchOnWindowFocus: 'always',
  });
  const isSettled = order.data !== undefined && isKeyUsed(order.data);
  useEffect(() => {
    if (isSettled) settleOrder(eOrderId);
  }, [isSettled, eOrderId]);
  return order;
}

/** A customer's order in the words that an order of a table has. */
export function statusOf(order: OrderDetails, code: string): EOrderStatus {
  return { ...order, code, canAddMore: false };
}
