import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { FailureNotice } from '../../components/common/FailureNotice.tsx';
import { useSendCode, type Asked } from './useSendCode.ts';
import type { CodeSent } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { Button } from '../../ui/form/Button.tsx';
import { secondsUntil } from './secondsUntil.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';
import styles from './Account.module.css';

interface NewCodeProps {
  asked: Asked;
  sent: CodeSent;
  isExpired: boolean;
}

/** Sends another code to the same number, by the same channel or another, when allowed. */
export function NewCode({ asked, sent, isExpired }: NewCodeProps) {
  const { t } = useTranslation();
  const { code } = useVisit();
  const waitTime = useWaitTime();
  const { otp } = useConceptSetup({ code }).data ?? {};
  const { send, isSending, failure, wait, channel } = useSendCode();
  const [untilResend] = useState(() => secondsUntil(sent.resendAt));
  const early = useCountdown(untilResend, sent.verificationId);
  const left = Math.max(wait, isExpired ? 0 : early);
  const channels = (otp?.channels ?? [sent.source]).filter(
    (each) => each !== 'email' || asked.email !== undefined,
  );
  return (
    <>
      {failure && wait === 0 && <FailureNotice failure={failure} />}
      {channels.map((each) => (
        <Button
          key={each}
          variant="secondary"
          isBlock
          isBusy={isSending && channel === each}
          busyLabel={t('common.sending')}
          aria-disabled={left > 0 || isSending || undefined}
          onClick={() => {
            if (left === 0) send({ ...asked, source: each });
          }}
        >
          {t(`resend.${each}`)}
          {left > 0 && (
            <bdi className={styles.wait} role="timer">
              {waitTime(left)}
            </bdi>
          )}
        </Button>
      ))}
    </>
  );
}
