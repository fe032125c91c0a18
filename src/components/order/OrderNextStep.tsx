import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { STATUS, type BusinessStatus } from '../../contract/status.ts';
import { useContinuePayment } from '../../ordering/checkout/useContinuePayment.ts';
import { useIsCartOther } from '../../ordering/checkout/usePendingOrder.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import styles from './OrderScreen.module.css';
import { BankQuestion } from '../common/BankQuestion.tsx';
import { FailureNotice } from '../common/FailureNotice.tsx';
import { useCurrentMenuLink } from '../menu/useCurrentMenuLink.ts';

interface OrderNextStepProps {
  order: EOrderStatus;
  isOld: boolean;
  hasCart: boolean;
  canOrderMore: boolean;
  onAskAgain: () => void;
}

/** The main action for an order in its current state. */
export function useOrderNextStep(props: OrderNextStepProps): ReactNode {
  const { order, isOld, hasCart, canOrderMore, onAskAgain } = props;
  const { t } = useTranslation();
  const { pages } = useVisit();
  const primary = buttonClass('primary', 'l', true);
  const { orderStatus, paymentStatus } = order;
  const isCartOther = useIsCartOther(order.eOrderID);
  const inForce = useCurrentMenuLink({ enabled: isKeyUsed(order) && canOrderMore });
  if (!isKeyUsed(order)) {
    if (paymentStatus === PAYMENT_STATUS.processing) {
      return (
        <Button size="l" isBlock onClick={onAskAgain}>
          {t('checkout.checkAgain')}
        </Button>
      );
    }
    const isPayable = orderStatus === ORDER_STATUS.awaitingPayment && !isOld;
    if (isPayable && !isCartOther) return <PayNow {...props} />;
    return (
      <Link className={primary} to={hasCart ? pages.checkout() : pages.menu()}>
        {t(hasCart ? 'order.goOn' : 'home.toMenu')}
      </Link>
    );
  }
  if (!canOrderMore && !hasCart) return null;
  return (
    <>
      {hasCart && (
        <Link className={buttonClass('quiet', 'l')} to={pages.cart()}>
          {t('cart.view')}
        </Link>
      )}
      {canOrderMore && (
        <Link className={primary} to={inForce}>
          {t('order.more')}
        </Link>
      )}
    </>
  );
}

/** Refusals that the payment page can resolve by saving the order again at current prices. */
const MENDED_BY_SAVING: readonly BusinessStatus[] = [
  STATUS.cartUnknown,
  STATUS.totalsChanged,
  STATUS.paymentMethodOff,
];

function PayNow({ order, hasCart, onAskAgain }: OrderNextStepProps) {
  const { t } = useTranslation();
  const { code, tableCode, pages } = useVisit();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<unknown>();
  const { start, isBusy, question } = useContinuePayment((failure) => {
    if (MENDED_BY_SAVING.some((status) => isRefusal(failure, status))) {
      void navigate(pages.checkout());
      return;
    }
    setRefusal(failure);
    onAskAgain();
  }, onAskAgain);
  const { eOrderID, totals, paymentStatus } = order;
  const pay = () =>
    start({
      eOrderID,
      code,
      tableCode,
      amount: totals.payable,
      currency: totals.currency,
      decimals: totals.currencyDecimals,
    });
  const isStarted = paymentStatus === PAYMENT_STATUS.started;
  return (
    <div className={styles.payNow}>
      {question && <BankQuestion {...question} />}
      {refusal !== undefined && <FailureNotice failure={refusal} />}
      <div className={styles.payButtons}>
        {hasCart && (
          <Link className={buttonClass('quiet', 'l')} to={pages.checkout()}>
            {t('order.otherWay')}
          </Link>
        )}
        <Button size="l" isBlock isBusy={isBusy} busyLabel={t('common.sending')} onClick={pay}>
          {t(isStarted ? 'payment.continue' : 'payment.pay')}
        </Button>
      </div>
    </div>
  );
}
