import { venueLook } from '../rules/venue/venueLook.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { welcomeAnswers } from './answers.ts';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { jsx } from './react.ts';
import { dressPage } from './VenueScreen.tsx';
import { WelcomeScreen } from './WelcomeScreen.tsx';

/** A venue's welcome at a table. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });

export const screenOf: ScreenOf = (came, { tableCode, ...diner }) => {
  const answers = welcomeAnswers(came, diner.nowMs);
  if (!answers) return undefined;
  const { header, colors, welcome } = answers;
  const viewer = { ...diner, look: venueLook(header) };
  const name = dressPage(
    { ...answers, colors: { ...colors, ...givenColors(welcome.colors) } },
    viewer,
  );
  return { name, page: jsx(WelcomeScreen, { ...answers, viewer, tableCode, asks: 'contact' }) };
};
