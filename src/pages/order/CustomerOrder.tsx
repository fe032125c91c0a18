import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOrder } from '../../components/order/CancelOrder.tsx';
import { OrderAgainButton } from '../../components/order/again/OrderAgainButton.tsx';
import { useOrderAgain } from '../../ordering/order/useOrderAgain.ts';
import { OrderNotice, RefundNotice } from '../../components/order/OrderNotice.tsx';
import { OrderTimeline } from '../../components/order/head/OrderTimeline.tsx';
import type { EOrderStatus, OrderDetails } from '../../contract/orders.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { appPath, externalLink } from '../../rules/common/safeLinks.ts';
import { isKeyUsed, isOnItsWay, isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { OrderBill } from '../../components/order/OrderBill.tsx';
import { OrderFacts } from '../../components/order/OrderFacts.tsx';
import { EndingButtons, OrderThanks } from '../../components/order/head/OrderThanks.tsx';
import { useEnding } from '../../components/order/head/useEnding.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { formatDateAndTime } from '../../i18n/format.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { SkeletonRows } from '../../ui/feedback/Skeleton.tsx';
import { RateOrder } from './RateOrder.tsx';
import { statusOf } from './useOrderPage.ts';

const ReadyAlerts = lazyPart(() => import('../../components/order/ReadyAlerts.tsx'), 'ReadyAlerts');

interface CustomerOrderProps {
  order: OrderDetails;
  /** What the diner can do with the stored copy. */
  actions: ReactNode;
  isOld: boolean;
  onAskAgain: () => void;
}

/** An order of the customer, as the server knows it: its progress, its facts and its bill. */
export function CustomerOrder({ order, actions, isOld, onAskAgain }: CustomerOrderProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const status = statusOf(order, code);
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={<OrderBill order={order} />}
      action={<NextStep order={order} isOld={isOld} />}
    >
      <OrderHead order={order} status={status} isOld={isOld} />
      {isPlacedStatus(order.orderStatus) && (
        <>
          <RefundNotice paymentStatus={order.paymentStatus} />
          <OrderTimeline order={status} />
          <ReadyAlerts order={status} />
        </>
      )}
      <OrderFacts order={order} />
      {actions}
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

function NextStep({ order, isOld }: Pick<CustomerOrderProps, 'order' | 'isOld'>) {
  const { t } = useTranslation();
  const { pages } = useVisit();
  const { eOrderID, canReorder } = order;
  const again = useOrderAgain(eOrderID);
  const isOpen = !isKeyUsed(order);
  const isUnderWay = isOnItsWay(order);
  if (isOpen) {
    return (
      <ButtonLink size="l" isBlock to={isOld ? pages.cart() : pages.unplaced(eOrderID)}>
        {t(isOld ? 'cart.see' : 'order.goOn')}
      </ButtonLink>
    );
  }
  if (canReorder && !isUnderWay) return <OrderAgainButton again={again} size="l" />;
  return (
    <ButtonLink size="l" isBlock to={pages.menu()}>
      {t('order.more')}
    </ButtonLink>
  );
}

interface OrderHeadProps extends Pick<CustomerOrderProps, 'order' | 'isOld'> {
  status: EOrderStatus;
}

/** The top of an order's page: thanks, its date, or why it is not placed. */
function OrderHead({ order, status, isOld }: OrderHeadProps) {
  const { t } = useTranslation();
  const { code, lang } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const isUnderWay = isOnItsWay(order);
  const { ending, isAwaited } = useEnding(isUnderWay);
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
