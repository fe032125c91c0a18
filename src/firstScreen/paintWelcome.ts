import { welcomeAnswers } from './answers.ts';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

export const screenOf = venueScreenOf(
  WelcomeScreen,
  (came, { nowMs }) => welcomeAnswers(came, nowMs),
  ({ welcome: { colors } }) => ({ colors }),
);

/** A venue's welcome at a table. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });
