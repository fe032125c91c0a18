import { venueLook } from '../rules/venue/venueLook.ts';
import { bodyOf, CALLS, venueAnswers, type AnswersAsTheyCame } from './doors/answers.ts';
import { dressPage, VenueScreen } from './doors/VenueScreen.tsx';
import type { FirstElement } from './firstElement.ts';
import { MenuOutline } from './FirstSkeleton.tsx';
import type { Asked, Diner, Page } from './screen.ts';
import { draw, jsx } from './react.ts';

/** The other answers of a page usually come sooner. */
const SLOW_MS = 400;

const OF_VENUE: ReadonlySet<string> = new Set([
  'venue',
  'header',
  'deliveryHeader',
  'colors',
  'loginColors',
]);

/** Draws the venue's header above the outline of the page while other answers are slow. */
export function drawHeader(
  { answers }: Asked,
  diner: Diner,
  { root, first }: FirstElement,
  { Frame = VenueScreen }: Page,
): void {
  const begin = async () => {
    const came: AnswersAsTheyCame = {};
    for (const [name, path] of CALLS) {
      const answer = OF_VENUE.has(name) ? answers[path] : undefined;
      if (answer) came[name] = await bodyOf(answer);
    }
    const known = venueAnswers(came);
    // By now the page itself may be drawn, or the app's.
    if (!known || root.inert || root.firstChild) return;
    const { t, tableCode } = diner;
    const viewer = { ...diner, look: venueLook(known.header) };
    const children = first.firstChild && jsx(MenuOutline, { label: t('menu.loading') });
    dressPage(known, viewer);
    first.className = 'skeleton';
    first.replaceChildren();
    draw(jsx(Frame, { ...known, viewer, tableCode, children }), first);
    first.querySelector('header')?.setAttribute('inert', '');
  };
  setTimeout(() => begin().catch(() => undefined), SLOW_MS);
}
