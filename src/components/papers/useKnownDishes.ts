import { useMemo } from 'react';
import { useVenueSide } from '../../ordering/visit/useVenueSide.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useRead } from '../../queries/read.ts';
import type { KnownDish } from '../../rules/papers/staffCard.ts';
import { menuItemsEntry } from '../../storage/venueEntries.ts';

const NONE: readonly KnownDish[] = [];

/** The dishes of the menu, for their other names. A phone that does not know them asks for it. */
export function useKnownDishes(ofPage?: readonly KnownDish[]): readonly KnownDish[] {
  const { code } = useVisit();
  const { menu, isMenuKnown } = useVenueSide();
  const stored = useMemo(() => menuItemsEntry.read(code)?.list, [code]);
  const { data } = useRead(menu.menu, {
    enabled: isMenuKnown && ofPage === undefined && stored === undefined,
  });
  return ofPage ?? data?.menuItems ?? stored ?? NONE;
}
