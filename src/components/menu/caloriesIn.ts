import type { TFunction } from 'i18next';
import type { Lang } from '../../contract/languages.ts';
import { inDigitsOf } from '../../i18n/digits.ts';

const thousands = new Intl.NumberFormat('en');

/** Formats a sum of calories with its unit, for use within a sentence. */
export function caloriesIn(t: TFunction, lang: Lang): (sum: number) => string {
  return (sum) => t('energy.sum', { count: sum, n: inDigitsOf(lang, thousands.format(sum)) });
}
