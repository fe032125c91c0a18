import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import type { SplitPlan } from '../../rules/table/splitPlan.ts';

/** The names of the guests, in order; guests without a name get a number. */
export function usePeopleNames({ people }: Pick<SplitPlan, 'people'>): string[] {
  const { t } = useTranslation();
  const digits = useDigits();
  return people.map(({ name }, index) => name.trim() || t('split.guest', { n: digits(index + 1) }));
}
