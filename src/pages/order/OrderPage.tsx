import { useParams } from 'react-router-dom';
import { useOrderInTab } from '../../components/order/useOrderHeadline.ts';
import { useReadiness, useSeenOrder } from '../../components/order/useReadiness.ts';
import { lazyPart } from '../../lazy/lazyPart.tsx';
import { useSavedOrder } from '../../ordering/order/useSavedOrder.ts';
import { isLapsed } from '../../rules/order/orderProgress.ts';
import { idParam } from '../../rules/common/idParam.ts';
import { CustomerOrder } from './CustomerOrder.tsx';
import { OrderGate } from '../../components/order/OrderGate.tsx';
import { useOrderPage } from './useOrderPage.ts';

const OrderActions = lazyPart(
  () => import('../../components/order/OrderActions.tsx'),
  'OrderActions',
);

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
        <CustomerOrder
          order={data}
          actions={<OrderActions order={kept} storeId={data.storeId} />}
          isOld={isLapsed(data, order.dataUpdatedAt)}
          onAskAgain={() => void order.refetch()}
        />
      )}
    </OrderGate>
  );
}
