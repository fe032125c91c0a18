import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EOrderStatus } from '../../contract/orders.ts';
import { modes } from '../../ordering/visit/modes.ts';
import { hasArrived, isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { markFirstScreenReady } from '../../lazy/afterFirstScreen.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { RateOrderOutline } from '../rating/RateOrderOutline.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { useOrderNextStep } from './OrderNextStep.tsx';
import { OrderLineRows } from './OrderLineRows.tsx';
import { OrderNotice, RefundNotice } from './OrderNotice.tsx';
import { EndingButtons, OrderThanks } from './head/OrderThanks.tsx';
import { OrderTimeline } from './head/OrderTimeline.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import styles from './OrderScreen.module.css';
import { useEnding } from './head/useEnding.ts';

const ReadyAlerts = lazyPart(() => import('./ReadyAlerts.tsx'), 'ReadyAlerts');

const LaneArrival = lazyPart(() => import('./LaneArrival.tsx'), 'LaneArrival');

const TableOrders = lazyPart(() => import('./TableOrders.tsx'), 'TableOrders');

const RateOrder = lazyPart(() => import('../rating/RateOrder.tsx'), 'RateOrder', {
  placeholder: () => <RateOrderOutline />,
});

interface KnownOrderProps {
  order: EOrderStatus;
  /** What the diner can do with the stored copy. */
  actions: ReactNode;
  isOld: boolean;
  hasCart: boolean;
  onAskAgain: () => void;
}

/** An order at a table, as the server knows it: its progress, its lines and its bill. */
export function KnownOrder({ order, actions, isOld, hasCart, onAskAgain }: KnownOrderProps) {
  const { t } = useTranslation();
  const isStanding = isPlacedStatus(order.orderStatus);
  const isAtLane = isStanding && modes[order.orderType].asks === 'car';
  const { ending, isAwaited } = useEnding(isStanding);
  const isNumberShown = ending?.isOrderNoShown ?? true;
  const nextStep = useOrderNextStep({
    order,
    isOld,
    hasCart,
    canOrderMore: ending?.isOrderMoreShown ?? true,
    onAskAgain,
  });
  useEffect(() => {
    if (!isAwaited) markFirstScreenReady();
  }, [isAwaited]);
  if (isAwaited) return <SummarySkeleton count={4} label={t('order.loading')} />;
  return (
    <SummaryPage
      summaryLabel={t('totals.title')}
      summary={
        <>
          <OrderLines order={order} />
          <OrderTotals totals={order.totals} />
        </>
      }
      action={nextStep}
    >
      {isAtLane && (
        <LaneArrival
          key={order.eOrderID}
          order={order}
          isNumberShown={isNumberShown}
          onArrived={onAskAgain}
        />
      )}
      {isStanding ? (
        <OrderThanks order={order} ending={ending} isNumberShown={isNumberShown && !isAtLane} />
      ) : (
        <OrderNotice order={order} isOld={isOld} />
      )}
      {isStanding && <RefundNotice paymentStatus={order.paymentStatus} />}
      {isStanding && (ending?.isStatusShown ?? true) && (
        <OrderTimeline order={isNumberShown ? order : { ...order, orderNo: '' }} />
      )}
      {isStanding && <ReadyAlerts key={`alerts ${order.eOrderID}`} order={order} />}
      {actions}
      {hasArrived(order) && ending?.isRatingShown && (
        <RateOrder eOrderId={order.eOrderID} ratingPageId={ending.ratingPageId} />
      )}
      {isStanding && <EndingButtons ending={ending} />}
      <CancelOrder order={order} onDone={onAskAgain} />
      <TableOrders except={order.eOrderID} />
    </SummaryPage>
  );
}

function OrderLines({ order }: { order: EOrderStatus }) {
  const { t } = useTranslation();
  return (
    <div className={styles.lines}>
      <h2>{t('order.lines')}</h2>
      <OrderLineRows
        lines={order.lines}
        currency={order.totals.currency}
        decimals={order.totals.currencyDecimals}
      />
    </div>
  );
}
