import { modes } from '../ordering/visit/modes.ts';
import { tablePages } from '../ordering/visit/visitPages.ts';
import { isNoLane, laneAnswers } from './answers.ts';
import { LaneScreen } from './LaneScreen.tsx';
import { paintScreen, type Paint } from './paint.ts';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(
  LaneScreen,
  laneAnswers,
  ({ welcome, setup: { tableCode } }, { code }) => ({
    colors: welcome.colors,
    tableCode,
    pages: tablePages({ code, tableCode, mode: modes.DriveThrough }),
  }),
);

/** A drive-through's welcome, at a link without a table. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, isForApp: isNoLane });
