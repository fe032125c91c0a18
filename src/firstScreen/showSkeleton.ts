import type { Lang } from '../contract/languages.ts';
import { firstElement } from './firstElement.ts';
import { FirstSkeleton } from './FirstSkeleton.tsx';
import { draw, jsx } from './react.ts';

/** "Loading the menu" in every language, inserted by the build: the strings arrive later. */
declare const LOADING_THE_MENU: Record<Lang, string>;

/** Draws the outline of a menu while there is nothing else to show. */
export function showSkeleton(lang: Lang): void {
  const { root, first } = firstElement() ?? {};
  if (!root || !first || root.firstChild || first.firstChild) return;
  // The style sheet hides it once the app has rendered something.
  first.className = 'skeleton';
  draw(jsx(FirstSkeleton, { label: LOADING_THE_MENU[lang] }), first);
}
