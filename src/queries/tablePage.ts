import { call } from '../api/client.ts';
import {
  checkOperationHourForTable,
  getButtonColorCodes,
} from '../contract/endpoints/tablePage.ts';
import type { TableHours } from '../contract/tableHours.ts';
import { queryKey, queryOf, type Read, readHook, type ReadOptions, useRead } from './read.ts';

export const useButtonColorCodes = readHook(getButtonColorCodes);

/** Always requested for the current time. */
export const operationHourQuery = (tableCode: string): Read<TableHours> => {
  const asked = () => ({ body: { tableCode, orderTime: new Date().toISOString() } });
  return {
    ...queryOf(checkOperationHourForTable, asked()),
    queryKey: queryKey(checkOperationHourForTable.path, { tableCode }),
    queryFn: ({ signal }) => call(checkOperationHourForTable, asked(), { signal }),
  };
};
export const useCheckOperationHourForTable = (
  tableCode: string,
  options?: ReadOptions<TableHours>,
) => useRead(operationHourQuery(tableCode), options);
