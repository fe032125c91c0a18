/** The calls of a table's pages, except for the cart. */
import { ButtonColorCodes } from '../colors.ts';
import { ask, read, typed } from '../endpoint.ts';
import { TableHours, type HoursQuestion } from '../tableHours.ts';

export const getButtonColorCodes = read('TableCart/GetButtonColorCodes/:code', ButtonColorCodes, {
  isOffline: true,
  isSilent: true,
});
export const checkOperationHourForTable = ask('TableCart/checkOperationHourForTable', TableHours, {
  sends: typed<{ body: HoursQuestion }>(),
  freshMinutes: 0,
});
