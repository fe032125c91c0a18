import { NOTHING, useRead } from '../../queries/read.ts';
import { useVenueSide } from '../visit/useVenueSide.ts';
import { useMenuReads } from './useVisitMenu.ts';

/** The menu's head, as whichever call read it last has told. */
export function useMenuHead(isTableUnknown = false) {
  const { keptHead, isMenuKnown } = useVenueSide();
  const reads = useMenuReads(isTableUnknown);
  const hasHead = reads.head !== undefined;
  const menu = useRead(reads.menu, { enabled: !hasHead && isMenuKnown });
  const details = useRead(reads.head ?? NOTHING, {
    enabled: hasHead && menu.data === undefined,
  });
  // Whichever was read last knows the version in force.
  const isMenuYounger = menu.data !== undefined && menu.dataUpdatedAt >= details.dataUpdatedAt;
  const answered = isMenuYounger ? menu.data : details.data;
  const head = answered ?? keptHead?.();
  const asked = hasHead ? details : menu;
  return {
    head,
    /** What it says of ordering. That of another day says nothing of now. */
    terms: answered,
    /** Why there is none. */
    failure: head ? null : asked.error,
    listed: menu.data?.menuItems ?? [],
    reload: () => void asked.refetch(),
  };
}
