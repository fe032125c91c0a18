import type { ComponentProps } from 'react';
import { modes } from '../../ordering/visit/modes.ts';
import { LaneWelcome } from '../../pages/venue/TableCard.tsx';
import { type LaneAnswers, isNoLane, laneAnswers } from './answers.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';
import { tablePages } from '../../ordering/visit/visitPages.ts';
import { paintScreen, type Paint } from '../paint.ts';
import { venueScreenOf } from './venuePage.ts';

type LaneScreenProps = LaneAnswers &
  Pick<ComponentProps<typeof WelcomeScreen>, 'viewer' | 'tableCode'>;

/** A drive-through's welcome. */
export function LaneScreen({ setup, ...place }: LaneScreenProps) {
  const { welcome, readyMinutes } = setup;
  return (
    <WelcomeScreen
      {...place}
      asks={modes.DriveThrough.asks}
      notice={<LaneWelcome viewer={place.viewer} welcome={welcome} readyMinutes={readyMinutes} />}
    />
  );
}

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
