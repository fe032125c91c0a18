import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import type { EOrderStatus } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { modes } from '../../ordering/visit/modes.ts';
import { useSavedOrder } from '../../ordering/order/useSavedOrder.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { hasArrived, isLapsed, isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummaryPage } from '../../ui/layout/SummaryPage.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { FailureView } from '../common/FailureView.tsx';
import { useOrderNextStep } from './OrderNextStep.tsx';
import { OrderLineRows } from './OrderLineRows.tsx';
import { OrderNotice, RefundNotice } from './OrderNotice.tsx';
import { EndingButtons, OrderThanks } from './OrderThanks.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import styles from './OrderView.module.css';
import { SentOrder } from './SentOrder.tsx';
import { useEnding } from './useEnding.ts';
import { useOrderInTab } from './useOrderHeadline.ts';
import { useReadiness, useSeenOrder } from './useReadiness.ts';
import { useSentOrder } from './useSentOrder.ts';
import { useSettledOrder } from './useOrderUpdates.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const ReadyAlerts = lazyPart(() => import('./ReadyAlerts.tsx'), 'ReadyAlerts');

const LaneArrival = lazyPart(() => import('./LaneArrival.tsx'), 'LaneArrival');

const OrderActions = lazyPart(() => import('./OrderActions.tsx'), 'OrderActions');

const TableOrders = lazyPart(() => import('./TableOrders.tsx'), 'TableOrders');

const RateOrder = lazyPart(() => import('../rating/RateOrder.tsx'), 'RateOrder');

interface OrderViewProps {
  eOrderId: number;
  /** The cart holds lines of a new order. */
  hasCart: boolean;
}

/** An order found by its number: in preparation, done, or not placed yet. */
export function OrderView({ eOrderId, hasCart }: OrderViewProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const sent = useSentOrder(eOrderId);
  const order = useCheckEOrderStatus({ eOrderId }, sent.updates);
  const data = sent.withAnswer(order.data);
  useSettledOrder(eOrderId, order.data);
  useOrderInTab(data);
  const kept = useSavedOrder(eOrderId, data);
  useSeenOrder(useReadiness(eOrderId, data));
  const isForeign = data !== undefined && data.code !== '' && !isSameCode(data.code, code);
  if (isForeign || isRefusal(order.error, STATUS.notFound)) return <UnknownOrder />;
  if (!data && sent.isSent && order.errorUpdateCount > 0) {
    return <SentOrder answer={sent.answer} kept={kept} onAskAgain={() => void order.refetch()} />;
  }
  if (!data && !order.isError) return <SummarySkeleton count={4} label={t('order.loading')} />;
  if (!data) {
    return (
      <PageColumns>
        <div>
          <FailureView
            headingLevel={1}
            failure={order.error}
            onRetry={() => void order.refetch()}
          />
          <OrderActions order={kept} />
        </div>
      </PageColumns>
    );
  }
  return (
    <KnownOrder
      order={data}
      kept={kept}
      isOld={isLapsed(data, order.dataUpdatedAt)}
      hasCart={hasCart}
      onAskAgain={() => void order.refetch()}
    />
  );
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function UnknownOrder() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  return (
    <div>
      <EmptyState
        headingLevel={1}
        icon={LATER_ICONS.receipt}
        title={t('order.unknown')}
        text={t('order.unknownText')}
        action={
          <Link className={buttonClass('primary')} to={pages.menu()}>
            {t('home.toMenu')}
          </Link>
        }
      />
    </div>
  );
}

interface KnownOrderProps {
  order: EOrderStatus;
  kept: SavedOrder | undefined;
  isOld: boolean;
  hasCart: boolean;
  onAskAgain: () => void;
}

function KnownOrder({ order, kept, isOld, hasCart, onAskAgain }: KnownOrderProps) {
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
      <OrderActions order={kept} />
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
