import type { ApiFailure } from '../../api/failure.ts';
import { usePaymentDraft } from '../../ordering/checkout/usePaymentDraft.ts';
import { useForm } from '../common/useForm.ts';

export type PayForm = ReturnType<typeof usePayForm>;

/** The form hook of a form that sends an order, with its draft. Its parts word their own faults. */
export function usePayForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { draft, change } = usePaymentDraft(orderKey);
  const form = useForm<HTMLElement>({ problems: {}, refusal, isBusy: false });
  return { ...form, draft, change };
}
