import { useContext, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';

/** The note as it is sent: with the line for the kitchen, where the diner wants it told. */
export function useNoteToSend(draft: PaymentDraft, maxLength: number) {
  const allergy = useContext(AllergyContext);
  const { t } = useTranslation();
  const { lang } = useVisit();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void allergy?.loadKitchenWords().then(drawAgain);
  }, [allergy, lang]);
  const note = allergy?.noteToSend(draft, t) ?? draft.note;
  // Of the diner's own words nothing is cut: the field says that both do not fit.
  const over = note === draft.note ? 0 : Math.max(0, note.length - maxLength);
  return { note, over };
}
