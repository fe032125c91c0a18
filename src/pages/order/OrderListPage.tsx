import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AwaitedRows } from '../../components/common/AwaitedRows.tsx';
import { usePageTitle } from '../../components/venue/usePageTitle.ts';
import { type OrderSummary } from '../../contract/orders.ts';
import { useCustomer } from '../../ordering/account/useCustomer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useStoreIdFromCode } from '../../queries/menu.ts';
import { useCustomerOrderDetails } from '../../queries/delivery/customer.ts';
import { useAreFirstAwaited } from '../../queries/read.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { NearScreen } from '../../ui/layout/NearScreen.tsx';
import { PageColumns } from '../../ui/layout/PageColumns.tsx';
import { OrderCard } from './OrderCard.tsx';
import styles from '../../components/order/Orders.module.css';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** The server's page size. */
const PAGE_SIZE = 50;
/** Orders that render at once. */
const PIECE = 5;
const LIKELY_CARD_REM = 11;

function inPieces(orders: readonly OrderSummary[]): OrderSummary[][] {
  return Array.from({ length: Math.ceil(orders.length / PIECE) }, (_, index) =>
    orders.slice(index * PIECE, (index + 1) * PIECE),
  );
}

/** The customer's orders at this venue, newest first. */
export function OrderListPage() {
  const { t } = useTranslation();
  const [pages, setPages] = useState(1);
  usePageTitle(t('orderList.title'));
  return (
    <PageColumns>
      <div className={styles.orders}>
        <h1>{t('orderList.title')}</h1>
        {Array.from({ length: pages }, (_, index) => (
          <Part key={index} isAskedFor={index > 0}>
            <OrdersOfPage
              page={index + 1}
              isLast={index + 1 === pages}
              onMore={() => setPages(pages + 1)}
            />
          </Part>
        ))}
      </div>
    </PageColumns>
  );
}

/** The button disappears when more orders arrive: focus the first of them. */
function Part({ isAskedFor, children }: { isAskedFor: boolean; children: ReactNode }) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAskedFor) start.current?.focus({ preventScroll: true });
  }, [isAskedFor]);
  return (
    <div className={styles.orders} ref={start} tabIndex={-1}>
      {children}
    </div>
  );
}

interface OrdersOfPageProps {
  page: number;
  isLast: boolean;
  onMore: () => void;
}

function OrdersOfPage({ page, isLast, onMore }: OrdersOfPageProps) {
  const { t } = useTranslation();
  const { code, pages } = useVisit();
  const { customerId } = useCustomer();
  // All dates use the venue's time zone. Each order requests it too: if that fails, the outline
  // would return while they wait, and the orders after it would request again, endlessly.
  const isVenueAwaited = useAreFirstAwaited(useStoreIdFromCode({ code }));
  const orders = useCustomerOrderDetails(
    { customerId, page: page > 1 ? page : undefined },
    { enabled: customerId > 0 },
  );
  if (!orders.data || isVenueAwaited) {
    return (
      <AwaitedRows reads={[orders]} count={3} picture="start" label={t('orderList.loading')} />
    );
  }
  const { orderList } = orders.data;
  if (page === 1 && orderList.length === 0) {
    return (
      <EmptyState
        icon={LATER_ICONS.receipt}
        title={t('orderList.empty')}
        text={t('orderList.emptyText')}
        action={<ButtonLink to={pages.menu()}>{t('home.toMenu')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      {inPieces(orderList).map((piece, index) => (
        <NearScreen
          key={piece[0]?.eOrderID}
          className={styles.orders}
          likelyHeight={`${piece.length * LIKELY_CARD_REM}rem`}
          isFirst={index === 0}
        >
          {piece.map((order) => (
            <OrderCard key={order.eOrderID} order={order} />
          ))}
        </NearScreen>
      ))}
      {isLast && orderList.length === PAGE_SIZE && (
        <Button variant="secondary" onClick={onMore}>
          {t('orderList.more')}
        </Button>
      )}
    </>
  );
}
