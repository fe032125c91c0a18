import { useTranslation } from 'react-i18next';
import { useDigits } from '../../components/common/useDigits.ts';
import type { BillRow } from '../../rules/table/tableBill.ts';

/** `2 × Kebab`; each unit of a separated line counts as one. */
export function useRowName(): (row: BillRow) => string {
  const { t } = useTranslation();
  const digits = useDigits();
  return ({ name, qty, unit }) =>
    name === '' ? t('split.wholeOrder') : `${digits(unit > 0 ? 1 : qty)} × ${name}`;
}
