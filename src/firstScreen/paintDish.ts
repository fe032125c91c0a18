import { labelOf } from '../rules/common/labels.ts';
import { isDishBegun, likelyCartKey } from '../storage/earlyReads.ts';
import { dishAnswers } from './answers.ts';
import { DishLinkScreen } from './DishLinkScreen.tsx';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(DishLinkScreen, dishAnswers, ({ dish }, { lang }) => ({
  title: labelOf(dish, lang),
}));

/** A dish by its link. The app goes on with a choice, and knows the dishes of the table's cart. */
export const paint: Paint = async (asked, early) => {
  const { code, tableCode } = asked;
  const isForApp = isDishBegun(code) || likelyCartKey(code, tableCode) !== undefined;
  return !isForApp && location.hash === '' && paintScreen(asked, early, { screenOf });
};
