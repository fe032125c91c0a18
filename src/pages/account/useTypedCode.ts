import { useRef, useState } from 'react';
import { acceptLogin } from '../../ordering/account/logIn.ts';
import { useNavigate } from 'react-router-dom';
import { isRefusal } from '../../api/failure.ts';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { useCodeFromMessage } from './useCodeFromMessage.ts';
import type { Asked } from './useSendCode.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';
import { links } from '../../rules/common/routes.ts';
import type { CodeSent } from '../../contract/customer.ts';
import { STATUS } from '../../contract/status.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useValidateVerificationCode } from '../../queries/delivery/customer.ts';
import { typedCode } from '../../rules/common/phone.ts';
import { secondsUntil } from './secondsUntil.ts';

/** The code that the diner types: checked when its last digit is entered, once per code. */
export function useTypedCode(sent: CodeSent, asked: Asked) {
  const { code } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const navigate = useNavigate();
  const field = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const validation = useValidateVerificationCode();
  const failure = validation.error ?? undefined;
  const isLocked = isRefusal(failure, STATUS.codeLocked);
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
  return {
    field,
    typed,
    fill,
    check: () => check(typed),
    failure,
    isChecking: validation.isPending,
    lock,
    life,
    isBlocked,
    isExpired,
    isWrong,
  };
}
