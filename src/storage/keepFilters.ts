import { withFiltersOf } from '../rules/menu/menuFilters.ts';
import { menuFiltersEntry } from './menuFilters.ts';

/** Stores the filters for the next visit to this venue; an empty text removes them. */
export function keepFilters(code: string, query: string): void {
  const kept = withFiltersOf(code, query, menuFiltersEntry.read());
  if (kept === '') menuFiltersEntry.remove();
  else menuFiltersEntry.write(kept);
}
