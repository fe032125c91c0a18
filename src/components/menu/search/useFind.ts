import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSearchParams } from 'react-router-dom';

/** The address keeps what is looked for, so that Back and a reload restore it. */
export const FIND_PARAM = 'find';

/** Looking for a dish is a step of its own: one step back is the menu as it was. */
export function useFind() {
  const [search, setSearch] = useSearchParams();
  const [isOpening, setIsOpening] = useState(false);
  const isInAddress = search.has(FIND_PARAM);
  if (isOpening && isInAddress) setIsOpening(false);
  const open = () => {
    // Before the address: a phone shows its keyboard only for a field that comes with the tap.
    flushSync(() => setIsOpening(true));
    setSearch(
      (old) => {
        old.set(FIND_PARAM, '');
        return old;
      },
      { state: FIND_PARAM },
    );
  };
  // Until the address has it the menu stays, which keeps its place on the screen.
  return { isOpen: isOpening || isInAddress, isMenuThere: !isInAddress, open };
}
