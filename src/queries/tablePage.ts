import * as api from '../api/tablePage.ts';
import type { ButtonColorCodes } from '../contract/colors.ts';
import type { TableHours } from '../contract/tableHours.ts';
import { queryKey } from './keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from './read.ts';

export const buttonColorCodesQuery = (code: string) =>
  read(queryKey('TableCart', 'getButtonColorCodes', [code]), (signal) =>
    api.getButtonColorCodes(code, signal),
  );
export const useButtonColorCodes = (code: string, options?: ReadOptions<ButtonColorCodes>) =>
  useRead(buttonColorCodesQuery(code), options);

/** Always asked about this very moment. */
export const checkOperationHourForTableQuery = (tableCode: string) =>
  read(
    queryKey('TableCart', 'checkOperationHourForTable', [tableCode]),
    (signal) =>
      api.checkOperationHourForTable({ tableCode, orderTime: new Date().toISOString() }, signal),
    ALWAYS_STALE,
  );
export const useCheckOperationHourForTable = (
  tableCode: string,
  options?: ReadOptions<TableHours>,
) => useRead(checkOperationHourForTableQuery(tableCode), options);
