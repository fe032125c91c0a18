import { useTranslation } from 'react-i18next';
import { inDigitsOf } from '../../i18n/digits.ts';
import { useAppStore } from '../../state/appStore.ts';

/** Writes numbers in the digits of the page. */
export function useDigits(): (number: string | number) => string {
  // Renders again when the venue's digits change.
  useTranslation();
  const lang = useAppStore((state) => state.lang);
  return (number) => inDigitsOf(lang, number);
}
