import { NO_TABLE } from '../rules/common/address.ts';
import { venueLook } from '../rules/venue/venueLook.ts';
import { givenColors } from '../rules/venue/venueTheme.ts';
import { roomAnswers } from './answers.ts';
import { paintScreen, type Paint, type ScreenOf } from './paint.ts';
import { jsx } from './react.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { dressPage } from './VenueScreen.tsx';

/** A hotel room. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });

export const screenOf: ScreenOf = (came, diner) => {
  const answers = roomAnswers(came);
  if (!answers) return undefined;
  const { header, colors, room } = answers;
  const viewer = { ...diner, look: venueLook(header) };
  const worn = { ...colors, ...givenColors(room.colors) };
  const name = dressPage({ ...answers, colors: worn }, viewer, room.roomLabel);
  return { name, page: jsx(RoomScreen, { ...answers, viewer, tableCode: NO_TABLE }) };
};
