import { FIRST_SCREEN_ID } from '../lazy/bootHandover.ts';

/** From this width on the cart stands beside the dishes: the app draws that alone. */
const WIDE = '(min-width: 60rem)';

interface FirstElement {
  root: HTMLElement;
  /** The element beside the app's own in which the first screen is drawn. */
  first: HTMLElement;
}

/** Undefined where the app draws alone. */
export function firstElement(): FirstElement | undefined {
  const root = document.getElementById('root');
  if (!root || matchMedia(WIDE).matches) return undefined;
  const known = document.getElementById(FIRST_SCREEN_ID);
  if (known) return { root, first: known };
  const first = document.createElement('div');
  first.id = FIRST_SCREEN_ID;
  root.after(first);
  return { root, first };
}
