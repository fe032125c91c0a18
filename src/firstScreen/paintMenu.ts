import { MenuAge } from '../pages/menu/MenuAge.tsx';
import { menuAnswers } from './answers.ts';
import { MenuScreen } from './MenuScreen.tsx';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { storedTableMenu } from '../storage/earlyReads.ts';
import { jsx } from './standIns/react.ts';

/** A table's menu: the stored one of the last visit, if any, until the server answers. */
export const paint: Paint = (asked, early) => {
  const { code, tableCode, lang } = asked;
  return paintScreen(asked, early, screenOf, storedTableMenu(code, tableCode, lang));
};

const screenOf: ScreenOf = (came, keptAt) => {
  const answers = menuAnswers(came, Date.now());
  if (!answers) return undefined;
  const page = jsx(MenuScreen, { ...answers });
  // Formatting dates is slow.
  return keptAt === undefined ? { page } : { page, later: jsx(MenuAge, { from: keptAt }) };
};
