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

/** Without a network the kitchen's line is only in the diner's language. */
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

/** The line that the kitchen would read for this profile. */
export function useKitchenLine(profile: AllergyProfile): string {
  const { t } = useTranslation();
  const lang = useAppStore((state) => state.lang);
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    void loadKitchenWords().then(drawAgain);
  }, [lang]);
  return lineOf(profile, t);
}

/** The line for this order; '' unless the diner wants the kitchen to read it. */
export function lineToSend(
  { isKitchenUntold = false }: Pick<PaymentDraft, 'isKitchenUntold'>,
  t: TFunction,
): string {
  const profile = allergyProfile();
  return profile.tellsKitchen && !isKitchenUntold ? lineOf(profile, t) : '';
}

/** Puts the line before the diner's own note, which itself stays unchanged. */
export function noteToSend(
  draft: Pick<PaymentDraft, 'note' | 'isKitchenUntold'>,
  t: TFunction,
): string {
  return noteWithLine(draft.note, lineToSend(draft, t));
}
