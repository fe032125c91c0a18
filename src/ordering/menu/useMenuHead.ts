import { NOTHING, useRead } from '../../queries/read.ts';
import { useVenueSide } from '../visit/useVenueSide.ts';
import { useMenuReads } from './useVisitMenu.ts';

/** The menu's head from the most recent answer of the two calls that return it. */
export function useMenuHead(isTableUnknown = false) {
  const { keptHead, isMenuKnown } = useVenueSide();
  const reads = useMenuReads(isTableUnknown);
  const hasHead = reads.head !== undefined;
  const menu = useRead(reads.menu, { enabled: !hasHead && isMenuKnown });
  const details = useRead(reads.head ?? NOTHING, {
    enabled: hasHead && menu.data === undefined,
  });
  // The more recent answer has the current version.
  const isMenuYounger = menu.data !== undefined && menu.dataUpdatedAt >= details.dataUpdatedAt;
  const answered = isMenuYounger ? menu.data : details.data;
  const head = answered ?? keptHead?.();
  const asked = hasHead ? details : menu;
  return {
    head,
    /** Ordering terms from the server only: a stored head is outdated. */
    terms: answered,
    /** Why there is no head. */
    failure: head ? null : asked.error,
    listed: menu.data?.menuItems ?? [],
    reload: () => void asked.refetch(),
  };
}
