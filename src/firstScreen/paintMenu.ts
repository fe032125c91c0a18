import { MenuAge } from '../pages/menu/MenuAge.tsx';
import { venueLook } from '../rules/venue/venueLook.ts';
import { storedTableMenu } from '../storage/earlyReads.ts';
import { menuAnswers } from './answers.ts';
import { MenuScreen, taps } from './MenuScreen.tsx';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { jsx } from './react.ts';
import { dressPage } from './VenueScreen.tsx';

/** A table's menu: the stored one of the last visit, if any, until the server answers. */
export const paint: Paint = (asked, early) => {
  const { code, tableCode, lang } = asked;
  return paintScreen(asked, early, screenOf, storedTableMenu(code, tableCode, lang));
};

export const screenOf: ScreenOf = (came, { tableCode, ...diner }, keptAt) => {
  const answers = menuAnswers(came, diner.nowMs);
  if (!answers) return undefined;
  const viewer = { ...diner, look: venueLook(answers.header) };
  dressPage(answers, viewer, viewer.t('menu.title'));
  const page = jsx(MenuScreen, { ...answers, viewer, tableCode });
  // Formatting dates is slow.
  const age = keptAt !== undefined && { later: jsx(MenuAge, { viewer, from: keptAt }) };
  return { page, taps, ...age };
};
