/** The current visit, kept for this tab only, except for the language. */
import * as v from 'valibot';
import { STATES } from '../contract/basics.ts';
import { SPOKEN_LANGS } from '../contract/languages.ts';
import { entry, textEntry } from './entry.ts';

const someText = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.safeInteger());

export const codeEntry = textEntry({ area: 'session', key: () => 'code', schema: someText });
export const tableCodeEntry = textEntry({
  area: 'session',
  key: () => 'tableCode',
  schema: someText,
});
export const storeIdEntry = entry({ area: 'session', key: () => 'storeId', schema: whole });
export const stateEntry = textEntry({
  area: 'session',
  key: () => 'State',
  schema: v.picklist(STATES),
});
export const roomCodeEntry = textEntry({
  area: 'session',
  key: () => 'roomCode',
  schema: someText,
});
export const roomTableIdEntry = entry({ area: 'session', key: () => 'roomTableId', schema: whole });
/** No guest is checked in to the room, so the menu can only be read. */
export const roomIdleEntry = entry({
  area: 'session',
  key: () => 'roomIdle',
  schema: v.literal(true),
});
export const mergeCodeEntry = textEntry({
  area: 'session',
  key: () => 'mergeCode',
  schema: someText,
});

/** A place reached from a hotel's or hall's page, and its ordering mode. */
export const EntryPlace = v.object({
  code: someText,
  tableCode: someText,
  state: v.picklist(STATES),
});
export type EntryPlace = v.InferOutput<typeof EntryPlace>;

export const entryPlacesEntry = entry({
  area: 'session',
  key: () => 'entryPlaces',
  schema: v.array(EntryPlace),
});

export const langEntry = textEntry({
  area: 'session',
  key: (code: string) => `lang${code}`,
  schema: v.picklist(SPOKEN_LANGS),
});
/** Outlives the tab; used if the tab has no language of its own. */
export const langMirrorEntry = textEntry({
  area: 'local',
  key: (code: string) => `lang_${code}`,
  schema: v.picklist(SPOKEN_LANGS),
});

/** Popups that were shown in this visit. */
export const notificationsShownEntry = entry({
  area: 'session',
  key: (code: string) => `notification${code}`,
  schema: v.array(
    v.object({ notificationId: whole, visibiltyId: v.number(), displayed: v.boolean() }),
  ),
});

/** The scroll positions of the pages in this tab's history. */
export const scrollPositionsEntry = entry({
  area: 'session',
  key: () => 'scrollPlaces',
  schema: v.record(v.string(), v.number()),
});

/** The time of the app's last own reload of this tab. Prevents endless reloads. */
export const ownReloadEntry = entry({
  area: 'session',
  key: (reason: 'newVersion' | 'lostFile') => `reload_${reason}`,
  schema: v.number(),
});
