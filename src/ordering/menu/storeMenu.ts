import type { Lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import { categoriesEntry, menuItemsEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';

/**
 * A longer menu would fill the phone's storage or not fit, and writing it would block a tap for too
 * long. The service worker still caches it.
 */
const MOST_LETTERS = 2_000_000;
/** For all fields that are not descriptions. */
const LETTERS_OF_DISH = 700;

function isLong(menuItems: Menu['menuItems']): boolean {
  let letters = 0;
  for (const { description, descriptionEN, descriptionAR } of menuItems)
    letters += LETTERS_OF_DISH + description.length + descriptionEN.length + descriptionAR.length;
  return letters > MOST_LETTERS;
}

/** Stored in three parts, because some pages read only the head. */
export function storeMenu(menu: Menu, code: string, lang: Lang, at: string): void {
  const { categories, menuItems, ...head } = menu;
  const { menuScheduleUniqueId, storeId } = head;
  menuScheduleEntry.write(head, code);
  categoriesEntry.write({ lang, menuScheduleUniqueId, list: categories }, code);
  if (isLong(menuItems)) menuItemsEntry.remove(code);
  else menuItemsEntry.write({ lang, menuScheduleUniqueId, storeId, at, list: menuItems }, code);
}
