import { useTranslation } from 'react-i18next';
import { Amount } from '../../components/common/Amount.tsx';
import { OrderAgainButton } from '../../components/order/again/OrderAgainButton.tsx';
import { useOrderAgain } from '../../ordering/order/useOrderAgain.ts';
import { VenuePicture } from '../../components/venue/VenuePicture.tsx';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import type { OrderSummary } from '../../contract/orders.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { isOnItsWay } from '../../rules/order/orderProgress.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import styles from '../../components/order/Orders.module.css';
import { RateLink } from './RateLink.tsx';

/** An order in the list: its dishes, its state, and what the customer can do with it. */
export function OrderCard({ order }: { order: OrderSummary }) {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const { eOrderID, orderStatus } = order;
  const again = useOrderAgain(eOrderID);
  const [picture] = order.images ?? [];
  const isOpen = orderStatus <= ORDER_STATUS.awaitingPayment;
  const canOrderAgain = order.canReorder && !isOnItsWay(order);
  const to = isOpen ? pages.unplaced(eOrderID) : pages.order(eOrderID);
  return (
    <Card>
      <ListRow
        leading={
          picture && <VenuePicture className={styles.picture} name={picture} alt="" ratio="1/1" />
        }
        title={<span dir="auto">{order.firstItems.join(' · ')}</span>}
        detail={
          <>
            <span className={styles.line}>
              {formatDateAndTime(order.createdOn, lang, timeZone)}
            </span>
            <span className={styles.line}>
              {t('order.named')} <Bidi dir="ltr">{order.orderNo}</Bidi>
            </span>
            <span className={styles.sum}>
              <Amount value={order.payable} currency={order.currency} />
              <StatusBadge orderStatus={orderStatus} />
            </span>
          </>
        }
        renderLink={(link) => <Link to={to} {...link} />}
      />
      {(canOrderAgain || order.canRate) && (
        <div className={styles.actions}>
          {canOrderAgain && <OrderAgainButton again={again} />}
          {order.canRate && <RateLink order={order} />}
        </div>
      )}
    </Card>
  );
}

function StatusBadge({ orderStatus }: { orderStatus: number }) {
  const { t } = useTranslation();
  switch (orderStatus) {
    case ORDER_STATUS.saved:
      return <Badge tone="warning">{t('orderStatus.saved')}</Badge>;
    case ORDER_STATUS.awaitingPayment:
      return <Badge tone="warning">{t('order.awaitingPayment')}</Badge>;
    case ORDER_STATUS.completed:
      return <Badge tone="neutral">{t('orderStatus.completed')}</Badge>;
    case ORDER_STATUS.cancelled:
      return <Badge tone="neutral">{t('orderStatus.cancelled')}</Badge>;
    case ORDER_STATUS.rejected:
      return <Badge tone="neutral">{t('orderStatus.rejected')}</Badge>;
    default:
      return <Badge tone="positive">{t('orderStatus.underWay')}</Badge>;
  }
}
