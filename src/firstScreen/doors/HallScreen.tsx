import { HallFindView } from '../../pages/venue/HallFindView.tsx';
import {
  HallView,
  kitchenLook,
  KitchenView,
  type KitchenProps,
} from '../../pages/venue/HallView.tsx';
import { EntryColumn } from '../../pages/venue/Room.tsx';
import { type HallAnswers, hallAnswers, headersInHall } from './answers.ts';
import { appearanceHere, VenueScreen, type Place } from './VenueScreen.tsx';
import { NO_TABLE } from '../../rules/common/address.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type HallScreenProps = HallAnswers & Place;

const nothing = () => undefined;

/** A kitchen in its own colours. */
function kitchenIn(headers: HallAnswers['headers']) {
  return function Kitchen(kitchen: KitchenProps) {
    const header = headers.get(kitchen.venue.code);
    const look = header && kitchenLook(header, kitchen.viewer.lang, appearanceHere());
    return <KitchenView look={look} {...kitchen} />;
  };
}

/** A food hall. */
export function HallScreen({ hall, headers, ...place }: HallScreenProps) {
  const { viewer, venue } = place;
  return (
    <VenueScreen {...place}>
      <EntryColumn>
        <HallView
          viewer={viewer}
          hall={hall}
          timeZone={venue.timeZone}
          find={<HallFindView t={viewer.t} value="" onChange={nothing} />}
          Kitchen={kitchenIn(headers)}
        />
      </EntryColumn>
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(HallScreen, hallAnswers, ({ hall }, { t }) => ({
  colors: hall.colors,
  title: t('hall.title'),
  tableCode: NO_TABLE,
}));

/** A food hall. */
export const paint: Paint = (asked, early) =>
  paintScreen(asked, early, { screenOf, othersIn: headersInHall });
