import { useMenuUpkeep } from '../../ordering/menu/useMenuUpkeep.ts';
import type { VisitMenu } from '../../ordering/menu/useVisitMenu.ts';

/** Looks after the menu that is on screen; comes when the page stands. */
export function MenuUpkeep({ menu }: { menu: VisitMenu }) {
  useMenuUpkeep(menu);
  return null;
}
