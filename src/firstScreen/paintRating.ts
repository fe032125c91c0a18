import { isRatingBegun, isTableKnown } from '../storage/earlyReads.ts';
import { ratingAnswers } from './answers.ts';
import { paintScreen, type Paint } from './paint.ts';
import { RatingFormScreen } from './RatingFormScreen.tsx';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(RatingFormScreen, ratingAnswers, ({ template }, { t }) => ({
  colors: template.colors,
  title: t('rating.title'),
}));

/** A rating form by its link. The app goes on with a draft, and knows the tab's table. */
export const paint: Paint = async (asked, early) => {
  if (isTableKnown(asked.code) || isRatingBegun(asked.code)) return false;
  return paintScreen(asked, early, { screenOf });
};
