import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { UnknownOrder, UnreadOrder, type UnreadOrderProps } from './UnreadOrder.tsx';
import { links } from '../../rules/common/routes.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';

interface OrderGateProps {
  eOrderId: number;
  order: UnreadOrderProps['read'] &
    Partial<Omit<UnreadOrderProps, 'read'>> & { data: OrderDetails | undefined };
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
      <UnknownOrder
        text={t('order.unknownDelivery')}
        to={links.orderList(code)}
        toLabel={t('orderList.title')}
      />
    );
  }
  if (data) return children(data);
  return <UnreadOrder read={order} kept={order.kept} sent={order.sent} />;
}
