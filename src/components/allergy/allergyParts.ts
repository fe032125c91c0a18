import { useEffect, useReducer } from 'react';
import { loadPart } from '../../lazy/lazyPart.tsx';
import { avoidsSomething } from '../../storage/deviceEntries.ts';
import type { AllergyParts } from './parts.ts';

let partsNow: (() => AllergyParts) | undefined;

/** Runs before the first page renders, so that no dish appears without its mark. */
export async function loadAllergyParts(): Promise<void> {
  if (!avoidsSomething() || partsNow) return;
  try {
    partsNow = (await loadPart(() => import('./parts.ts'))).partsNow;
  } catch {
    // `loadPart` reports a missing file.
  }
}

/** The components with the current profile, which each render of the layout reads again. */
export function useAllergyParts(): AllergyParts | undefined {
  const isWanted = avoidsSomething();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isWanted) void loadAllergyParts().then(drawAgain);
  }, [isWanted]);
  return isWanted ? partsNow?.() : undefined;
}
