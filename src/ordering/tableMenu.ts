import { isHttpFailure, isRefusal } from '../api/failure.ts';
import { STATUS } from '../contract/status.ts';
import { useMenu } from '../queries/menu.ts';
import type { MenuAnswer, MenuSource, OrderingNow } from './useMenuSource.ts';
import { orderingState, useTableCode, useTableHours, type MenuTerms } from './useTable.ts';
import { useVisit } from './useVisit.ts';

/** The menu of the table, or the venue's own to read. */
function useAnswer(isWanted: boolean): MenuAnswer {
  const { code, lang } = useVisit();
  const table = useTableCode();
  const ofTable = useMenu(code, table, lang, { enabled: isWanted });
  const isTableUnknown = isRefusal(ofTable.error, STATUS.tableUnknown);
  const ofVenue = useMenu(code, undefined, lang, { enabled: isWanted && isTableUnknown });
  return { answer: isTableUnknown ? ofVenue : ofTable, isTableUnknown };
}

function useOrdering(menu: MenuTerms | undefined, isTableUnknown: boolean): OrderingNow {
  const hasTable = useTableCode() !== undefined;
  const hours = useTableHours();
  return {
    state: isHttpFailure(hours.error, 503)
      ? { canOrder: false, reason: 'paused' }
      : orderingState(hasTable, menu, hours.data, isTableUnknown),
    isLoading: hours.isLoading,
    recheck: () => void hours.refetch(),
  };
}

export const tableMenu: MenuSource = { useAnswer, useShown: (menu) => menu, useOrdering };
