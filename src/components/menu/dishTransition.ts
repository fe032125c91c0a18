import type { MouseEvent } from 'react';

/** The picture that a dish's card and its page share while one turns into the other. */
const SHARED_NAME = 'dish-picture';
/** A page that comes later than this is shown without a transition. */
const LONGEST_WAIT_MS = 400;

let named: HTMLElement | undefined;
let arrive: (() => void) | undefined;

function name(element: HTMLElement | null | undefined): void {
  // Two elements of one name would make the browser skip the transition.
  named?.style.removeProperty('view-transition-name');
  named = element ?? undefined;
  named?.style.setProperty('view-transition-name', SHARED_NAME);
}

/** Called as a card is pressed: its picture moves to the dish's page, all else fades. */
export function openFromCard(event: MouseEvent<HTMLElement>): void {
  const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (isForNewTab || isQuiet || !('startViewTransition' in document)) return;
  const card = event.currentTarget.closest('article');
  name(card?.querySelector<HTMLElement>('[data-dish-picture]'));
  // The link goes on by itself; the browser holds the old picture until the new page is there.
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, LONGEST_WAIT_MS);
      }),
  );
  // A browser may skip it, and the page comes all the same.
  transition.ready.catch(() => undefined);
}

/** Another page is on screen. */
export function pageArrived(): void {
  arrive?.();
  arrive = undefined;
}

/** For the picture of the dish's own page. */
export function nameOnPage(element: HTMLElement | null): void {
  if (element) name(element);
}
