import type { ComponentProps } from 'react';
import { modes } from '../../ordering/visit/modes.ts';
import { LaneWelcome } from '../../pages/venue/TableCard.tsx';
import { type LaneAnswers, isNoLane, laneAnswers } from './tableAnswers.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';
import { isTableKnown } from '../../storage/earlyReads.ts';
import { tablePages } from '../../ordering/visit/visitPages.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type LaneScreenProps = LaneAnswers &
  Pick<ComponentProps<typeof WelcomeScreen>, 'viewer' | 'tableCode'>;

/** A drive-through's welcome. */
export function LaneScreen({ setup, ...place }: LaneScreenProps) {
  const { welcome, readyMinutes } = setup;
  return (
    <WelcomeScreen
      {...place}
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
export const paint: Paint = async (asked, early) =>
  !isTableKnown(asked.code) && paintScreen(asked, early, { screenOf, isForApp: isNoLane });
