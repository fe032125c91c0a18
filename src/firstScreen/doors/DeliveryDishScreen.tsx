import { deliveryPages, LINE_PARAM } from '../../ordering/visit/visitPages.ts';
import { labelOf } from '../../rules/common/labels.ts';
import { isDishBegun } from '../../storage/earlyReads.ts';
import { deliveryDishAnswers } from './deliveryAnswers.ts';
import { DishLinkScreen } from './DishLinkScreen.tsx';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(DishLinkScreen, deliveryDishAnswers, ({ dish }, diner) => ({
  title: labelOf(dish, diner.lang),
  pages: deliveryPages(diner),
}));

/** A dish of the delivery side for a visitor, by its link. */
export const paint: Paint = async (asked, early) => {
  const isLine = new URLSearchParams(location.search).has(LINE_PARAM);
  const isForApp = isDishBegun(asked.code) || isLine;
  return !isForApp && location.hash === '' && paintScreen(asked, early, { screenOf });
};
