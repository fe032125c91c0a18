import type { ApiFailure } from '../../api/failure.ts';
import { usePaymentDraft } from '../../ordering/checkout/usePaymentDraft.ts';
import { useForm } from '../common/useForm.ts';

export type PayForm = ReturnType<typeof usePayForm>;

/** `useForm` for a form that sends an order, with its draft. Its parts show their own errors. */
export function usePayForm(orderKey: string, refusal: ApiFailure | undefined) {
  const { draft, change } = usePaymentDraft(orderKey);
  const form = useForm<HTMLElement>({ problems: {}, refusal, isBusy: false });
  return { ...form, draft, change };
}
