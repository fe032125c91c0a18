import { NO_TABLE } from '../../config/paths.ts';
import type { MenuDetails } from '../../contract/menu.ts';
import type { TableHours } from '../../contract/tableHours.ts';
import { useCheckOperationHourForTable } from '../../queries/tablePage.ts';
import { useVisit } from './useVisit.ts';

/** The table as the menu calls want it: absent where there is none. */
export function useTableCode(): string | undefined {
  const { tableCode } = useVisit();
  return tableCode === NO_TABLE ? undefined : tableCode;
}

export type OrderingState =
  /** For a later time only, while the kitchen is closed. */
  | { canOrder: true; isLaterOnly?: boolean; opensAt?: string }
  | { canOrder: false; reason: 'view' | 'unknownTable' | 'off' | 'outOfZone' }
  /** Nobody is checked in to the room; or the cart's server cannot be reached. */
  | { canOrder: false; reason: 'roomIdle' | 'offline' }
  | { canOrder: false; reason: 'paused'; message?: string }
  | { canOrder: false; reason: 'closed'; opensAt: string | undefined };

/** What the venue has said, whether or not it can be reached now. */
export function saidByVenue(state: OrderingState): OrderingState {
  return !state.canOrder && state.reason === 'offline' ? { canOrder: true } : state;
}

/** What a menu says of ordering from it. */
export type MenuTerms = Pick<MenuDetails, 'isViewOnly' | 'isOrderingActive'>;

/** Whether something can be ordered at this table now, and if not, why. */
export function orderingState(
  hasTable: boolean,
  menu: MenuTerms | undefined,
  hours: TableHours | undefined,
  isTableUnknown = false,
): OrderingState {
  if (isTableUnknown) return { canOrder: false, reason: 'unknownTable' };
  if (!hasTable || menu?.isViewOnly || hours?.isViewOnly)
    return { canOrder: false, reason: 'view' };
  if (hours && !hours.isOpen) return { canOrder: false, reason: 'closed', opensAt: hours.opensAt };
  if (menu && !menu.isOrderingActive) return { canOrder: false, reason: 'paused' };
  return { canOrder: true };
}

export function useTableHours() {
  const { tableCode } = useVisit();
  return useCheckOperationHourForTable(tableCode, { enabled: tableCode !== NO_TABLE });
}
