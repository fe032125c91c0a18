import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import type { FieldProblem } from '../../rules/common/profile.ts';
import { focusFaulty } from '../../ui/form/focusFaulty.ts';
import { useCountdown } from './useCountdown.ts';
import { useRefusedFields } from './useRefusedFields.ts';

interface FormState {
  /** What our own rules have against a field. */
  problems: Readonly<Partial<Record<string, FieldProblem | 'tooLong'>>>;
  /** Why the server did not take the last try. */
  refusal: ApiFailure | undefined;
  isBusy: boolean;
}

/** What fields are told, and whether they may be sent. */
export function useForm<Box extends HTMLElement = HTMLFormElement>(state: FormState) {
  const { problems, refusal, isBusy } = state;
  const { t } = useTranslation();
  const box = useRef<Box>(null);
  const [wasTried, setWasTried] = useState(false);
  const { errors, forget } = useRefusedFields(refusal);
  const wait = useCountdown(refusal?.retryAfterSeconds ?? 0, refusal);
  return {
    box,
    /** Seconds until the server takes another try. */
    wait,
    /** A field that the diner changes is no longer what the server refused. */
    forget,
    errorOf: (field: string) => {
      const problem = problems[field];
      // Nothing is called missing before the diner has tried to send it.
      return wasTried && problem ? t(`form.${problem}`) : errors[field];
    },
    /** Sends what has no fault; otherwise the first faulty field gets the focus. */
    attempt: (send: () => void) => {
      setWasTried(true);
      if (isBusy || wait > 0) return;
      if (Object.values(problems).some(Boolean)) focusFaulty(box.current);
      else send();
    },
    /** After a try that the server refused. */
    focusRefused: (failure: ApiFailure) => {
      if (failure.errors.length > 0) focusFaulty(box.current);
    },
  };
}
