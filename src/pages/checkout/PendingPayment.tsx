import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { useContinuePayment } from '../../ordering/checkout/useContinuePayment.ts';
import { useIsCartOther, type PendingOrderState } from '../../ordering/checkout/usePendingOrder.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { BankQuestion } from '../../components/common/BankQuestion.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

/** An earlier payment of this cart, and how to continue it. */
export function PendingPayment({ pending }: { pending: PendingOrderState }) {
  const { t } = useTranslation();
  const { order, askAgain } = pending;
  const isCartOther = useIsCartOther(order?.eOrderID ?? 0);
  if (order?.orderStatus !== ORDER_STATUS.awaitingPayment) return null;
  switch (order.paymentStatus) {
    case PAYMENT_STATUS.started:
      return isCartOther ? null : <StartedPayment order={order} askAgain={askAgain} />;
    case PAYMENT_STATUS.processing:
      return (
        <Notice
          role="status"
          icon="clock"
          title={t('status.paymentPending')}
          action={
            <Button variant="secondary" onClick={askAgain}>
              {t('checkout.checkAgain')}
            </Button>
          }
        >
          {t('card.stillChecking')}
        </Notice>
      );
    case PAYMENT_STATUS.failed:
      return <EndedPayment title={t('card.failed')} />;
    case PAYMENT_STATUS.cancelled:
      return <EndedPayment title={t('card.cancelled')} />;
    case PAYMENT_STATUS.expired:
      return <EndedPayment title={t('status.paymentExpired')} />;
    default:
      return null;
  }
}

function EndedPayment({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <Notice tone="warning" role="status" icon={LATER_ICONS.card} title={title}>
      {t('payment.chooseAgain')}
    </Notice>
  );
}

function StartedPayment({ order, askAgain }: { order: EOrderStatus; askAgain: () => void }) {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const failureText = useFailureText();
  const [refusal, setRefusal] = useState<unknown>();
  const { start, isBusy, question } = useContinuePayment((failure) => {
    setRefusal(failure);
    askAgain();
  }, askAgain);
  const { eOrderID, totals } = order;
  const { payable: amount, currency, currencyDecimals: decimals } = totals;
  return (
    <>
      <Notice
        role="status"
        icon={LATER_ICONS.card}
        title={
          <>
            {t('payment.begun')} <Amount value={amount} currency={currency} decimals={decimals} />
          </>
        }
        action={
          <Button
            variant="secondary"
            isBusy={isBusy}
            busyLabel={t('common.sending')}
            onClick={() => start({ eOrderID, code, tableCode, amount, currency, decimals })}
          >
            {t('payment.continue')}
          </Button>
        }
      >
        {refusal === undefined ? t('payment.begunText') : failureText(refusal)}
      </Notice>
      {question && <BankQuestion {...question} />}
    </>
  );
}
