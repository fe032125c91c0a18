import { ALLERGENS, type Allergen } from '../../contract/modifiers.ts';
import {
  DIETARY_TAGS,
  type DietaryTag,
  type MenuFilter,
  type MenuItem,
} from '../../contract/menu.ts';

/** The filters chosen in an address, without those that the menu does not offer. */
export function chosenFilters(query: string | null, offered: readonly MenuFilter[]): MenuFilter[] {
  const wanted = new Set(query?.split(',') ?? []);
  return offered.filter(({ x }) => wanted.has(x));
}

/** The server expects a comma-separated list; a dish must match all of them. */
export function filterQuery(filters: readonly Pick<MenuFilter, 'x'>[]): string {
  return filters.map(({ x }) => x).join(',');
}

/** More venues than any diner filters menus of. */
const VENUES_LIMIT = 20;

/** Stores a venue's filters for the next visits, by venue, and drops the oldest venues. */
export function withFiltersOf(code: string, query: string, kept = ''): string {
  const venues = new URLSearchParams(kept);
  venues.delete(code);
  if (query !== '') venues.append(code, query);
  return new URLSearchParams([...venues].slice(-VENUES_LIMIT)).toString();
}

/** `noNuts`, `no-nuts`, `nut_free` and `Nuts` all mean nuts. */
function bare(x: string): string {
  return x.toLowerCase().replaceAll(/[^a-z]/g, '');
}

function tagOf(x: string): DietaryTag | undefined {
  return DIETARY_TAGS.find((tag) => bare(tag) === bare(x));
}

function allergenOf(x: string): Allergen | undefined {
  const name = bare(x).replace(/^(?:no|without)/, '');
  return ALLERGENS.find((allergen) => allergen === name);
}

type Check = (item: MenuItem) => boolean;

/** How to check a filter with the menu's data; undefined if only the server can. */
function checkOf(filter: MenuFilter): Check | undefined {
  if (filter.kind === 'allergen') {
    const allergen = allergenOf(filter.x);
    return (
      allergen &&
      ((item) => !item.allergens.includes(allergen) && !item.mayContain.includes(allergen))
    );
  }
  const tag = filter.kind === 'price' ? undefined : tagOf(filter.x);
  return tag && ((item) => item.dietaryTags.includes(tag));
}

/** The filters that can be checked on the device, for use without the server. */
export function filtersOfDevice(offered: readonly MenuFilter[]): MenuFilter[] {
  return offered.filter((filter) => checkOf(filter) !== undefined);
}

interface LocalFiltering {
  items: MenuItem[];
  /** Filters that could not be checked. Always shown, because of allergies. */
  unchecked: MenuFilter[];
}

/** Filters the menu on the device, as the server would. */
export function filterLocally(
  items: readonly MenuItem[],
  filters: readonly MenuFilter[],
): LocalFiltering {
  const checks = filters.map(checkOf);
  return {
    items: items.filter((item) => checks.every((check) => check?.(item) ?? true)),
    unchecked: filters.filter((_, index) => checks[index] === undefined),
  };
}
