import { useTranslation } from 'react-i18next';
import { ORDER_STATUS } from '../../contract/orderStatus.ts';
import { type EOrderStatus } from '../../contract/orders.ts';
import { PAYMENT_STATUS } from '../../contract/payment.ts';
import { isKeyUsed } from '../../rules/order/orderProgress.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Amount } from '../common/Amount.tsx';
import styles from './OrderScreen.module.css';

interface OrderNoticeProps {
  order: EOrderStatus;
  isOld: boolean;
}

/** Shown if the payment was refunded although the order is still valid. */
export function RefundNotice({ paymentStatus }: Pick<EOrderStatus, 'paymentStatus'>) {
  const { t } = useTranslation();
  if (paymentStatus !== PAYMENT_STATUS.refunded) return null;
  return (
    <Notice tone="warning" role="status" title={t('card.refunded')}>
      {t('card.refundedText')} {t('card.refundedStands')}
    </Notice>
  );
}

/** Explains why the kitchen does not have this order. */
export function OrderNotice({ order, isOld }: OrderNoticeProps) {
  const { t } = useTranslation();
  const { title, text, tone } = useWords(order, isOld);
  const isWaiting = order.orderStatus === ORDER_STATUS.awaitingPayment && !isOld;
  return (
    <>
      <h1>{t(isWaiting ? 'order.payTitle' : 'order.status')}</h1>
      {isWaiting && (
        <p className={styles.amount}>
          <Amount
            value={order.totals.payable}
            currency={order.totals.currency}
            decimals={order.totals.currencyDecimals}
          />
        </p>
      )}
      <Notice tone={tone} role="status" title={title}>
        {text}
      </Notice>
    </>
  );
}

interface Words {
  title: string;
  text: string | undefined;
  tone: 'info' | 'warning' | 'danger';
}

function useWords(order: EOrderStatus, isOld: boolean): Words {
  const { t } = useTranslation();
  const { orderStatus, paymentStatus, message } = order;
  const isRefunded = paymentStatus === PAYMENT_STATUS.refunded;
  const refund = isRefunded ? `${t('card.refundedText')} ${t('card.refundedGone')}` : undefined;
  if (orderStatus === ORDER_STATUS.rejected) {
    const text = message || (refund ?? t('order.rejectedText'));
    return { title: t('order.rejected'), text, tone: 'danger' };
  }
  if (orderStatus === ORDER_STATUS.cancelled) {
    const again = isKeyUsed(order) ? undefined : t('order.renewText');
    return { title: t('order.cancelled'), text: message || (refund ?? again), tone: 'danger' };
  }
  if (isOld) return { title: t('order.lapsed'), text: t('order.renewText'), tone: 'warning' };
  if (isRefunded) return { title: t('card.refunded'), text: refund, tone: 'warning' };
  switch (paymentStatus) {
    case PAYMENT_STATUS.processing:
      return { title: t('status.paymentPending'), text: t('card.stillChecking'), tone: 'info' };
    case PAYMENT_STATUS.failed:
      return { title: t('card.failed'), text: t('card.notCharged'), tone: 'warning' };
    case PAYMENT_STATUS.cancelled:
      return { title: t('card.cancelled'), text: t('card.notCharged'), tone: 'warning' };
    case PAYMENT_STATUS.expired:
      return { title: t('status.paymentExpired'), text: t('card.notCharged'), tone: 'warning' };
    default:
      return { title: t('order.notSent'), text: t('order.notSentText'), tone: 'warning' };
  }
}
