import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { CancelOrder } from '../../components/order/CancelOrder.tsx';
import { OrderAgainButton } from '../../components/order/again/OrderAgainButton.tsx';
import { useOrderAgain } from '../../ordering/order/useOrderAgain.ts';
import { OrderNotice, RefundNotice } from '../../components/order/OrderNotice.tsx';
import { EndingButtons, OrderThanks } from '../../components/order/OrderThanks.tsx';
import { OrderTimeline } from '../../components/order/OrderTimeline.tsx';
import { useEnding } from '../../components/order/useEnding.ts';
import { useOrderInTab } from '../../components/order/useOrderHeadline.ts';
import { useReadiness, useSeenOrder } from '../../components/order/useReadiness.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type OrderDetails } from '../../contract/orders.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useSavedOrder } from '../../ordering/order/useSavedOrder.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { appPath, externalLink } from '../../rules/common/safeLinks.ts';
import {
  isKeyUsed,
  isLapsed,
  isOnItsWay,
  isPlacedStatus,
} from '../../rules/order/orderProgress.ts';
import { idParam } from '../../rules/common/idParam.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { OrderBill } from '../../components/order/OrderBill.tsx';
import { OrderFacts } from '../../components/order/OrderFacts.tsx';
import { OrderGate } from '../../components/order/OrderGate.tsx';
import { RateOrder } from './RateOrder.tsx';
import { statusOf, useOrderPage } from './useOrderPage.ts';

const OrderActions = lazyPart(
  () => import('../../components/order/OrderActions.tsx'),
  'OrderActions',
);

const ReadyAlerts = lazyPart(() => import('../../components/order/ReadyAlerts.tsx'), 'ReadyAlerts');

/** An order of the customer: in preparation, done, or not placed. */
export function OrderPage() {
  const eOrderId = idParam(useParams()['id']);
  const order = useOrderPage(eOrderId);
  useOrderInTab(order.data);
  const kept = useSavedOrder(eOrderId, order.data, order.data?.customerId);
  useSeenOrder(useReadiness(eOrderId, order.data));
  return (
    <OrderGate eOrderId={eOrderId} order={{ ...order, kept }}>
      {(data) => (
        <KnownOrder
          order={data}
          kept={kept}
          isOld={isLapsed(data, order.dataUpdatedAt)}
          onAskAgain={() => void order.refetch()}
        />
      )}
    </OrderGate>
  );
}

interface KnownOrderProps {
  order: OrderDetails;
  kept: SavedOrder | undefined;
  isOld: boolean;
  onAskAgain: () => void;
}

function KnownOrder({ order, kept, isOld, onAskAgain }: KnownOrderProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const status = statusOf(order, code);
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={<OrderBill order={order} />}
      action={<NextStep order={order} isOld={isOld} />}
    >
      <OrderHead order={order} isOld={isOld} />
      {isPlacedStatus(order.orderStatus) && (
        <>
          <RefundNotice paymentStatus={order.paymentStatus} />
          <OrderTimeline order={status} />
          <ReadyAlerts order={status} />
        </>
      )}
      <OrderFacts order={order} />
      <OrderActions order={kept} storeId={order.storeId} />
      <ReceiptLink url={order.receiptUrl} />
      <RateOrder order={order} />
      <CancelOrder order={status} until={order.cancelUntil} onDone={onAskAgain} />
    </SummaryPage>
  );
}

/** Link to the venue's receipt, if its address is safe to open. */
function ReceiptLink({ url }: { url: string | undefined }) {
  const { t } = useTranslation();
  const href = appPath(url, globalThis.location.origin) ?? externalLink(url);
  if (!href) return null;
  return (
    <p>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {t('receipt.ofVenue')}
      </a>
    </p>
  );
}

function OrderHead({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
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

function NextStep({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { eOrderID, canReorder } = order;
  const again = useOrderAgain(eOrderID);
  const isOpen = !isKeyUsed(order);
  const isUnderWay = isOnItsWay(order);
  if (isOpen) {
    return (
      <Link
        className={buttonClass('primary', 'l', true)}
        to={isOld ? pages.cart() : pages.unplaced(eOrderID)}
      >
        {t(isOld ? 'cart.see' : 'order.goOn')}
      </Link>
    );
  }
  if (canReorder && !isUnderWay) return <OrderAgainButton again={again} size="l" />;
  return (
    <Link className={buttonClass('primary', 'l', true)} to={pages.menu()}>
      {t('order.more')}
    </Link>
  );
}
