import { useCallback, useSyncExternalStore } from 'react';
import type { Yours } from '../../rules/menu/yours.ts';
import { onYoursChanged, yoursAt } from '../../storage/yours.ts';
import { useVisit } from '../visit/useVisit.ts';

/** The diner's favourites at this venue, and the dishes viewed last. */
export function useYours(): Yours {
  const { code } = useVisit();
  const watch = useCallback((listener: () => void) => onYoursChanged(code, listener), [code]);
  return useSyncExternalStore(watch, () => yoursAt(code));
}
