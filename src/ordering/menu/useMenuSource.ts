import type { UseQueryResult } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { ApiFailure } from '../../api/failure.ts';
import type { Menu } from '../../contract/menu.ts';
import type { MenuTerms, OrderingState } from '../visit/useTable.ts';

export interface MenuAnswer {
  answer: UseQueryResult<Menu, ApiFailure>;
  /** The venue does not know the table: what one sees is its menu to read. */
  isTableUnknown: boolean;
  /** Whose menu it is, where the device may keep that of another kitchen. */
  storeId?: number;
}

export interface OrderingNow {
  state: OrderingState;
  /** Nothing is known yet. */
  isLoading: boolean;
  /** Asks the venue once more. */
  recheck: () => void;
}

/**
 * Where the dishes of a visit come from: from its table's venue, or from the kitchen that delivers.
 * A layout gives one source for all its life, so that each hook stays the same function; neither
 * side loads the code of the other.
 */
export interface MenuSource {
  useAnswer: (isWanted: boolean) => MenuAnswer;
  /** The menu as one may see it now. */
  useShown: (menu: Menu | undefined, isWanted: boolean) => Menu | undefined;
  useOrdering: (menu: MenuTerms | undefined, isTableUnknown: boolean) => OrderingNow;
}

export const MenuSourceContext = createContext<MenuSource | undefined>(undefined);

export function useMenuSource(): MenuSource {
  const source = useContext(MenuSourceContext);
  if (source === undefined) throw new Error('This page stands outside a menu.');
  return source;
}

/** Whether something can be ordered in this visit now, and if not, why. */
export function useOrderingNow(menu: MenuTerms | undefined, isTableUnknown = false): OrderingNow {
  const { useOrdering } = useMenuSource();
  return useOrdering(menu, isTableUnknown);
}
