import { useEffect, useReducer } from 'react';
import { loadPart } from '../../lazy/lazyPart.tsx';
import { avoidsSomething } from '../../storage/deviceEntries.ts';
import type { AllergyParts } from './parts.ts';

let partsNow: (() => AllergyParts) | undefined;

/** Before the first page is drawn, so that no dish is ever on screen without its mark. */
export async function loadAllergyParts(): Promise<void> {
  if (!avoidsSomething() || partsNow) return;
  try {
    partsNow = (await loadPart(() => import('./parts.ts'))).partsNow;
  } catch {
    // A lost file is told of like any other.
  }
}

/** The parts with the profile of this moment: read anew whenever the layout is drawn. */
export function useAllergyParts(): AllergyParts | undefined {
  const isWanted = avoidsSomething();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    if (isWanted) void loadAllergyParts().then(drawAgain);
  }, [isWanted]);
  return isWanted ? partsNow?.() : undefined;
}
