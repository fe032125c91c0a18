import { isHttpFailure, isRefusal } from '../../api/failure.ts';
import { STATUS } from '../../contract/status.ts';
import { useMenu } from '../../queries/menu.ts';
import { useAppStore } from '../../state/appStore.ts';
import type { MenuAnswer, MenuSource, OrderingNow } from './useMenuSource.ts';
import {
  orderingState,
  useTableCode,
  useTableHours,
  type MenuTerms,
  type OrderingState,
} from '../visit/useTable.ts';
import { useVisit } from '../visit/useVisit.ts';

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
  const isAway = useAppStore((store) => store.isAway);
  const { isRoomIdle } = useVisit();
  const state: OrderingState = isHttpFailure(hours.error, 503)
    ? { canOrder: false, reason: 'paused' }
    : isRoomIdle
      ? { canOrder: false, reason: 'roomIdle' }
      : orderingState(hasTable, menu, hours.data, isTableUnknown);
  return {
    // The cart is with the server.
    state: state.canOrder && isAway ? { canOrder: false, reason: 'offline' } : state,
    isLoading: hours.isLoading && !isAway,
    recheck: () => void hours.refetch(),
  };
}

export const tableMenu: MenuSource = { useAnswer, useShown: (menu) => menu, useOrdering };
