import { useTranslation } from 'react-i18next';
import { inDigitsOf } from '../../i18n/digits.ts';
import { useAppStore } from '../../state/appStore.ts';

/** Writes numbers in the digits of the page. */
export function useDigits(): (number: string | number) => string {
  // With other digits come new words, and what is written with them is drawn again.
  useTranslation();
  const lang = useAppStore((state) => state.lang);
  return (number) => inDigitsOf(lang, number);
}
