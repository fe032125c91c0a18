import { useState } from 'react';
import { SECOND_MS } from '../../config/times.ts';
import type { Point } from '../../contract/basics.ts';

type Search = { state: 'idle' | 'asking' | 'refused' } | { state: 'found'; at: Point };

const LONGEST_SEARCH_MS = 10 * SECOND_MS;
/** About a hundred metres: enough to sort branches. For privacy, the app sends no more. */
const ROUGH = 1000;
/** About a metre, to find a door. */
const EXACT = 100_000;

export interface Position {
  search: Search;
  ask: (onFound?: (at: Point) => void) => void;
  canAsk: boolean;
}

/** The diner's position, requested only when they ask for it. */
export function usePosition(isExact = false): Position {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const ask = (onFound?: (at: Point) => void) => {
    setSearch({ state: 'asking' });
    const unit = isExact ? EXACT : ROUGH;
    const rounded = (degrees: number) => Math.round(degrees * unit) / unit;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const at = { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) };
        setSearch({ state: 'found', at });
        onFound?.(at);
      },
      () => setSearch({ state: 'refused' }),
      {
        maximumAge: isExact ? 0 : 5 * 60 * SECOND_MS,
        timeout: LONGEST_SEARCH_MS,
        enableHighAccuracy: isExact,
      },
    );
  };
  // Browsers give no position to pages without HTTPS.
  return { search, ask, canAsk: 'geolocation' in navigator && globalThis.isSecureContext };
}
