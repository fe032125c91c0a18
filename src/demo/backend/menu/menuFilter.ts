/** Filter and search of `GetMenuItemsForFilter`: a dish must match the search and every filter. */
import type { MenuItem } from '../../../contract/menu.ts';
import type { Lang } from '../../../contract/languages.ts';
import type { FilterSource } from '../../venues/menuSource.ts';
import { menuItems } from './menuView.ts';
import type { Counter } from './counter.ts';
import type { World } from '../common/world.ts';

const SEARCH = /(?:^|,)q:(.*)$/s;

function fits(filter: FilterSource, item: MenuItem): boolean {
  if (filter.tag) return item.dietaryTags.includes(filter.tag);
  if (filter.without) return !item.allergens.includes(filter.without);
  return filter.priceUpTo === undefined || item.price <= filter.priceUpTo;
}

export function itemsForFilter(world: World, counter: Counter, lang: Lang, x: string): MenuItem[] {
  const search = SEARCH.exec(x)?.[1]?.trim().toLowerCase() ?? '';
  const names = x.replace(SEARCH, '').split(',').filter(Boolean);
  const filters = names.map((name) =>
    counter.branch.concept.filters?.find((filter) => filter.x === name),
  );
  return menuItems(world, counter, lang, 'list').filter((item) => {
    const texts = [item.labelEN, item.labelAR, item.descriptionEN, item.descriptionAR];
    const isFound = texts.some((text) => text.toLowerCase().includes(search));
    // An unknown filter matches no dish.
    return isFound && filters.every((filter) => filter !== undefined && fits(filter, item));
  });
}
