import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../api/failure.ts';
import { UnreadOrder, type UnreadOrderProps } from './UnreadOrder.tsx';
import { links } from '../../rules/common/routes.ts';
import type { OrderDetails } from '../../contract/orders.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

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
  return <UnreadOrder read={order} kept={order.kept} sent={order.sent} />;
}
