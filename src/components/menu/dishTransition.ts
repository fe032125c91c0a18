import type { MouseEvent } from 'react';

/** The transition name that connects the picture on a dish's card with that on its page. */
const SHARED_NAME = 'dish-picture';
/** A page that takes longer to appear is shown without a transition. */
const LONGEST_WAIT_MS = 400;

let named: HTMLElement | undefined;
let arrive: (() => void) | undefined;

function name(element: HTMLElement | null | undefined): void {
  // The browser skips the transition if two elements have the same name.
  named?.style.removeProperty('view-transition-name');
  named = element ?? undefined;
  named?.style.setProperty('view-transition-name', SHARED_NAME);
}

/** Called when a card is pressed: the picture moves to the dish's page. */
export function openFromCard(event: MouseEvent<HTMLElement>): void {
  const isForNewTab = event.metaKey || event.ctrlKey || event.shiftKey;
  const isQuiet =
    matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.documentElement.dataset['motion'] === 'less';
  if (isForNewTab || isQuiet || !('startViewTransition' in document)) return;
  const card = event.currentTarget.closest('article');
  const picture = card?.querySelector<HTMLElement>('[data-dish-picture]');
  // A transition costs two frames: without a picture nothing would move.
  if (!picture) return;
  name(picture);
  // The link navigates by itself; the browser shows the old picture until the new page is ready.
  const transition = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        arrive = resolve;
        setTimeout(resolve, LONGEST_WAIT_MS);
      }),
  );
  // The browser may skip the transition; the page is shown anyway.
  transition.ready.catch(() => undefined);
}

/** Called when another page is on screen: lets the transition start. */
export function pageArrived(): void {
  arrive?.();
  arrive = undefined;
}

/** Style for the picture on the dish's own page. */
export function nameOnPage(element: HTMLElement | null): void {
  if (element) name(element);
}
