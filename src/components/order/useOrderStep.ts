import { useTranslation } from 'react-i18next';
import type { EOrderStatus } from '../../contract/orders.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { useAppStore } from '../../state/appStore.ts';

type Progress = Pick<EOrderStatus, 'orderStatus' | 'timeline'>;

/** The order's status in words. */
export function useOrderStep(): (order: Progress) => string {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  return ({ orderStatus, timeline }) => {
    if (orderStatus === ORDER_STATUS.awaitingPayment) return t('order.awaitingPayment');
    const step = timeline.findLast((entry) => entry.orderStatus === orderStatus);
    return (step && labelOf(step, lang)) || t('order.status');
  };
}
