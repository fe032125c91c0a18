import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import type { FieldProblem } from '../../rules/common/profile.ts';
import { focusFaulty } from '../../ui/form/focusFaulty.ts';
import { useCountdown } from './useCountdown.ts';
import { useRefusedFields } from './useRefusedFields.ts';

interface FormState {
  /** Faults that the app finds, by field. */
  problems: Readonly<Partial<Record<string, FieldProblem | 'tooLong'>>>;
  /** The server's refusal of the last attempt. */
  refusal: ApiFailure | undefined;
  isBusy: boolean;
}

/** The error messages of the fields, and whether the form may be sent. */
export function useForm<Box extends HTMLElement = HTMLFormElement>(state: FormState) {
  const { problems, refusal, isBusy } = state;
  const { t } = useTranslation();
  const box = useRef<Box>(null);
  const [wasTried, setWasTried] = useState(false);
  const { errors, forget } = useRefusedFields(refusal);
  const wait = useCountdown(refusal?.retryAfterSeconds ?? 0, refusal);
  return {
    box,
    /** Seconds until the server accepts another attempt. */
    wait,
    /** Drops the server's message about a field once the diner changes that field. */
    forget,
    errorOf: (field: string) => {
      const problem = problems[field];
      // Empty fields are not marked before the diner has tried to send the form.
      return wasTried && problem ? t(`form.${problem}`) : errors[field];
    },
    /** Sends the form if it has no fault; otherwise focuses the first faulty field. */
    attempt: (send: () => void) => {
      setWasTried(true);
      if (isBusy || wait > 0) return;
      if (Object.values(problems).some(Boolean)) focusFaulty(box.current);
      else send();
    },
    /** Call this after the server refused an attempt. */
    focusRefused: (failure: ApiFailure) => {
      if (failure.errors.length > 0) focusFaulty(box.current);
    },
  };
}
