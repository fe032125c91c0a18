import { FIRST_SCREEN_ID } from '../lazy/bootHandover.ts';

export interface FirstElement {
  root: HTMLElement;
  /** The element beside the app's own that holds the first screen. */
  first: HTMLElement;
}

export function firstElement(): FirstElement | undefined {
  const root = document.getElementById('root');
  if (!root) return undefined;
  const known = document.getElementById(FIRST_SCREEN_ID);
  if (known) return { root, first: known };
  const first = document.createElement('div');
  first.id = FIRST_SCREEN_ID;
  root.after(first);
  return { root, first };
}
