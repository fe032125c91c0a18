import type { EOrderStatus } from '../../contract/orders.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { labelOf } from '../../rules/common/labels.ts';
import type { Viewer } from '../venue/useViewer.ts';

type Progress = Pick<EOrderStatus, 'orderStatus' | 'timeline'>;

/** The order's status in words. */
export function orderStep(
  { orderStatus, timeline }: Progress,
  { t, lang }: Pick<Viewer, 't' | 'lang'>,
): string {
  if (orderStatus === ORDER_STATUS.awaitingPayment) return t('order.awaitingPayment');
  const step = timeline.findLast((entry) => entry.orderStatus === orderStatus);
  return (step && labelOf(step, lang)) || t('order.status');
}
