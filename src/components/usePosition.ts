import { useState } from 'react';
import { SECOND_MS } from '../config/times.ts';
import type { Point } from '../contract/basics.ts';

type Search = { state: 'idle' | 'asking' | 'refused' } | { state: 'found'; at: Point };

const LONGEST_SEARCH_MS = 10 * SECOND_MS;
/** About a hundred metres: enough to sort branches, and no more than that is told. */
const ROUNDING = 1000;

/** Where the diner is, asked only when they want it. */
export function usePosition() {
  const [search, setSearch] = useState<Search>({ state: 'idle' });
  const ask = () => {
    setSearch({ state: 'asking' });
    const rounded = (degrees: number) => Math.round(degrees * ROUNDING) / ROUNDING;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setSearch({
          state: 'found',
          at: { latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) },
        }),
      () => setSearch({ state: 'refused' }),
      { maximumAge: 5 * 60 * SECOND_MS, timeout: LONGEST_SEARCH_MS },
    );
  };
  // On a page without encryption there is no position to ask for.
  return { search, ask, canAsk: 'geolocation' in navigator && globalThis.isSecureContext };
}
