import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { useSavedOrder } from '../../ordering/order/useSavedOrder.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { isLapsed } from '../../rules/order/orderProgress.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { KnownOrder } from './KnownOrder.tsx';
import { useOrderInTab } from './useOrderHeadline.ts';
import { useReadiness, useSeenOrder } from './useReadiness.ts';
import { UnknownOrder, UnreadOrder } from './UnreadOrder.tsx';
import { useSentOrder } from './useSentOrder.ts';
import { useSettledOrder } from './useOrderUpdates.ts';

const OrderActions = lazyPart(() => import('./OrderActions.tsx'), 'OrderActions');

interface OrderScreenProps {
  eOrderId: number;
  /** The cart holds lines of a new order. */
  hasCart: boolean;
}

/** An order found by its number: in preparation, done, or not placed yet. */
export function OrderScreen({ eOrderId, hasCart }: OrderScreenProps) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const sent = useSentOrder(eOrderId);
  const order = useCheckEOrderStatus({ eOrderId }, sent.updates);
  const data = sent.withAnswer(order.data);
  useSettledOrder(eOrderId, order.data);
  useOrderInTab(data);
  const kept = useSavedOrder(eOrderId, data);
  useSeenOrder(useReadiness(eOrderId, data));
  const isForeign = data !== undefined && data.code !== '' && !isSameCode(data.code, code);
  if (isForeign || isRefusal(order.error, STATUS.notFound)) {
    const text = t('order.unknownText');
    return <UnknownOrder text={text} to={pages.menu()} toLabel={t('home.toMenu')} />;
  }
  if (!data) return <UnreadOrder read={order} kept={kept} sent={sent} />;
  return (
    <KnownOrder
      order={data}
      actions={<OrderActions order={kept} />}
      isOld={isLapsed(data, order.dataUpdatedAt)}
      hasCart={hasCart}
      onAskAgain={() => void order.refetch()}
    />
  );
}

function isSameCode(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}
