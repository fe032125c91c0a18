import type { Lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import { categoriesEntry, menuItemsEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';

/** Stored in three parts, because some pages read only the head. */
export function storeMenu(menu: Menu, code: string, lang: Lang, at: string): void {
  const { categories, menuItems, ...head } = menu;
  const { menuScheduleUniqueId, storeId } = head;
  menuScheduleEntry.write(head, code);
  categoriesEntry.write({ lang, menuScheduleUniqueId, list: categories }, code);
  menuItemsEntry.write({ lang, menuScheduleUniqueId, storeId, at, list: menuItems }, code);
}
