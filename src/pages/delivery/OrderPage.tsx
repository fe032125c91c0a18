import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CancelOrder } from '../../components/CancelOrder.tsx';
import { OrderAgainButton } from '../../components/OrderAgainButton.tsx';
import { OrderNotice } from '../../components/OrderNotice.tsx';
import { OrderThanks } from '../../components/OrderThanks.tsx';
import { OrderTimeline } from '../../components/OrderTimeline.tsx';
import { usePageTitle } from '../../components/usePageTitle.ts';
import { links } from '../../config/paths.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type OrderDetails } from '../../contract/orders.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useVisit } from '../../ordering/useVisit.ts';
import { useEndingPageSetting } from '../../queries/tableCartOrders.ts';
import { isKeyUsed, isLapsed, isPlacedStatus } from '../../rules/orderProgress.ts';
import { BottomBar } from '../../ui/BottomBar.tsx';
import { Link } from '../../ui/Link.tsx';
import { buttonClass } from '../../ui/buttonClass.ts';
import { PageColumns } from '../../ui/PageColumns.tsx';
import styles from '../payment/PaymentPage.module.css';
import { OrderBill } from './OrderBill.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderGate } from './OrderGate.tsx';
import { statusOf, useOrderPage } from './useOrderPage.ts';

/** An order of the customer: on its way, done, or not placed. */
export function OrderPage() {
  const { t } = useTranslation();
  const eOrderId = Number(useParams()['id']);
  const order = useOrderPage(eOrderId);
  usePageTitle(t('order.status'));
  return (
    <OrderGate eOrderId={eOrderId} order={order}>
      {(data) => (
        <KnownOrder
          order={data}
          isOld={isLapsed(data, order.dataUpdatedAt)}
          onAskAgain={() => void order.refetch()}
        />
      )}
    </OrderGate>
  );
}

interface KnownOrderProps {
  order: OrderDetails;
  isOld: boolean;
  onAskAgain: () => void;
}

function KnownOrder({ order, isOld, onAskAgain }: KnownOrderProps) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const status = statusOf(order, code);
  return (
    <main className={styles.page}>
      <PageColumns asideLabel={t('totals.title')} aside={<OrderBill order={order} />}>
        <div className={styles.main}>
          <OrderHead order={order} isOld={isOld} />
          {isPlacedStatus(order.orderStatus) && <OrderTimeline order={status} />}
          <OrderFacts order={order} />
          {order.canRate && (
            <Link
              className={buttonClass('secondary')}
              to={links.rateAndReview(code, { returnUrl: pages.order(order.eOrderID) })}
            >
              {t('order.rate')}
            </Link>
          )}
          <CancelOrder order={status} onDone={onAskAgain} />
        </div>
      </PageColumns>
      <NextStep order={order} isOld={isOld} />
    </main>
  );
}

function OrderHead({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const isUnderWay =
    isPlacedStatus(order.orderStatus) && order.orderStatus < ORDER_STATUS.completed;
  const setting = useEndingPageSetting(code, { enabled: isUnderWay });
  const status = statusOf(order, code);
  if (isUnderWay) {
    const ending = setting.data?.isActive ? setting.data : undefined;
    return <OrderThanks order={status} ending={ending} />;
  }
  if (order.orderStatus === ORDER_STATUS.completed) {
    return (
      <div>
        <h1>{t('orderFacts.title', { no: order.orderNo })}</h1>
        <p>{formatDateAndTime(order.createdOn, lang)}</p>
      </div>
    );
  }
  return <OrderNotice order={status} isOld={isOld} />;
}

function NextStep({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { eOrderID, canReorder } = order;
  const isOpen = !isKeyUsed(order);
  const isUnderWay =
    isPlacedStatus(order.orderStatus) && order.orderStatus < ORDER_STATUS.completed;
  return (
    <BottomBar>
      {isOpen ? (
        <Link
          className={buttonClass('primary', 'l', true)}
          to={isOld ? pages.cart() : pages.unplaced(eOrderID)}
        >
          {t(isOld ? 'cart.see' : 'order.goOn')}
        </Link>
      ) : canReorder && !isUnderWay ? (
        <OrderAgainButton eOrderId={eOrderID} size="l" />
      ) : (
        <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
          {t('order.more')}
        </Link>
      )}
    </BottomBar>
  );
}
