import { RATING_PAGE } from '../../contract/rating.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import type { KeptOrder } from '../../storage/keptOrders.ts';
import { ReportOrder } from '../rating/ReportOrder.tsx';
import styles from './OrderView.module.css';
import { useEnding } from './useEnding.ts';

interface OrderActionsProps {
  order: KeptOrder | undefined;
}

/** What one can do with an order that the kitchen has. */
export function OrderActions({ order }: OrderActionsProps) {
  const { mode } = useVisit();
  const isStanding = order !== undefined && isPlacedStatus(order.orderStatus);
  const { ending } = useEnding(isStanding);
  if (!isStanding) return null;
  const ratingPageId = mode.isOfCustomer
    ? RATING_PAGE.orderDetails
    : ending?.ratingPageId || RATING_PAGE.orderPlaced;
  return (
    <div className={styles.buttons}>
      <ReportOrder order={order} pageId={ratingPageId} />
    </div>
  );
}
