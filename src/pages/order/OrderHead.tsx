import { useTranslation } from 'react-i18next';
import { OrderNotice } from '../../components/order/OrderNotice.tsx';
import { EndingButtons, OrderThanks } from '../../components/order/OrderThanks.tsx';
import { useEnding } from '../../components/order/useEnding.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { isOnItsWay } from '../../rules/order/orderProgress.ts';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { statusOf } from './useOrderPage.ts';

/** The top of an order's page: thanks, its date, or why it is not placed. */
export function OrderHead({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const isUnderWay = isOnItsWay(order);
  const { ending, isAwaited } = useEnding(isUnderWay);
  const status = statusOf(order, code);
  if (isUnderWay) {
    if (isAwaited) return <SkeletonRows count={2} label={t('order.loading')} />;
    return (
      <>
        <OrderThanks order={status} ending={ending} />
        <EndingButtons ending={ending} />
      </>
    );
  }
  if (order.orderStatus === ORDER_STATUS.completed) {
    return (
      <div>
        <h1>{t('orderFacts.title', { no: order.orderNo })}</h1>
        <p>{formatDateAndTime(order.createdOn, lang, timeZone)}</p>
      </div>
    );
  }
  return <OrderNotice order={status} isOld={isOld} />;
}
