import { useCallback, useSyncExternalStore } from 'react';
import type { Yours } from '../../rules/menu/yours.ts';
import { onYoursChanged, yoursAt } from '../../storage/yours.ts';
import { useVisit } from '../visit/useVisit.ts';

/** The dishes of this venue that the diner keeps, and those they looked at last. */
export function useYours(): Yours {
  const { code } = useVisit();
  const watch = useCallback((listener: () => void) => onYoursChanged(code, listener), [code]);
  return useSyncExternalStore(watch, () => yoursAt(code));
}
