import { useMemo } from 'react';
import type { MenuItem } from '../../contract/menu.ts';
import { useRead } from '../../queries/read.ts';
import { stores } from '../../storage/store.ts';
import { menuItemsEntry } from '../../storage/venueEntries.ts';
import { useVenueSide } from '../visit/useVenueSide.ts';
import { useVisit } from '../visit/useVisit.ts';

const NONE: readonly MenuItem[] = [];

let lastRead: { text: string | null; list: readonly MenuItem[] | undefined } | undefined;

/** Read and checked once, for all lines of a cart. */
function storedDishes(code: string): readonly MenuItem[] | undefined {
  const text = stores.local.read(menuItemsEntry.key(code));
  if (lastRead?.text !== text) lastRead = { text, list: menuItemsEntry.read(code)?.list };
  return lastRead?.list;
}

/** The dishes of the menu that this phone already has; undefined if it has none. */
export function useDishesAtHand(areNeeded = true): readonly MenuItem[] | undefined {
  const { code } = useVisit();
  const { menu } = useVenueSide();
  const { data } = useRead(menu.menu, { enabled: false });
  const isStoredNeeded = areNeeded && data === undefined;
  const stored = useMemo(
    () => (isStoredNeeded ? storedDishes(code) : undefined),
    [code, isStoredNeeded],
  );
  return data?.menuItems ?? stored;
}

/** The dishes of the menu, for their names in the other language. Loads it if none is stored. */
export function useKnownDishes<Dish = MenuItem>(
  ofPage?: readonly Dish[],
): readonly (Dish | MenuItem)[] {
  const { menu, isMenuKnown } = useVenueSide();
  const atHand = useDishesAtHand(ofPage === undefined);
  useRead(menu.menu, { enabled: isMenuKnown && ofPage === undefined && atHand === undefined });
  return ofPage ?? atHand ?? NONE;
}
