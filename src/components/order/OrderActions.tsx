import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import type { KeptOrder } from '../../storage/keptOrders.ts';
import { ReceiptButton } from '../papers/ReceiptButton.tsx';
import { ShowToStaff } from '../papers/ShowToStaff.tsx';
import styles from './OrderView.module.css';

interface OrderActionsProps {
  order: KeptOrder | undefined;
  /** The branch that cooks it, where the order says so. */
  storeId?: number;
}

/** What can be done with an order that the kitchen has; without a network, with what was kept of it. */
export function OrderActions({ order, storeId }: OrderActionsProps) {
  if (!order || !isPlacedStatus(order.orderStatus)) return null;
  const { lines, orderNo, tableLabel } = order;
  return (
    <div className={styles.buttons}>
      <ReceiptButton order={order} storeId={storeId} />
      <ShowToStaff about="order" lines={lines} orderNo={orderNo} tableLabel={tableLabel} />
    </div>
  );
}
