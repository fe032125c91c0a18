import { useMemo } from 'react';
import type { Menu, MenuFilter, MenuItem } from '../../contract/menu.ts';
import { NOTHING, useAreFirstAwaited, useRead } from '../../queries/read.ts';
import { filterLocally, filterQuery } from '../../rules/menu/menuFilters.ts';
import { useMenuReads } from './useVisitMenu.ts';

interface FilteredMenu {
  items: readonly MenuItem[];
  /** Waiting for the server's answer, with nothing to show until then. */
  isPending: boolean;
  /** Filters that the device cannot apply without the server. */
  unchecked: readonly MenuFilter[];
}

/**
 * The dishes that match all chosen filters, by the server's answer. Until it arrives, or without
 * it, the device applies the filters that it can.
 */
export function useFilteredMenu(
  menu: Menu,
  filters: readonly MenuFilter[],
  isTableUnknown: boolean,
): FilteredMenu {
  const { filtered } = useMenuReads(isTableUnknown);
  const isAsked = filters.length > 0 && filtered !== undefined;
  const answer = useRead(filtered?.(filterQuery(filters)) ?? NOTHING, { enabled: isAsked });
  // The server's list may be shorter: a menu that opens with filters draws nothing until it
  // arrives, so that no dish moves.
  const isFirst = useAreFirstAwaited(answer);
  return useMemo(() => {
    if (filters.length === 0) return { items: menu.menuItems, isPending: false, unchecked: [] };
    if (answer.data) {
      const found = new Set(answer.data.map(({ id }) => id));
      const items = menu.menuItems.filter(({ id }) => found.has(id));
      return { items, isPending: false, unchecked: [] };
    }
    const local = filterLocally(menu.menuItems, filters);
    return {
      items: local.items,
      isPending: isFirst || (isAsked && answer.isPending && local.unchecked.length > 0),
      unchecked: answer.isError || !isAsked ? local.unchecked : [],
    };
  }, [menu.menuItems, filters, isAsked, answer.data, answer.isPending, answer.isError, isFirst]);
}
