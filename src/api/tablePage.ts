import * as endpoints from '../contract/endpoints/tablePage.ts';
import { call } from './client.ts';

export const getButtonColorCodes = (code: string, signal?: AbortSignal) =>
  call(endpoints.getButtonColorCodes, { code }, { signal });

export const checkOperationHourForTable = (
  body: { tableCode: string; orderTime: string },
  signal?: AbortSignal,
) => call(endpoints.checkOperationHourForTable, {}, { body, signal });
