import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import type { BillRow } from '../../rules/table/tableBill.ts';

/** `2 × Kebab`; of a line that is taken apart, each unit is one. */
export function useRowName(): (row: BillRow) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return ({ name, qty, unit }) =>
    name === '' ? t('split.wholeOrder') : `${digits(unit > 0 ? 1 : qty)} × ${name}`;
}
