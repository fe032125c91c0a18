import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { FailureView } from '../common/FailureView.tsx';
import { SentOrder } from './SentOrder.tsx';
import type { useSentOrder } from './useSentOrder.ts';
import { links } from '../../rules/common/routes.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { SavedOrder } from '../../storage/savedOrders.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { SummarySkeleton } from '../../ui/feedback/SummarySkeleton.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

const OrderActions = lazyPart(() => import('./OrderActions.tsx'), 'OrderActions');

interface OrderGateProps {
  eOrderId: number;
  order: {
    data: OrderDetails | undefined;
    error: Error | null;
    errorUpdateCount: number;
    refetch: () => unknown;
    /** The stored copy of it. */
    kept?: SavedOrder;
    sent?: Pick<ReturnType<typeof useSentOrder>, 'isSent' | 'answer'>;
  };
  children: (order: OrderDetails) => ReactNode;
}

/** Shows the customer's order, or explains why there is none to show. */
export function OrderGate({ eOrderId, order, children }: OrderGateProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const { data, error } = order;
  const isUnknown =
    !(eOrderId > 0) || isRefusal(error, STATUS.notFound) || isRefusal(error, STATUS.notYours);
  if (isUnknown) {
    return (
      <div>
        <EmptyState
          headingLevel={1}
          icon={LATER_ICONS.receipt}
          title={t('order.unknown')}
          text={t('order.unknownDelivery')}
          action={
            <Link className={buttonClass('primary')} to={links.orderList(code)}>
              {t('orderList.title')}
            </Link>
          }
        />
      </div>
    );
  }
  if (data) return children(data);
  if (order.sent?.isSent && order.errorUpdateCount > 0) {
    return (
      <SentOrder
        answer={order.sent.answer}
        kept={order.kept}
        onAskAgain={() => void order.refetch()}
      />
    );
  }
  if (!error) return <SummarySkeleton count={4} label={t('order.loading')} />;
  return (
    <PageColumns>
      <div>
        <FailureView headingLevel={1} failure={error} onRetry={() => void order.refetch()} />
        <OrderActions order={order.kept} />
      </div>
    </PageColumns>
  );
}
