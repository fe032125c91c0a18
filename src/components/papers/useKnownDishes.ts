import { useMemo } from 'react';
import type { MenuItem } from '../../contract/menu.ts';
import { useVisitMenu } from '../../ordering/menu/useVisitMenu.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { menuItemsEntry } from '../../storage/venueEntries.ts';

const NONE: readonly MenuItem[] = [];

/** The dishes of the menu that was read last, for their other names. Nothing is asked for them. */
export function useKnownDishes(): readonly MenuItem[] {
  const { code } = useVisit();
  const menu = useVisitMenu({ enabled: false }).data;
  return useMemo(() => menu?.menuItems ?? menuItemsEntry.read(code)?.list ?? NONE, [menu, code]);
}
