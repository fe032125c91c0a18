import { deliveryPages } from '../ordering/visit/visitPages.ts';
import { isServingChosen } from '../storage/earlyReads.ts';
import { landingAnswers } from './answers.ts';
import { LandingScreen } from './LandingScreen.tsx';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(LandingScreen, landingAnswers, ({ landing }, diner) => ({
  colors: landing.colors,
  pages: deliveryPages(diner),
}));

/** The landing page of the delivery side for a visitor. The app adds the blocks with dishes. */
export const paint: Paint = async (asked, early) =>
  !isServingChosen(asked.code) &&
  paintScreen(asked, early, { screenOf, isLater: (name) => LATER.has(name) });

const LATER: ReadonlySet<string> = new Set(['deliveryMenu', 'soldOut']);
