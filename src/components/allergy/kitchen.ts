import type { TFunction } from 'i18next';
import { useEffect, useReducer } from 'react';
import { useTranslation } from 'react-i18next';
import { otherLang, type Lang } from '../../contract/languages.ts';
import { wordsIn } from '../../i18n/otherWords.ts';
import { kitchenLine, noteWithLine } from '../../rules/allergy/kitchenLine.ts';
import type { AllergyProfile } from '../../rules/allergy/profile.ts';
import { appStore, useAppStore } from '../../state/appStore.ts';
import { allergyProfile } from '../../storage/allergyProfile.ts';
import type { PaymentDraft } from '../../storage/orderEntries.ts';

const otherWords = new Map<Lang, TFunction>();

/** Without a network the kitchen is told in the diner's language alone. */
export async function loadKitchenWords(): Promise<void> {
  const other = otherLang(appStore.getState().lang);
  if (otherWords.has(other)) return;
  const words = await wordsIn(other).catch(() => undefined);
  if (words) otherWords.set(other, words);
}

function lineOf(profile: AllergyProfile, t: TFunction): string {
  const other = otherWords.get(otherLang(appStore.getState().lang));
  return kitchenLine(profile, other ? [t, other] : [t]);
}

/** What the kitchen would read of this profile. */
export function useKitchenLine(profile: AllergyProfile): string {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void loadKitchenWords().then(drawAgain);
  }, [lang]);
  return lineOf(profile, t);
}

/** What goes with this order: nothing, unless the diner has said so. */
export function lineToSend(
  { isKitchenUntold = false }: Pick<PaymentDraft, 'isKitchenUntold'>,
  t: TFunction,
): string {
  const profile = allergyProfile();
  return profile.tellsKitchen && !isKitchenUntold ? lineOf(profile, t) : '';
}

/** The diner's own note stays as it is: the line is put before it only as it is sent. */
export function noteToSend(
  draft: Pick<PaymentDraft, 'note' | 'isKitchenUntold'>,
  t: TFunction,
): string {
  return noteWithLine(draft.note, lineToSend(draft, t));
}
