import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { isCartLocked } from '../../ordering/checkout/checkoutState.ts';
import { closeOrder } from '../../ordering/cart/settleCart.ts';
import { openOrdersAt } from '../../ordering/checkout/settleOrder.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useCheckout } from '../../ordering/checkout/useCheckout.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useCheckEOrderStatus } from '../../queries/tableCartOrders.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import styles from './OrderStrip.module.css';
import { orderHeadline } from './head/orderHeadline.ts';
import { MOST_ROWS, OrderStripOutline } from './OrderStripOutline.tsx';
import { orderStep } from './orderStep.ts';
import { useNewsInTab } from './useOrderHeadline.ts';
import { ORDER_UPDATES } from './useOrderUpdates.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { useReadiness } from './useReadiness.ts';

/** Strip under the header: an order whose outcome is unknown yet, or the order in preparation. */
export function OrderStrip() {
  const { state } = useCheckout();
  return isCartLocked(state) ? <InDoubt /> : <UnderWay />;
}

function InDoubt() {
  const { t } = useTranslation();
  const { state, checkout } = useCheckout();
  const isStuck = state.step === 'unknown';
  return (
    <div className={`${styles.strip} ${styles.warning}`}>
      <div className={styles.inner}>
        {isStuck ? <Icon name="alert" /> : <Spinner />}
        <p className={styles.text} role="status">
          {t(
            isStuck
              ? 'checkout.stuck'
              : state.step === 'elsewhere'
                ? 'checkout.elsewhere'
                : 'checkout.checkingLocked',
          )}
        </p>
        {isStuck && (
          <Button variant="secondary" onClick={() => void checkout.resume(state)}>
            {t('checkout.checkAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface Known {
  orderKey: string;
  step: string;
  open: readonly number[];
}

function UnderWay() {
  const { code } = useVisit();
  const { orderKey, ordersAt } = useCartActions();
  const { state } = useCheckout();
  // Read again when the order key changes, as it does whenever a cart becomes an order.
  const [known, setKnown] = useState<Known>({ orderKey: '', step: '', open: [] });
  if (known.orderKey !== orderKey || known.step !== state.step) {
    const open = openOrdersAt(code, ordersAt, orderKey).slice(0, MOST_ROWS);
    setKnown({ orderKey, step: state.step, open });
  }
  return (
    <>
      {known.open.map((eOrderId) => (
        <OrderLink key={eOrderId} eOrderId={eOrderId} />
      ))}
      {known.open.length > 1 && <AllOrders />}
    </>
  );
}

/** A separate page lists several rounds. */
function AllOrders() {
  const { t } = useTranslation();
  const { pages } = useVisit();
  return (
    <div className={styles.strip}>
      <Link className={styles.link} to={pages.orders()}>
        <span className={styles.inner}>
          <Icon name={LATER_ICONS.receipt} />
          <span className={styles.text}>{t('rounds.see')}</span>
          <Icon name="chevron" />
        </span>
      </Link>
    </div>
  );
}

function OrderLink({ eOrderId }: { eOrderId: number }) {
  const { t } = useTranslation();
  const { code, lang, pages } = useVisit();
  const { ordersAt } = useCartActions();
  const wantsAlerts = useAppStore((state) => state.wantsAlerts);
  const { data: order, isLoading } = useCheckEOrderStatus(
    { eOrderId },
    { ...ORDER_UPDATES, refetchIntervalInBackground: wantsAlerts },
  );
  const hasNews = useReadiness(eOrderId, order);
  const headline = orderHeadline(t, order);
  useNewsInTab(hasNews ? headline : undefined);
  const isDone = order?.orderStatus === ORDER_STATUS.completed;
  useEffect(() => {
    if (isDone) closeOrder(code, ordersAt, eOrderId);
  }, [isDone, code, ordersAt, eOrderId]);
  if (isLoading) return <OrderStripOutline />;
  if (!order || isDone || order.orderStatus === ORDER_STATUS.saved) return null;

  // A cancelled or refused order stays in the strip until the diner has opened it.
  const isOver = order.orderStatus > ORDER_STATUS.completed;
  return (
    <div className={isOver ? `${styles.strip} ${styles.danger}` : styles.strip} role="status">
      <Link
        className={styles.link}
        to={pages.order(eOrderId)}
        onClick={() => {
          if (isOver) closeOrder(code, ordersAt, eOrderId);
        }}
      >
        <span className={styles.inner}>
          <Icon name={isOver ? 'alert' : 'clock'} />
          <span className={styles.text}>
            <span className={styles.number}>
              {t('order.named')} <Bidi dir="ltr">{order.orderNo}</Bidi>
            </span>
            {': '}
            <span>{orderStep(order, { t, lang })}</span>
          </span>
          <Icon name="chevron" />
        </span>
      </Link>
    </div>
  );
}
