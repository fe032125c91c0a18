import { useSettledOrder } from '../../components/order/useOrderUpdates.ts';
import { useSentOrder } from '../../components/order/useSentOrder.ts';
import type { EOrderStatus, OrderDetails } from '../../contract/orders.ts';
import { useOrderDetails } from '../../queries/delivery/customer.ts';

export function useOrderPage(eOrderId: number) {
  const sent = useSentOrder(eOrderId);
  const order = useOrderDetails({ eOrderId }, { ...sent.updates, enabled: eOrderId > 0 });
  useSettledOrder(eOrderId, order.data);
  return { ...order, data: sent.withAnswer(order.data), sent };
}

/** Converts a customer's order to the type of a table's order. */
export function statusOf(order: OrderDetails, code: string): EOrderStatus {
  const { estimatedAt, scheduledFor } = order;
  // An estimate before the scheduled time would be wrong.
  const isTooEarly = Date.parse(estimatedAt ?? '') < Date.parse(scheduledFor ?? '');
  const expected = isTooEarly ? undefined : estimatedAt;
  return { ...order, code, estimatedAt: expected, canAddMore: false };
}
