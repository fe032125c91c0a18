import { useMemo } from 'react';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import type { MenuFilter } from '../../contract/menu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { FILTER_PARAM } from '../../rules/common/address.ts';
import { chosenFilters } from '../../rules/menu/menuFilters.ts';
import { keptFilters } from '../../storage/menuFilters.ts';

/** The filters of the page's address, even if empty; otherwise those of the last visit. */
export function filtersInAddress(code: string): string | null {
  return new URLSearchParams(globalThis.location.search).get(FILTER_PARAM) ?? keptFilters(code);
}

/** The same as the menu offers them. */
export function useChosenFilters(offered: readonly MenuFilter[]): MenuFilter[] {
  const { code } = useVisit();
  const [search] = useSearchParams();
  const query = search.get(FILTER_PARAM) ?? keptFilters(code);
  return useMemo(() => chosenFilters(query, offered), [query, offered]);
}

/** True when the diner has returned to this page, which then restores its scroll position. */
export function useIsStepBack(): boolean {
  const isStepBack = useNavigationType() === NavigationType.Pop;
  // A tab's first page has no key of its own: `useWayBack` marks its history entry as opened.
  const { key, state } = useLocation();
  return isStepBack && (key !== 'default' || state !== null);
}

/** The category named in the address. Ignored on a step back. */
export function useWantedCategory(): number | undefined {
  const [search] = useSearchParams();
  const isStepBack = useIsStepBack();
  const wanted = search.get('categoryId');
  return wanted === null || isStepBack ? undefined : Number(wanted);
}
