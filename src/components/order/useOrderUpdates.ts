import { useEffect } from 'react';
import { ORDER_POLL_LEAST_MS, SECOND_MS } from '../../config/times.ts';
import { settleOrder } from '../../ordering/checkout/settleOrder.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';

interface Polled {
  state: { data?: { pollSeconds: number } | undefined };
}

/**
 * Polls at the server's interval, not while the page is hidden, and at once when it is visible
 * again.
 */
export const ORDER_UPDATES = {
  refetchInterval: ({ state }: Polled) => {
    const seconds = state.data?.pollSeconds ?? 0;
    return seconds > 0 && Math.max(seconds * SECOND_MS, ORDER_POLL_LEAST_MS);
  },
  refetchOnWindowFocus: 'always',
} as const;

/** Retires the order key once the server reports that this order has used it. */
export function useSettledOrder(
  eOrderId: number,
  order: Parameters<typeof isKeyUsed>[0] | undefined,
): void {
  const isSettled = order !== undefined && isKeyUsed(order);
  useEffect(() => {
    if (isSettled) settleOrder(eOrderId);
  }, [isSettled, eOrderId]);
}
