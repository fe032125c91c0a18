import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../i18n/format.ts';
import { ordersOf } from '../../ordering/cart/settleCart.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import type { PlacedOrder } from '../../storage/orderTraces.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Link } from '../../ui/text/Link.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { DivideLink } from './DivideLink.tsx';
import { orderStep } from './orderStep.ts';
import { ORDER_UPDATES } from './useOrderUpdates.ts';

interface TableOrdersProps {
  /** The order that is already on screen, excluded from the list. */
  except?: number;
}

/** Other orders of this device at this table, while they are relevant. */
export function TableOrders({ except = 0 }: TableOrdersProps) {
  const { t } = useTranslation();
  const { code, mode, pages } = useVisit();
  const { ordersAt } = useCartActions();
  const [known] = useState(() => ordersOf(code, ordersAt));
  const orders = known.filter(({ eOrderID }) => eOrderID !== except);
  // Customers have their order list instead.
  if (mode.isOfCustomer || orders.length === 0) return null;
  return (
    <Section
      title={t('orders.here')}
      action={
        <Link className={buttonClass('quiet')} to={pages.orders()}>
          {t('rounds.see')}
        </Link>
      }
    >
      <ul>
        {orders.map((order) => (
          <li key={order.eOrderID}>
            <OrderRow order={order} />
          </li>
        ))}
      </ul>
      {except === 0 && <DivideLink />}
    </Section>
  );
}

function OrderRow({ order: { eOrderID, placedAtMs } }: { order: PlacedOrder }) {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const timeZone = useStoreIdFromCode({ code }).data?.timeZone;
  const { data } = useCheckEOrderStatus({ eOrderId: eOrderID }, ORDER_UPDATES);
  return (
    <ListRow
      title={
        <>
          {t('order.named')} {data && <Bidi dir="ltr">{data.orderNo}</Bidi>}
        </>
      }
      detail={data && orderStep(data, { t, lang })}
      trailing={formatTime(new Date(placedAtMs).toISOString(), lang, timeZone)}
      to={pages.order(eOrderID)}
    />
  );
}
