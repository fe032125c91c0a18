import { useSyncExternalStore } from 'react';

/** From here on pages have two columns; the style sheets say the same. */
const WIDE = '(min-width: 60rem)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}
