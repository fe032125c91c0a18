import { useRef, useState, type FormEvent } from 'react';
import { acceptLogin } from '../../ordering/account/logIn.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { CallUs } from '../../components/venue/CallUs.tsx';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { useCodeFromMessage } from './useCodeFromMessage.ts';
import type { Asked } from './useSendCode.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../config/paths.ts';
import type { CodeSent } from '../../contract/customer.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useValidateVerificationCode } from '../../queries/delivery/customer.ts';
import { countdownClock } from '../../rules/common/digits.ts';
import { typedCode } from '../../rules/common/phone.ts';
import { Button } from '../../ui/form/Button.tsx';
import { Link } from '../../ui/text/Link.tsx';
import { buttonClass } from '../../ui/form/buttonClass.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import styles from './Account.module.css';
import { NewCode } from './NewCode.tsx';
import { secondsUntil } from './secondsUntil.ts';
import { useWaitTime } from '../../components/common/useWaitTime.ts';
import { useDigits } from '../../components/common/useDigits.ts';

interface CodeFormProps {
  sent: CodeSent;
  asked: Asked;
}

/** Sends the code when its last digit is entered, once per code. */
export function CodeForm({ sent, asked }: CodeFormProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const validation = useValidateVerificationCode();
  const failure = validation.error ?? undefined;
  const isLocked = isRefusal(failure, STATUS.codeLocked);
  const waitTime = useWaitTime();
  const lock = useCountdown(isLocked ? (failure.retryAfterSeconds ?? 0) : 0, failure);
  const isBlocked = isRefusal(failure, STATUS.customerBlocked);
  const [lifeAtStart] = useState(() => secondsUntil(sent.expiresAt));
  const life = useCountdown(lifeAtStart, sent.verificationId);
  const isExpired = life === 0 || isRefusal(failure, STATUS.codeExpired);
  const isWrong = isRefusal(failure, STATUS.codeWrong);

  const check = (digits: string) => {
    if (digits.length !== sent.length || validation.isPending || lock > 0) return;
    const { verificationId, source } = sent;
    validation.mutate(
      { code, body: { verificationId, code: digits, source } },
      {
        onSuccess: (login) => {
          const outcome = acceptLogin(code, login, asked);
          const profile = links.validateProfile(code, returnUrl, backUrl);
          void navigate(outcome === 'loggedIn' ? returnUrl : profile, { replace: true });
        },
        onError: (error) => {
          if (!isRefusal(error)) return;
          setTyped('');
          field.current?.querySelector('input')?.focus();
        },
      },
    );
  };
  const fill = (text: string) => {
    const digits = typedCode(text, sent.length);
    setTyped(digits);
    if (digits !== typed) check(digits);
  };
  useCodeFromMessage(sent.source === 'sms', fill);
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    check(typed);
  };
  const errorAtField = isWrong && typed === '' ? failureText(failure) : undefined;
  return (
    <>
      <form className={styles.form} noValidate onSubmit={confirm}>
        <div className={styles.code} ref={field}>
          <TextField
            label={t('code.label')}
            hint={t('code.hint', { n: sent.length })}
            dir="ltr"
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            spellCheck={false}
            data-autofocus
            value={typed}
            readOnly={validation.isPending}
            disabled={lock > 0 || isBlocked}
            onChange={fill}
            error={errorAtField}
          />
        </div>
        {failure && !isWrong && !isExpired && (
          <Notice tone="danger" role="alert" action={isBlocked && <CallUs />}>
            {failureText(failure)}
          </Notice>
        )}
        {isExpired && (
          <Notice tone="warning" role="alert">
            {t('status.codeExpired')}
          </Notice>
        )}
        {!isExpired && life > 0 && (
          <p className={styles.muted} role="timer">
            {t('code.validFor', { time: digits(countdownClock(life)) })}
          </p>
        )}
        <Button
          type="submit"
          size="l"
          isBlock
          isBusy={validation.isPending}
          busyLabel={t('code.checking')}
          aria-disabled={typed.length !== sent.length || lock > 0 || undefined}
        >
          {lock > 0 ? t('checkout.retryIn', { time: waitTime(lock) }) : t('code.confirm')}
        </Button>
      </form>
      <div className={styles.ways}>
        <NewCode asked={asked} sent={sent} isExpired={isExpired} />
        <Link
          className={buttonClass('quiet', 'm', true)}
          replace
          to={links.verification(code, returnUrl, backUrl)}
          state={{ asked }}
        >
          {t('code.change')}
        </Link>
      </div>
    </>
  );
}
