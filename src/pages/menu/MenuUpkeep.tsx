import { useMenuUpkeep } from '../../ordering/menu/useMenuUpkeep.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';

/** Keeps the menu on screen up to date. Loaded after the page. */
export function MenuUpkeep({ menu }: { menu: VisitMenu }) {
  useMenuUpkeep(menu);
  return null;
}
