import { copyDateOf } from '../../api/copies.ts';
import { isRefusal, refusalData, type ApiFailure, type FailureKind } from '../../api/failure.ts';
import { ALL_CATEGORIES } from '../../api/allDishes.ts';
import { MenuItem } from '../../contract/menu.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { STATUS } from '../../contract/status.ts';
import {
  useMenu,
  useMenuAllItemDetails,
  useMenuDetails,
  useMenuItemDetails,
} from '../../queries/menu.ts';
import { useEditMenuItem } from '../../queries/tableCart.ts';
import { menuScheduleEntry } from '../../storage/venueEntries.ts';
import { useDeliveryDish } from './useDeliveryDish.ts';
import { useDeliveryMenu } from './useDeliveryMenu.ts';
import type { Dish } from './dish.ts';
import { useTableCode } from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

/** No answer came at all. */
const LOST: ReadonlySet<FailureKind> = new Set(['network', 'timeout']);

/** Reasons to offer the dish as a new one instead. */
function isGone(error: unknown): boolean {
  return isRefusal(error, STATUS.notFound) || isRefusal(error, STATUS.cartUnknown);
}

/** A dish with all its choices, and the line when one is edited: by its number, or by its key. */
export function useDish(menuItemId: number, tableCartId: number, lineKey = ''): Dish {
  const { mode } = useVisit();
  const isAway = mode.side === 'delivery';
  const atTable = useTableDish(menuItemId, tableCartId, !isAway);
  const away = useDeliveryDish(menuItemId, lineKey, isAway);
  return isAway ? away : atTable;
}

function useTableDish(menuItemId: number, tableCartId: number, isHere: boolean): Dish {
  const { code, lang } = useVisit();
  const table = useTableCode();
  // What was read before may hold the quantity of before.
  const edit = useEditMenuItem(code, menuItemId, tableCartId, {
    enabled: isHere && tableCartId > 0,
    gcTime: 0,
  });
  const isLineGone = isGone(edit.error);
  const isSoldOut = isRefusal(edit.error, STATUS.itemUnavailable);
  const isNew = isHere && (tableCartId === 0 || isLineGone || isSoldOut);

  const ofTable = useMenuItemDetails(code, menuItemId, table, lang, { enabled: isNew });
  const isTableUnknown = isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useMenuItemDetails(code, menuItemId, undefined, lang, {
    enabled: isNew && isTableUnknown,
  });
  const details = isTableUnknown ? ofVenue : ofTable;
  const menu = useMenuHead(isTableUnknown ? undefined : table);
  const kept = useKeptDish(menuItemId, isNew && details.data === undefined, details.error);

  // A dish that cannot be had comes with its refusal and is shown all the same.
  const refused = isRefusal(details.error, STATUS.itemUnavailable)
    ? refusalData(details.error, MenuItem)
    : undefined;
  const whole =
    edit.data?.item ?? (refused ? { ...refused, isAvailable: false } : (details.data ?? kept.item));
  const failure = edit.error && !isNew ? edit.error : details.error;
  const listed = failure ? undefined : menu.listed.find((item) => item.id === menuItemId);
  const ordered = isRefusal(edit.error, STATUS.alreadyOrdered)
    ? refusalData(edit.error, OrderedAs)
    : undefined;
  return {
    item: whole ?? listed,
    isWhole: whole !== undefined,
    head: menu.head,
    terms: menu.terms,
    line: edit.data?.line,
    isLineGone,
    orderedAs: ordered?.eOrderID,
    isTableUnknown,
    copyFrom: edit.data ? undefined : details.data ? copyDateOf(details.data) : kept.copyFrom,
    failure: whole ? menu.failure : failure,
    reload: () => {
      menu.reload();
      if (tableCartId > 0) void edit.refetch();
      if (isNew) void details.refetch();
    },
  };
}

/** The dish as it stood in the whole menu that the device keeps, for when there is no network. */
function useKeptDish(menuItemId: number, isMissing: boolean, failure: ApiFailure | null) {
  const { code, lang } = useVisit();
  const table = useTableCode();
  const isCutOff = failure === null ? !navigator.onLine : LOST.has(failure.kind);
  const { data } = useMenuAllItemDetails(code, ALL_CATEGORIES, table, lang, {
    enabled: isMissing && isCutOff,
  });
  const item = isMissing ? data?.find(({ id }) => id === menuItemId) : undefined;
  return { item, copyFrom: item && copyDateOf(data) };
}

/** The menu's head, as whichever call read it last has told. */
export function useMenuHead(table: string | undefined) {
  const { code, lang, mode } = useVisit();
  const isAway = mode.side === 'delivery';
  const away = useDeliveryMenu(isAway);
  const menu = useMenu(code, table, lang, { enabled: false });
  const details = useMenuDetails(code, table, { enabled: !isAway && menu.data === undefined });
  const { data: asked, dataUpdatedAt } = details;
  // Whichever was read last knows the version in force.
  const isMenuYounger = menu.data !== undefined && menu.dataUpdatedAt >= dataUpdatedAt;
  const listed = isAway ? away.answer.data : menu.data;
  const answered = isAway ? away.answer.data : isMenuYounger ? menu.data : asked;
  const head = answered ?? (isAway ? undefined : menuScheduleEntry.read(code));
  return {
    head,
    /** What it says of ordering. That of another day says nothing of now. */
    terms: answered,
    /** Why there is none. */
    failure: head ? null : isAway ? away.answer.error : details.error,
    listed: listed?.menuItems ?? [],
    reload: () => void (isAway ? away.answer.refetch() : details.refetch()),
  };
}
