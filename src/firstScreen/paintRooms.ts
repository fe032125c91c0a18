import { NO_TABLE } from '../rules/common/address.ts';
import { roomAnswers } from './answers.ts';
import { paintScreen, type Paint } from './paint.ts';
import { RoomScreen } from './RoomScreen.tsx';
import { venueScreenOf } from './venuePage.ts';

export const screenOf = venueScreenOf(RoomScreen, roomAnswers, ({ room }) => ({
  colors: room.colors,
  title: room.roomLabel,
  tableCode: NO_TABLE,
}));

/** A hotel room. */
export const paint: Paint = (asked, early) => paintScreen(asked, early, { screenOf });
