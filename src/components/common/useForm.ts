import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '../../api/failure.ts';
import type { FieldProblem } from '../../rules/common/profile.ts';
import { focusFaulty } from '../../ui/form/focusFaulty.ts';
import { useCountdown } from './useCountdown.ts';

interface FormState {
  /** Errors that the app finds, by field. */
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
  /** Shows errors from now on and focuses the first one; true if the form can be sent. */
  const check = ({ isBlocked, hasFault }: { isBlocked: boolean; hasFault: boolean }): boolean => {
    setWasTried(true);
    if (isBlocked || wait > 0) return false;
    if (hasFault) focusFaulty(box.current);
    return !hasFault;
  };
  return {
    box,
    /** The form marks empty fields only after the first attempt to send it. */
    wasTried,
    /** The server's messages about fields. */
    errors,
    /** Seconds until the server accepts another attempt. */
    wait,
    /** Drops the server's message about a field once that field changes. */
    forget,
    /** `missing` names the missing choice of a field without text input. */
    errorOf: (field: string, missing?: string) => {
      const problem = problems[field];
      if (!wasTried || !problem) return errors[field];
      return problem === 'required' && missing ? missing : t(`form.${problem}`);
    },
    check,
    /** Sends the form if it has no error; otherwise focuses the first field with one. */
    attempt: (send: () => void) => {
      const hasFault = Object.values(problems).some(Boolean);
      if (check({ isBlocked: isBusy, hasFault })) send();
    },
    focusFault: () => focusFaulty(box.current),
    /** Call this after the server refused an attempt. */
    focusRefused: (failure: ApiFailure) => {
      if (failure.errors.length > 0) focusFaulty(box.current);
    },
  };
}

/** The server's messages about single fields, each until the diner changes that field. */
function useRefusedFields(refusal: ApiFailure | undefined) {
  const [changed, setChanged] = useState({ refusal, fields: new Set<string>() });
  const isSame = changed.refusal === refusal;
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    (refusal?.errors ?? [])
      .filter(({ field }) => !isSame || !changed.fields.has(field))
      .map(({ field, message }) => [field, message]),
  );
  const forget = (...fields: string[]) =>
    setChanged({ refusal, fields: new Set([...(isSame ? changed.fields : []), ...fields]) });
  return { errors, forget };
}
