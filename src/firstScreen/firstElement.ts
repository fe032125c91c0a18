import { FIRST_SCREEN_ID } from '../lazy/bootHandover.ts';

/** From this width on the cart is beside the dishes: only the app draws that layout. */
const WIDE = '(min-width: 60rem)';

interface FirstElement {
  root: HTMLElement;
  /** The element beside the app's own that holds the first screen. */
  first: HTMLElement;
}

/** Undefined where only the app draws. */
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
