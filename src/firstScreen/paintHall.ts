import { NO_TABLE } from '../rules/common/address.ts';
import { hallAnswers, headersInHall } from './answers.ts';
import { HallScreen } from './HallScreen.tsx';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(HallScreen, hallAnswers, ({ hall }, { t }) => ({
  colors: hall.colors,
  title: t('hall.title'),
  tableCode: NO_TABLE,
}));

/** A food hall. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, headersIn: headersInHall });
