import { useSyncExternalStore } from 'react';

/** Pages have two columns from here on. The style sheets repeat this width. */
const WIDE = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export const isWide = () => matchMedia(WIDE).matches;

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}
