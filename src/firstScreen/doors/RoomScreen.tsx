import { EntryColumn, Room } from '../../pages/venue/Room.tsx';
import { type RoomAnswers, roomAnswers } from './answers.ts';
import { VenueScreen, type Place } from './VenueScreen.tsx';
import { NO_TABLE } from '../../rules/common/address.ts';
import { paintScreen } from '../paint.ts';
import type { Paint } from '../screen.ts';
import { venueScreenOf } from './venuePage.ts';

type RoomScreenProps = RoomAnswers & Place;

/** A hotel room with its outlets. */
export function RoomScreen({ room, ...place }: RoomScreenProps) {
  return (
    <VenueScreen {...place}>
      <EntryColumn>
        <Room viewer={place.viewer} room={room} hotel={place.venue} />
      </EntryColumn>
    </VenueScreen>
  );
}

export const screenOf = venueScreenOf(RoomScreen, roomAnswers, ({ room }) => ({
  colors: room.colors,
  title: room.roomLabel,
  tableCode: NO_TABLE,
}));

/** A hotel room. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });
