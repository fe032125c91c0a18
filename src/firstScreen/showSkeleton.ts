import type { Lang } from '../contract/languages.ts';
import { firstElement } from './firstElement.ts';
import { FirstSkeleton } from './FirstSkeleton.tsx';
import { give } from './given.ts';
import { draw, jsx } from './standIns/react.ts';

/** "Loading the menu" in every language, inserted by the build: the strings arrive later. */
declare const LOADING_THE_MENU: Record<Lang, string>;

/** Draws the outline of a menu while there is nothing else to show. */
export function showSkeleton(place: { code: string; tableCode: string; lang: Lang }): void {
  const { root, first } = firstElement() ?? {};
  if (!root || !first || root.firstChild || first.firstChild) return;
  give({ ...place, theme: undefined, words: () => LOADING_THE_MENU[place.lang], taps: new Map() });
  // The style sheet hides it once the app has rendered something.
  first.className = 'skeleton';
  draw(jsx(FirstSkeleton, {}), first);
}
