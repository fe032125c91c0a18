import { type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallUs } from '../../components/venue/CallUs.tsx';
import { FailureNotice } from '../../components/common/FailureNotice.tsx';
import { useFailureText } from '../../components/common/useFailureText.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import type { CodeSent } from '../../contract/customer.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { countdownClock } from '../../rules/common/digits.ts';
import { ButtonLink } from '../../ui/form/ButtonLink.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useDigits } from '../../components/common/useDigits.ts';
import type { Asked } from './useSendCode.ts';
import styles from './Account.module.css';
import { NewCode } from './NewCode.tsx';
import { useTypedCode } from './useTypedCode.ts';
import { SubmitButton } from './SubmitButton.tsx';

interface CodeFormProps {
  sent: CodeSent;
  asked: Asked;
}

export function CodeForm({ sent, asked }: CodeFormProps) {
  const { t } = useTranslation();
  const digits = useDigits();
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const failureText = useFailureText();
  const typing = useTypedCode(sent, asked);
  const { field, typed, fill, failure, isChecking, lock, life } = typing;
  const { isBlocked, isExpired, isWrong } = typing;
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    typing.check();
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
            readOnly={isChecking}
            disabled={lock > 0 || isBlocked}
            onChange={fill}
            error={errorAtField}
          />
        </div>
        {failure && !isWrong && !isExpired && (
          <FailureNotice failure={failure} action={isBlocked && <CallUs />} />
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
        <SubmitButton
          isBusy={isChecking}
          busyLabel={t('code.checking')}
          isOff={typed.length !== sent.length}
          wait={lock}
          label={t('code.confirm')}
        />
      </form>
      <div className={styles.ways}>
        <NewCode asked={asked} sent={sent} isExpired={isExpired} />
        <ButtonLink
          variant="quiet"
          isBlock
          replace
          to={links.verification(code, returnUrl, backUrl)}
          state={{ asked }}
        >
          {t('code.change')}
        </ButtonLink>
      </div>
    </>
  );
}
