import { useContext, useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';
import { AllergyContext } from '../allergy/allergyContext.ts';

/** The note with the kitchen's line before it, if the diner wants that. */
export function useNoteToSend(draft: PaymentDraft, maxLength: number) {
  const allergy = useContext(AllergyContext);
  const { t } = useTranslation();
  const { lang } = useVisit();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void allergy?.loadKitchenWords().then(drawAgain);
  }, [allergy, lang]);
  const note = allergy?.noteToSend(draft, t) ?? draft.note;
  // The diner's own words are never cut: the field tells that note and line are too long.
  const over = note === draft.note ? 0 : Math.max(0, note.length - maxLength);
  return { note, over };
}
