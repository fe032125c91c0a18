import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../contract/menu.ts';
import { useMenuReads } from '../../../ordering/menu/useVisitMenu.ts';
import { NOTHING, useRead } from '../../../queries/read.ts';
import { filterQuery } from '../../../rules/menu/menuFilters.ts';
import { findDishes, type Finds } from '../../../rules/search/findDishes.ts';
import { namesOfPlaces } from '../../../rules/search/namesOfPlaces.ts';
import type { FindProps } from './findProps.ts';
import { useDishIndex } from './useDishIndex.ts';

const ASKED_AFTER_MS = 500;
const NOTHING_YET: Finds<MenuItem> = { dishes: [], areNearest: false };

interface Search extends Pick<FindProps, 'data' | 'items' | 'chosen' | 'isTableUnknown'> {
  query: string;
}

/** The text once it has not changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The device's matches; without a sure one, also those of the venue's own search. */
export function useFinds(search: Search): Finds<MenuItem> & { isAsking: boolean } {
  const { items, chosen, query, isTableUnknown } = search;
  const { t } = useTranslation();
  const { categories } = search.data;
  const words = useMemo(
    () => ({
      placesOf: namesOfPlaces(categories),
      tagsOf: ({ dietaryTags }: MenuItem) => dietaryTags.map((tag) => t(`diet.${tag}`)),
    }),
    [categories, t],
  );
  const index = useDishIndex(items, words);
  const found = useMemo(() => (index ? findDishes(index, query) : NOTHING_YET), [index, query]);
  const { filtered } = useMenuReads(isTableUnknown);
  const isSure = found.dishes.length > 0 && !found.areNearest;
  const settled = useSettled(query);
  const isWorthIt = index !== undefined && filtered !== undefined && !isSure && query.length > 1;
  const isAsked = isWorthIt && settled === query;
  // The text is the last filter and may contain commas.
  const asked = [...chosen, { x: `q:${settled}` }];
  const answer = useRead(filtered?.(filterQuery(asked)) ?? NOTHING, { enabled: isAsked });
  const ofVenue = isAsked ? (answer.data ?? []) : [];
  if (ofVenue.length === 0)
    return {
      ...found,
      isAsking: index === undefined || (isWorthIt && (!isAsked || answer.isLoading)),
    };
  const ids = new Set(ofVenue.map(({ id }) => id));
  return { dishes: items.filter(({ id }) => ids.has(id)), areNearest: false, isAsking: false };
}
