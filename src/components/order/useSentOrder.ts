import type { EOrderStatus } from '../../contract/orders.ts';
import { ORDER_POLL_LEAST_MS } from '../../config/times.ts';
import { ordersOf } from '../../ordering/cart/settleCart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { useAppStore } from '../../state/appStore.ts';
import { sentOrderEntry, type SentOrder } from '../../storage/orderEntries.ts';
import { ORDER_UPDATES } from './useOrderUpdates.ts';

type Read = Pick<EOrderStatus, 'orderStatus' | 'pollSeconds'>;

interface Sent {
  /** The kitchen has the order, as far as this device knows. */
  isSent: boolean;
  answer: SentOrder | undefined;
  updates: Omit<typeof ORDER_UPDATES, 'refetchInterval'> & {
    refetchInterval: (query: { state: { data?: Read | undefined } }) => number | false;
    refetchIntervalInBackground: boolean;
  };
  /** Merges the answer to the sent order into a copy that is older than the answer. */
  withAnswer: <Order extends Read>(order: Order | undefined) => Order | undefined;
}

/** The data of an order that this device has sent, for when the server is unreachable. */
export function useSentOrder(eOrderId: number): Sent {
  const { code } = useVisit();
  const { ordersAt } = useCartActions();
  const wantsAlerts = useAppStore((state) => state.wantsAlerts);
  const answer = sentOrderEntry.read(eOrderId);
  const isTaken = answer !== undefined && isPlacedStatus(answer.orderStatus);
  const isOpen = ordersOf(code, ordersAt).some(
    (order) => order.eOrderID === eOrderId && !order.isClosed,
  );
  const isBehind = ({ orderStatus }: Read) => isTaken && orderStatus < answer.orderStatus;
  const isSent = isTaken || isOpen;
  return {
    isSent,
    answer,
    updates: {
      ...ORDER_UPDATES,
      // Polling in the background uses battery: only for diners who want alerts.
      refetchIntervalInBackground: wantsAlerts,
      refetchInterval: (query) => {
        const { data } = query.state;
        const isAwaited = data ? isBehind(data) : isSent;
        return isAwaited ? ORDER_POLL_LEAST_MS : ORDER_UPDATES.refetchInterval(query);
      },
    },
    withAnswer: (order) => (order && isBehind(order) ? { ...order, ...answer } : order),
  };
}
