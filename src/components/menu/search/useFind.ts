import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';

/** The address contains the query, so that Back and a reload restore it. */
export const FIND_PARAM = 'find';

/** The search is its own step in the history: one step back restores the menu. */
export function useFind() {
  const [search, setSearch] = useSearchParams();
  const [isOpening, setIsOpening] = useState(false);
  const isInAddress = search.has(FIND_PARAM);
  if (isOpening && isInAddress) setIsOpening(false);
  const open = () => {
    // Before the address: phones show the keyboard only for a field that appears with the tap.
    flushSync(() => setIsOpening(true));
    setSearch(
      (old) => {
        old.set(FIND_PARAM, '');
        return old;
      },
      { state: FIND_PARAM },
    );
  };
  // Until the address changes, the menu stays, which preserves its scroll position.
  return { isOpen: isOpening || isInAddress, isMenuThere: !isInAddress, open };
}
