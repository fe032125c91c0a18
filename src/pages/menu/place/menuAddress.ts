import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { MenuFilter } from '../../../contract/menu.ts';
import { chosenFilters, filterQuery } from '../../../rules/menu/menuFilters.ts';

/** The address keeps the chosen filters, so that Back and a reload restore them. */
const FILTER_PARAM = 'filter';

export function useFiltersOfAddress(offered: readonly MenuFilter[]) {
  const [search, setSearch] = useSearchParams();
  const query = search.get(FILTER_PARAM);
  const chosen = useMemo(() => chosenFilters(query, offered), [query, offered]);
  const choose = (next: readonly MenuFilter[]) => {
    // Another menu, which starts at its top, not at the category from the address.
    window.scrollTo(0, 0);
    setSearch(
      (old) => {
        const params = new URLSearchParams(old);
        params.delete('categoryId');
        if (next.length > 0) params.set(FILTER_PARAM, filterQuery(next));
        else params.delete(FILTER_PARAM);
        return params;
      },
      { replace: true },
    );
  };
  return { chosen, choose };
}

/** Whether the diner has come back to this page, whose scroll position is then restored. */
export function useIsStepBack(): boolean {
  const isStepBack = useNavigationType() === NavigationType.Pop;
  const isFirstPage = useLocation().key === 'default';
  return isStepBack && !isFirstPage;
}

/** The category named in the address. Ignored on a step back. */
export function useWantedCategory(): number | undefined {
  const [search] = useSearchParams();
  const isStepBack = useIsStepBack();
  const wanted = search.get('categoryId');
  return wanted === null || isStepBack ? undefined : Number(wanted);
}
