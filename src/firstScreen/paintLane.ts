import { modes } from '../ordering/visit/modes.ts';
import { tablePages } from '../ordering/visit/visitPages.ts';
import { venueLook } from '../rules/venue/venueLook.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { isNoLane, laneAnswers } from './answers.ts';
import { LaneScreen } from './LaneScreen.tsx';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { jsx } from './react.ts';
import { dressPage } from './VenueScreen.tsx';

/** A drive-through's welcome, at a link without a table. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, isForApp: isNoLane });

export const screenOf: ScreenOf = (came, diner) => {
  const answers = laneAnswers(came);
  if (!answers) return undefined;
  const { header, colors, welcome, setup } = answers;
  const { tableCode } = setup;
  const pages = tablePages({ code: diner.code, tableCode, mode: modes.DriveThrough });
  const viewer = { ...diner, pages, look: venueLook(header) };
  const name = dressPage(
    { ...answers, colors: { ...colors, ...givenColors(welcome.colors) } },
    viewer,
  );
  return { name, page: jsx(LaneScreen, { ...answers, viewer, tableCode }) };
};
