import type { Viewer } from '../components/venue/useViewer.ts';
import { EntryColumn, Room } from '../pages/venue/Room.tsx';
import type { RoomAnswers } from './answers.ts';
import { VenueScreen } from './VenueScreen.tsx';

interface RoomScreenProps extends RoomAnswers {
  viewer: Viewer;
  tableCode: string;
}

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
