import { ServiceButtonView } from '../../components/table/ServiceButtonView.tsx';
import { RoundsView } from '../../pages/table/RoundsView.tsx';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { ordersAsked, roundsAnswers, type RoundsAnswers } from './tableAnswers.ts';
import { venueScreenOf } from './venuePage.ts';
import { VenueScreen, type Place } from './VenueScreen.tsx';

type RoundsScreenProps = RoundsAnswers & Place;

const nothing = () => undefined;

/** The orders of this phone at a table. */
export function RoundsScreen({ rounds, services, ...place }: RoundsScreenProps) {
  const { viewer, venue } = place;
  return (
    <VenueScreen {...place}>
      <RoundsView
        viewer={viewer}
        timeZone={venue.timeZone}
        rounds={rounds}
        service={services.length > 0 && <ServiceButtonView t={viewer.t} />}
        onAgain={nothing}
      />
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(RoundsScreen, roundsAnswers, (_, { t }) => ({
  title: t('rounds.title'),
}));

export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, othersIn: ordersAsked });
