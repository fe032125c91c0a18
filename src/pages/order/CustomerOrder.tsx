import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CancelOrder } from '../../components/order/CancelOrder.tsx';
import { OrderAgainButton } from '../../components/order/again/OrderAgainButton.tsx';
import { useOrderAgain } from '../../ordering/order/useOrderAgain.ts';
import { RefundNotice } from '../../components/order/OrderNotice.tsx';
import { OrderHead } from './OrderHead.tsx';
import { OrderTimeline } from '../../components/order/OrderTimeline.tsx';
import type { OrderDetails } from '../../contract/orders.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { appPath, externalLink } from '../../rules/common/safeLinks.ts';
import { isKeyUsed, isOnItsWay, isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { OrderBill } from '../../components/order/OrderBill.tsx';
import { OrderFacts } from '../../components/order/OrderFacts.tsx';
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
      <OrderHead order={order} isOld={isOld} />
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

function NextStep({ order, isOld }: { order: OrderDetails; isOld: boolean }) {
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
