import type { ComponentProps } from 'react';
import { modes } from '../ordering/visit/modes.ts';
import { LaneWelcome } from '../pages/venue/TableCard.tsx';
import type { LaneAnswers } from './answers.ts';
import { WelcomeScreen } from './WelcomeScreen.tsx';

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
