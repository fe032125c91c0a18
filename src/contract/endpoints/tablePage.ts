/** What the pages of a table ask beside its cart. */
import { ask, read } from '../endpoint.ts';
import { ButtonColorCodes } from '../colors.ts';
import { TableHours } from '../tableHours.ts';

export const getButtonColorCodes = read('TableCart/GetButtonColorCodes/:code', ButtonColorCodes, {
  isOffline: true,
  isSilent: true,
});
export const checkOperationHourForTable = ask('TableCart/checkOperationHourForTable', TableHours);
