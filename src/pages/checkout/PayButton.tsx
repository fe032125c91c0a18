import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import { Amount } from '../../components/common/Amount.tsx';
import { useOnline } from '../../components/common/useOnline.ts';
import { useCountdown } from '../../components/common/useCountdown.ts';
import type { Totals } from '../../contract/cart.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import styles from './PaymentPage.module.css';
import { useWaitTime } from '../../components/common/useWaitTime.ts';

interface PayButtonProps {
  bill: Totals;
  decimals: number;
  isOnlineMethod: boolean;
  isBusy: boolean;
  /** The order cannot be sent now; the page shows the reason. */
  isBlocked: boolean;
  /** Replaces the usual label. */
  word?: string;
  /** Why ordering is not possible now; a tap checks again. */
  whyNot?: string;
  /** A refusal, which may demand a wait. */
  refusal: ApiFailure | undefined;
  onSend: () => void;
}

/** The button that sends the order, or shows the reason why it cannot. */
export function PayButton(props: PayButtonProps) {
  const { bill, decimals, isOnlineMethod, isBusy, isBlocked, whyNot, refusal, onSend } = props;
  const { t } = useTranslation();
  const isOnline = useOnline();
  const waitTime = useWaitTime();
  const secondsLeft = useCountdown(refusal?.retryAfterSeconds ?? 0, refusal);
  const isWaiting = secondsLeft > 0;
  const isOff = isBlocked || isWaiting || !isOnline;
  const word = props.word ?? (isOnlineMethod ? t('payment.pay') : t('payment.place'));
  return (
    <div className={styles.bar}>
      <div role="status">
        {!isOnline && (
          <p className={styles.offline}>
            <Icon name="offline" size="s" /> {t('payment.offline')}
          </p>
        )}
        {isOnline && isWaiting && <p className={styles.offline}>{t('status.tooOften')}</p>}
        {isOnline && whyNot && <p className={styles.offline}>{whyNot}</p>}
      </div>
      <Button
        size="l"
        isBlock
        isBusy={isBusy}
        busyLabel={t('common.sending')}
        onClick={() => !isOff && onSend()}
        aria-disabled={isOff || undefined}
      >
        <span className={styles.pay}>
          <span>{isWaiting ? t('payment.wait', { time: waitTime(secondsLeft) }) : word}</span>
          <Amount value={bill.payable} currency={bill.currency} decimals={decimals} />
        </span>
      </Button>
    </div>
  );
}
