import { copyDateOf } from '../../api/copies.ts';
import { isRefusal, refusalData, type ApiFailure, type FailureKind } from '../../api/failure.ts';
import { STOCK_POLL_MS } from '../../config/times.ts';
import { ALL_CATEGORIES } from '../../contract/menu.ts';
import { OrderedAs } from '../../contract/orderedAs.ts';
import { STATUS } from '../../contract/status.ts';
import { useMenuAllItemDetails, useMenuItemDetails } from '../../queries/dishes.ts';
import { useEditMenuItem } from '../../queries/tableCart.ts';
import { soldOutDish, type Dish } from './dish.ts';
import { useMenuHead } from './useMenuHead.ts';
import { useTableCode } from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

/** Failures without any answer. */
const LOST: ReadonlySet<FailureKind> = new Set(['network', 'timeout']);

/** Reasons to offer the dish as a new one instead. */
function isGone(error: unknown): boolean {
  return isRefusal(error, STATUS.notFound) || isRefusal(error, STATUS.cartUnknown);
}

/** A dish with all its choices at a table, and the cart line being edited, if any. */
export function useTableDish(menuItemId: number, tableCartId: number): Dish {
  const { code, lang } = useVisit();
  const table = useTableCode();
  // A cached answer may hold an outdated quantity.
  const edit = useEditMenuItem(
    { code, menuItemId, tableCartId },
    { enabled: tableCartId > 0, gcTime: 0, refetchInterval: STOCK_POLL_MS },
  );
  const isLineGone = isGone(edit.error);
  const isSoldOut = isRefusal(edit.error, STATUS.itemUnavailable);
  const isNew = tableCartId === 0 || isLineGone || isSoldOut;

  const ofTable = useMenuItemDetails(
    { code, menuItemId, tableCode: table, lang },
    { enabled: isNew, refetchInterval: STOCK_POLL_MS },
  );
  const isTableUnknown = isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useMenuItemDetails(
    { code, menuItemId, lang },
    { enabled: isNew && isTableUnknown },
  );
  const details = isTableUnknown ? ofVenue : ofTable;
  const menu = useMenuHead(isTableUnknown);
  const kept = useKeptDish(menuItemId, isNew && details.data === undefined, details.error);

  const answered = soldOutDish(details.error) ?? details.data ?? kept.item;
  const whole = (isNew ? undefined : edit.data?.item) ?? answered;
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

/** The dish from the stored copy of the whole menu, for use without a network. */
function useKeptDish(menuItemId: number, isMissing: boolean, failure: ApiFailure | null) {
  const { code, lang } = useVisit();
  const table = useTableCode();
  const isCutOff = failure === null ? !navigator.onLine : LOST.has(failure.kind);
  const { data } = useMenuAllItemDetails(
    { code, categoryId: ALL_CATEGORIES, tableCode: table, lang },
    { enabled: isMissing && isCutOff },
  );
  const item = isMissing ? data?.find(({ id }) => id === menuItemId) : undefined;
  return { item, copyFrom: item && copyDateOf(data) };
}
