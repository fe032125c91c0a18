import * as v from 'valibot';
import { isRefusal, refusalData } from '../api/failure.ts';
import type { TableCartItem } from '../contract/cart.ts';
import { MenuItem, type MenuDetails } from '../contract/menu.ts';
import { id } from '../contract/schema.ts';
import { STATUS } from '../contract/status.ts';
import { useMenu, useMenuDetails, useMenuItemDetails } from '../queries/menu.ts';
import { useEditMenuItem } from '../queries/tableCart.ts';
import { menuScheduleEntry } from '../storage/venueEntries.ts';
import { useTableCode } from './useTable.ts';
import { useVisit } from './useVisit.ts';

export interface Dish {
  item: MenuItem | undefined;
  /** False while only that is known which the menu says: everything but the choices. */
  isWhole: boolean;
  /** The menu's version that a line refers to, with the venue's settings. */
  head: MenuDetails | undefined;
  /** The cart line that is being edited. */
  line: TableCartItem | undefined;
  /** The line that was to be edited is in no cart any more: the dish opens as a new one. */
  isLineGone: boolean;
  /** The order that the line went away with. */
  orderedAs: number | undefined;
  isTableUnknown: boolean;
  failure: Error | null;
  /** Reads all of it again. */
  reload: () => void;
}

const OrderedAs = v.object({ eOrderID: id });

/** Reasons to offer the dish as a new one instead. */
function isGone(error: unknown): boolean {
  return isRefusal(error, STATUS.notFound) || isRefusal(error, STATUS.cartUnknown);
}

/** A dish with all its choices, and the line when one is edited. */
export function useDish(menuItemId: number, tableCartId: number): Dish {
  const { code, lang } = useVisit();
  const table = useTableCode();
  // What was read before may hold the quantity of before.
  const edit = useEditMenuItem(code, menuItemId, tableCartId, {
    enabled: tableCartId > 0,
    gcTime: 0,
  });
  const isLineGone = isGone(edit.error);
  const isSoldOut = isRefusal(edit.error, STATUS.itemUnavailable);
  const isNew = tableCartId === 0 || isLineGone || isSoldOut;

  const ofTable = useMenuItemDetails(code, menuItemId, table, lang, { enabled: isNew });
  const isTableUnknown = isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useMenuItemDetails(code, menuItemId, undefined, lang, {
    enabled: isNew && isTableUnknown,
  });
  const details = isTableUnknown ? ofVenue : ofTable;
  const menu = useMenuHead(isTableUnknown ? undefined : table);

  // A dish that cannot be had comes with its refusal and is shown all the same.
  const refused = isRefusal(details.error, STATUS.itemUnavailable)
    ? refusalData(details.error, MenuItem)
    : undefined;
  const whole = edit.data?.item ?? (refused ? { ...refused, isAvailable: false } : details.data);
  const failure = edit.error && !isNew ? edit.error : details.error;
  const listed = failure ? undefined : menu.listed.find((item) => item.id === menuItemId);
  const ordered = isRefusal(edit.error, STATUS.alreadyOrdered)
    ? refusalData(edit.error, OrderedAs)
    : undefined;
  return {
    item: whole ?? listed,
    isWhole: whole !== undefined,
    head: menu.head,
    line: edit.data?.line,
    isLineGone,
    orderedAs: ordered?.eOrderID,
    isTableUnknown,
    failure: whole ? null : failure,
    reload: () => {
      menu.reload();
      if (tableCartId > 0) void edit.refetch();
      if (isNew) void details.refetch();
    },
  };
}

export function useMenuHead(table: string | undefined) {
  const { code, lang } = useVisit();
  const menu = useMenu(code, table, lang, { enabled: false });
  const details = useMenuDetails(code, table, { enabled: menu.data === undefined });
  const { data: asked, dataUpdatedAt } = details;
  // Whichever was read last knows the version in force.
  const isMenuYounger = menu.data !== undefined && menu.dataUpdatedAt >= dataUpdatedAt;
  return {
    head: (isMenuYounger ? menu.data : asked) ?? menuScheduleEntry.read(code),
    listed: menu.data?.menuItems ?? [],
    reload: () => void details.refetch(),
  };
}
