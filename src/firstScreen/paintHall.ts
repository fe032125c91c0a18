import { NO_TABLE } from '../rules/common/address.ts';
import { venueLook } from '../rules/venue/venueLook.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { hallAnswers, headersInHall } from './answers.ts';
import { HallScreen } from './HallScreen.tsx';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { jsx } from './react.ts';
import { dressPage } from './VenueScreen.tsx';

/** A food hall. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, headersIn: headersInHall });

export const screenOf: ScreenOf = (came, diner) => {
  const answers = hallAnswers(came);
  if (!answers) return undefined;
  const { header, colors, hall } = answers;
  const viewer = { ...diner, look: venueLook(header) };
  const worn = { ...colors, ...givenColors(hall.colors) };
  const name = dressPage({ ...answers, colors: worn }, viewer, viewer.t('hall.title'));
  return { name, page: jsx(HallScreen, { ...answers, viewer, tableCode: NO_TABLE }) };
};
