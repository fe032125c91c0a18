import type { Lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import { categoriesEntry, menuItemsEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';

/**
 * A longer menu fills the storage of a phone, or does not fit into it, and to write it takes longer than a
 * tap may wait. The service worker keeps it all the same.
 */
const MOST_LETTERS = 2_000_000;
/** Of all that is no text of the venue. */
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
