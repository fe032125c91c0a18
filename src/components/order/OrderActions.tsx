import { RATING_PAGE } from '../../contract/rating.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { ReceiptButton } from '../receipts/ReceiptButton.tsx';
import { ShowToStaff } from '../receipts/ShowToStaff.tsx';
import { ReportOrder } from '../rating/ReportOrder.tsx';
import { TableService } from '../table/TableService.tsx';
import { DivideLink } from './DivideLink.tsx';
import styles from './OrderScreen.module.css';
import { useEnding } from './head/useEnding.ts';

interface OrderActionsProps {
  order: SavedOrder | undefined;
  /** The branch that cooks it, if the order names one. */
  storeId?: number;
}

/** The actions on an order that the kitchen has; without a network they use its stored copy. */
export function OrderActions({ order, storeId }: OrderActionsProps) {
  const { mode } = useVisit();
  const isStanding = order !== undefined && isPlacedStatus(order.orderStatus);
  const { ending } = useEnding(isStanding);
  if (!isStanding) return null;
  const { lines, orderNo, tableLabel, orderType } = order;
  const ratingPageId = mode.isOfCustomer
    ? RATING_PAGE.orderDetails
    : ending?.ratingPageId || RATING_PAGE.orderPlaced;
  return (
    <div className={styles.buttons}>
      {!mode.isOfCustomer && <TableService />}
      {!mode.isOfCustomer && <DivideLink />}
      <ReceiptButton order={order} storeId={storeId} />
      <ShowToStaff
        about="order"
        lines={lines}
        orderNo={orderNo}
        tableLabel={tableLabel}
        orderType={orderType}
      />
      <ReportOrder order={order} pageId={ratingPageId} />
    </div>
  );
}
