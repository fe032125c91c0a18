import { useState } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import { usePaymentDraft } from '../../ordering/checkout/usePaymentDraft.ts';
import { useRefusedFields } from '../common/useRefusedFields.ts';

export type PayForm = ReturnType<typeof usePayForm>;

/** A form that an order is sent from: what stands in it, and what is said against it. */
export function usePayForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { draft, change } = usePaymentDraft(orderKey);
  const { errors, forget } = useRefusedFields(refusal);
  const [wasTried, setWasTried] = useState(false);
  return {
    draft,
    change,
    /** What the server says against a field, by its path in the request. */
    errors,
    forget,
    /** Nothing is called missing before the diner has tried to send it. */
    wasTried,
    tell: () => setWasTried(true),
  };
}
