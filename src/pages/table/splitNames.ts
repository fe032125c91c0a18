import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import type { SplitPlan } from '../../rules/table/splitPlan.ts';
import type { BillRow } from '../../rules/table/tableBill.ts';

/** The names of the guests, in order; guests without a name get a number. */
export function usePeopleNames({ people }: Pick<SplitPlan, 'people'>): string[] {
  const { t } = useTranslation();
  const digits = useDigits();
  return people.map(({ name }, index) => name.trim() || t('split.guest', { n: digits(index + 1) }));
}

/** `2 × Kebab`; each unit of a separated line counts as one. */
export function useRowName(): (row: BillRow) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return ({ name, qty, unit }) =>
    name === '' ? t('split.wholeOrder') : `${digits(unit > 0 ? 1 : qty)} × ${name}`;
}
