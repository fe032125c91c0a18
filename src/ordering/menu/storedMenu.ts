import type { MenuTypeId } from '../../contract/basics.ts';
import type { Lang } from '../../contract/languages.ts';
import type { Menu } from '../../contract/menu.ts';
import { inOtherLanguage } from '../../rules/common/otherLanguage.ts';
import { categoriesEntry, menuItemsEntry, menuScheduleEntry } from '../../storage/venueEntries.ts';

interface StoredMenu {
  menu: Menu;
  /** The time of the server's answer. */
  at: string | undefined;
}

/** The stored menu; undefined unless its three parts belong to the same version. */
export function readStoredMenu(
  code: string,
  lang: Lang,
  menuTypeId: MenuTypeId,
): StoredMenu | undefined {
  const items = menuItemsEntry.read(code);
  const categories = categoriesEntry.read(code);
  const head = menuScheduleEntry.read(code);
  if (!items || !categories || !head) return undefined;
  const isOneMenu =
    items.menuScheduleUniqueId === head.menuScheduleUniqueId &&
    categories.menuScheduleUniqueId === head.menuScheduleUniqueId &&
    items.storeId === head.storeId &&
    items.lang === categories.lang &&
    head.menuTypeId === menuTypeId;
  if (!isOneMenu || items.list.length === 0) return undefined;
  const menu = { ...head, categories: categories.list, menuItems: items.list };
  return { menu: items.lang === lang ? menu : inOtherLanguage(menu, lang), at: items.at };
}

/** The stored menu if its version differs from this one. */
export function readOlderMenu(code: string, lang: Lang, now: Menu): StoredMenu | undefined {
  const head = menuScheduleEntry.read(code);
  if (head?.menuScheduleUniqueId === now.menuScheduleUniqueId) return undefined;
  return readStoredMenu(code, lang, now.menuTypeId);
}
