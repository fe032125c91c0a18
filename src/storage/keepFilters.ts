import { withFiltersOf } from '../rules/menu/menuFilters.ts';
import { menuFiltersEntry } from './menuFilters.ts';

/** What the next visit to this venue begins with; an empty text is none. */
export function keepFilters(code: string, query: string): void {
  const kept = withFiltersOf(code, query, menuFiltersEntry.read());
  if (kept === '') menuFiltersEntry.remove();
  else menuFiltersEntry.write(kept);
}
