/** The picture that a dish's card and its page share while one turns into the other. */
const SHARED_NAME = 'dish-picture';

let openedId: number | undefined;
let named: HTMLElement | undefined;

function name(element: HTMLElement | null): void {
  // Two elements of one name would make the browser skip the transition.
  named?.style.removeProperty('view-transition-name');
  named = element ?? undefined;
  named?.style.setProperty('view-transition-name', SHARED_NAME);
}

/** Called as a card is pressed: only its picture moves, the others fade with the page. */
export function openFromCard(menuItemId: number, card: Element): void {
  openedId = menuItemId;
  name(card.querySelector<HTMLElement>('[data-dish-picture]'));
}

/** For the picture of the dish's own page. */
export function nameOnPage(element: HTMLElement | null): void {
  if (element) name(element);
}

/** For the picture of a card: the one that was opened takes its picture back. */
export function nameOnCard(menuItemId: number, element: HTMLElement | null): void {
  if (element && openedId === menuItemId) name(element);
}
