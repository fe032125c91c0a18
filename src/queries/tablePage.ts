import { call } from '../api/client.ts';
import {
  checkOperationHourForTable,
  getButtonColorCodes,
} from '../contract/endpoints/tablePage.ts';
import type { TableHours } from '../contract/tableHours.ts';
import { queryKey } from './keys.ts';
import { readHook, useRead, type Read, type ReadOptions } from './read.ts';

export const useButtonColorCodes = readHook(getButtonColorCodes, ['code']);

/** Always requested for the current time. */
export const operationHourQuery = (tableCode: string): Read<TableHours> => ({
  queryKey: queryKey(checkOperationHourForTable.path, { tableCode }),
  queryFn: ({ signal }) => {
    const body = { tableCode, orderTime: new Date().toISOString() };
    return call(checkOperationHourForTable, { body }, { signal });
  },
  staleTime: 0,
});
export const useCheckOperationHourForTable = (
  tableCode: string,
  options?: ReadOptions<TableHours>,
) => useRead(operationHourQuery(tableCode), options);
