import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { PAYMENT_STATUS, type PaymentResult } from '../../contract/payment.ts';
import { STATUS } from '../../contract/status.ts';
import { pagesOfOrder } from '../../ordering/order/pagesOfOrder.ts';
import { useContinuePayment } from '../../ordering/checkout/useContinuePayment.ts';
import { isPaymentOpen, type PaymentCheck } from '../../ordering/checkout/usePaymentCheck.ts';
import { isPlacedStatus } from '../../rules/order/orderProgress.ts';
import { Button } from '../../ui/form/Button.tsx';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { BankQuestion } from '../../components/common/BankQuestion.tsx';
import { Amount } from '../../components/common/Amount.tsx';
import styles from './PaymentOutcome.module.css';
import { FailureNotice } from '../../components/common/FailureNotice.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';

interface PaymentOutcomeProps {
  check: PaymentCheck;
  /** Link for a diner whose payment is unknown. */
  wayOut: ReactNode;
}

/** The result of a payment. Only the server's answer counts, not the page's address. */
export function PaymentOutcome({ check, wayOut }: PaymentOutcomeProps) {
  const [refusal, setRefusal] = useState<unknown>();
  const { start, isBusy, question } = useContinuePayment((failure) => {
    setRefusal(failure);
    check.askAgain();
  }, check.askAgain);
  const status = check.result?.paymentStatus;
  const isPayable = status === PAYMENT_STATUS.none || status === PAYMENT_STATUS.started;
  return (
    <div className={styles.page}>
      <div className={styles.state} role="status">
        <Outcome check={check} wayOut={wayOut} pay={{ start, isBusy, refusal }} />
      </div>
      {isPayable && question && <BankQuestion {...question} />}
    </div>
  );
}

type Pay = Pick<ReturnType<typeof useContinuePayment>, 'start' | 'isBusy'> & { refusal: unknown };

function Outcome({ check, wayOut, pay }: PaymentOutcomeProps & { pay: Pay }) {
  const { result, isUnknown, isGivenUp } = check;
  if (isUnknown) return <UnknownPayment wayOut={wayOut} />;
  if (!result) {
    return (
      <>
        <Checking check={check} />
        {isGivenUp && wayOut}
      </>
    );
  }
  const { paymentStatus, eOrderID } = result;
  if (paymentStatus === PAYMENT_STATUS.paid) {
    return <Navigate replace to={pagesOfOrder(result).order(eOrderID)} />;
  }
  if (isPaymentOpen(paymentStatus)) return <OpenPayment check={check} result={result} pay={pay} />;
  if (paymentStatus === PAYMENT_STATUS.none) return <ReadyToPay result={result} pay={pay} />;
  return <NotPaid result={result} />;
}

export function UnknownPayment({ wayOut }: { wayOut: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      headingLevel={1}
      icon={LATER_ICONS.card}
      title={t('card.unknown')}
      text={t('card.unknownText')}
      action={wayOut}
    />
  );
}

function Checking({ check }: { check: PaymentCheck }) {
  const { t } = useTranslation();
  const { isUnanswered, isGivenUp, isAsking, askAgain } = check;
  const text = isUnanswered
    ? t('card.unanswered')
    : t(isGivenUp ? 'card.stillChecking' : 'card.checkingText');
  return (
    <>
      <Spinner />
      <h1>{t('card.checking')}</h1>
      <p className={styles.text}>{text}</p>
      {isGivenUp && (
        <Button isBusy={isAsking} busyLabel={t('card.checking')} onClick={askAgain}>
          {t('checkout.checkAgain')}
        </Button>
      )}
    </>
  );
}

interface ResultProps {
  result: PaymentResult;
  pay: Pay;
}

function OpenPayment({ check, result, pay }: ResultProps & { check: PaymentCheck }) {
  const { t } = useTranslation();
  return (
    <>
      <Checking check={check} />
      {result.paymentStatus === PAYMENT_STATUS.started && !check.isUnanswered && (
        <>
          <p className={styles.text}>{t('card.leftEarly')}</p>
          <PayButton result={result} pay={pay} label={t('payment.continue')} isQuiet />
        </>
      )}
    </>
  );
}

/** For a payment that has not started: shows the amount and a button to start it. */
function ReadyToPay({ result, pay }: ResultProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('card.ready')}</h1>
      <p className={styles.amount}>
        <Amount value={result.amount} currency={result.currency} />
      </p>
      <PayButton result={result} pay={pay} label={t('payment.pay')} />
    </>
  );
}

interface PayButtonProps extends ResultProps {
  label: string;
  isQuiet?: boolean;
}

function PayButton({ result, pay, label, isQuiet = false }: PayButtonProps) {
  const { t } = useTranslation();
  const { start, isBusy, refusal } = pay;
  const toOrder = pagesOfOrder(result).unplaced(result.eOrderID);
  // The saved order has expired, or is already placed: its own page handles both.
  const isOver =
    isRefusal(refusal, STATUS.cartUnknown) || isRefusal(refusal, STATUS.alreadyOrdered);
  if (isOver) return <Navigate replace to={toOrder} />;
  return (
    <>
      {refusal !== undefined && <FailureNotice failure={refusal} />}
      <div className={styles.actions}>
        <ButtonLink variant="quiet" size="l" to={toOrder}>
          {t('card.tryAgain')}
        </ButtonLink>
        <Button
          size="l"
          variant={isQuiet ? 'secondary' : 'primary'}
          isBusy={isBusy}
          busyLabel={t('common.sending')}
          onClick={() => start(result)}
        >
          {label}
        </Button>
      </div>
    </>
  );
}

function NotPaid({ result }: { result: PaymentResult }) {
  const { t } = useTranslation();
  const { paymentStatus, reason, eOrderID } = result;
  const pages = pagesOfOrder(result);
  const isRefunded = paymentStatus === PAYMENT_STATUS.refunded;
  const isStanding = isPlacedStatus(result.orderStatus);
  const title =
    paymentStatus === PAYMENT_STATUS.cancelled
      ? t('card.cancelled')
      : paymentStatus === PAYMENT_STATUS.expired
        ? t('status.paymentExpired')
        : isRefunded
          ? t('card.refunded')
          : t('card.failed');
  return (
    <EmptyState
      headingLevel={1}
      icon={LATER_ICONS.card}
      title={title}
      text={[
        paymentStatus === PAYMENT_STATUS.failed && reason,
        t(isRefunded ? 'card.refundedText' : 'card.notCharged'),
        isRefunded && t(isStanding ? 'card.refundedStands' : 'card.refundedGone'),
      ]
        .filter(Boolean)
        .join(' ')}
      action={
        <>
          <ButtonLink variant="quiet" to={pages.menu()}>
            {t('home.toMenu')}
          </ButtonLink>
          <ButtonLink to={isStanding ? pages.order(eOrderID) : pages.unplaced(eOrderID)}>
            {t('card.tryAgain')}
          </ButtonLink>
        </>
      }
    />
  );
}
