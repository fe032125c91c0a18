import type { Lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import { categoriesEntry, menuItemsEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';

/**
 * A longer menu fills the storage of a phone, or does not fit into it, and to write it takes longer than a
 * tap may wait. The service worker keeps it all the same.
 */
const MOST_DISHES = 2000;

/** Stored in three parts, because some pages read only the head. */
export function storeMenu(menu: Menu, code: string, lang: Lang, at: string): void {
  const { categories, menuItems, ...head } = menu;
  const { menuScheduleUniqueId, storeId } = head;
  menuScheduleEntry.write(head, code);
  categoriesEntry.write({ lang, menuScheduleUniqueId, list: categories }, code);
  if (menuItems.length > MOST_DISHES) menuItemsEntry.remove(code);
  else menuItemsEntry.write({ lang, menuScheduleUniqueId, storeId, at, list: menuItems }, code);
}
