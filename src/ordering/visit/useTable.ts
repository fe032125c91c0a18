import { NO_TABLE } from '../../rules/common/address.ts';
import { useCheckOperationHourForTable } from '../../queries/tablePage.ts';
import { useVisit } from './useVisit.ts';

/** The table code for menu calls; undefined without a table. */
export function useTableCode(): string | undefined {
  const { tableCode } = useVisit();
  return tableCode === NO_TABLE ? undefined : tableCode;
}

export function useTableHours() {
  const { tableCode } = useVisit();
  return useCheckOperationHourForTable(tableCode, { enabled: tableCode !== NO_TABLE });
}
