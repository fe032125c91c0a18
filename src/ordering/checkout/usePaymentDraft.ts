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

/** The input of a cart's payment form. This tab keeps it until the cart is ordered. */
export function usePaymentDraft(orderKey: string) {
  const [draft, setDraft] = useState(() => paymentDraftEntry.read(orderKey) ?? NOTHING_YET);
  const change = (patch: Partial<PaymentDraft>) => {
    const next = { ...draft, ...patch };
    setDraft(next);
    paymentDraftEntry.write(next, orderKey);
  };
  return { draft, change };
}
