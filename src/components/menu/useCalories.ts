import { useTranslation } from 'react-i18next';
import { useDigits } from '../common/useDigits.ts';

const thousands = new Intl.NumberFormat('en');

/** Formats a sum of calories with its unit, for use within a sentence. */
export function useCalories(): (sum: number) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return (sum) => t('energy.sum', { count: sum, n: digits(thousands.format(sum)) });
}
