/** The filters last used in the menu of each venue: `BEIT=vegan%2CnoNuts&ROUTE=halal`. */
import * as v from 'valibot';
import { textEntry } from './entry.ts';

export const menuFiltersEntry = textEntry({
  area: 'local',
  key: () => 'menuFilters',
  schema: v.pipe(v.string(), v.nonEmpty()),
});

/** In the form of the address; null if there are none. */
export function keptFilters(code: string): string | null {
  return new URLSearchParams(menuFiltersEntry.read()).get(code);
}
