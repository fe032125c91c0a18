import { useState } from 'react';
import { paymentDraftEntry, type PaymentDraft } from '../../storage/orderEntries.ts';

const NOTHING_YET: PaymentDraft = {
  paymentMethodId: undefined,
  tip: 0,
  tipPercent: undefined,
  tipText: '',
  changeFor: '',
  note: '',
  contact: { name: '', countryId: 0, mobileNo: '' },
};

/** The filled-in payment form of one cart, kept for this tab until its order is made. */
export function usePaymentDraft(orderKey: string) {
  const [draft, setDraft] = useState(() => paymentDraftEntry.read(orderKey) ?? NOTHING_YET);
  const change = (patch: Partial<PaymentDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    paymentDraftEntry.write(next, orderKey);
  };
  return { draft, change };
}
