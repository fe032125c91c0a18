import { useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { usePaymentDraft } from '../../ordering/checkout/usePaymentDraft.ts';
import { useRefusedFields } from '../common/useRefusedFields.ts';

export type PayForm = ReturnType<typeof usePayForm>;

/** The state of a form that sends an order: its values and its faults. */
export function usePayForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { draft, change } = usePaymentDraft(orderKey);
  const { errors, forget } = useRefusedFields(refusal);
  const [wasTried, setWasTried] = useState(false);
  return {
    draft,
    change,
    /** The server's messages about fields, by their path in the request. */
    errors,
    forget,
    /** Empty fields are not marked before the diner has tried to send the form. */
    wasTried,
    tell: () => setWasTried(true),
  };
}
