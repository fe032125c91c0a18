/** Where the diner is: kept for this tab only, except the language. */
import * as v from 'valibot';
import { LANGS, STATES } from '../contract/basics.ts';
import { entry, textEntry } from './entry.ts';
import { endingsOf } from './store.ts';

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
export const mergeCodeEntry = textEntry({
  area: 'session',
  key: () => 'mergeCode',
  schema: someText,
});

/** Where the hotel's page or the hall's page leads: at these places one orders as it says. */
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

/** Who lives in the room, as the guest has written it, so that the next kitchen need not ask. */
export const RoomGuest = v.object({ lastName: v.string(), departure: v.string() });
export type RoomGuest = v.InferOutput<typeof RoomGuest>;

export const roomGuestEntry = entry({
  area: 'session',
  key: (roomCode: string, tableId: number) => `roomGuest_${roomCode}_${tableId}`,
  schema: RoomGuest,
});

/** The bay that the driver has named for the order of this key; 0 for none. */
export const bayEntry = entry({
  area: 'session',
  key: (orderKey: string) => `bay_${orderKey}`,
  schema: whole,
});

/** The driver has said that they are here, and in which bay; 0 for none. */
export const arrivedEntry = entry({
  area: 'session',
  key: (eOrderId: number) => `arrived_${eOrderId}`,
  schema: whole,
});

const maybeWhole = v.optional(whole);

/** A rating that is being written, under the key by which it is sent once. */
const RatingDraft = v.object({
  uniqueId: someText,
  name: v.string(),
  mobileNo: v.string(),
  email: v.string(),
  answers: v.array(
    v.object({
      questionId: whole,
      value: maybeWhole,
      optionIds: v.optional(v.array(whole)),
      text: v.optional(v.string()),
      fileNames: v.optional(v.array(v.string())),
      menuItemId: maybeWhole,
    }),
  ),
  isSent: v.boolean(),
});
export type RatingDraft = v.InferOutput<typeof RatingDraft>;

const ratingPrefix = (code: string) => `rating_${code}_`;

export const ratingDraftEntry = entry({
  area: 'session',
  key: (code: string, templateId: number, eOrderId: number) =>
    `${ratingPrefix(code)}${templateId}_${eOrderId}`,
  schema: RatingDraft,
});

export function forgetRatingDrafts(code: string): void {
  for (const ending of endingsOf('session', ratingPrefix(code))) {
    const [templateId = 0, eOrderId = 0] = ending.split('_').map(Number);
    ratingDraftEntry.remove(code, templateId, eOrderId);
  }
}

export const langEntry = textEntry({
  area: 'session',
  key: (code: string) => `lang${code}`,
  schema: v.picklist(LANGS),
});
/** Outlives the tab; read when the tab has no language of its own. */
export const langMirrorEntry = textEntry({
  area: 'local',
  key: (code: string) => `lang_${code}`,
  schema: v.picklist(LANGS),
});

/** Popups that this visit has seen. */
export const notificationsShownEntry = entry({
  area: 'session',
  key: (code: string) => `notification${code}`,
  schema: v.array(
    v.object({ notificationId: whole, visibiltyId: v.number(), displayed: v.boolean() }),
  ),
});

/** How far down each page of this tab's history was read. */
export const scrollPlacesEntry = entry({
  area: 'session',
  key: () => 'scrollPlaces',
  schema: v.record(v.string(), v.number()),
});

/**
 * A dish that is being put together. It belongs to one page of the visit's history, so that a
 * reload or a step back and forth finds it again and a fresh look at the dish does not.
 */
const DishDraft = v.object({
  page: v.string(),
  menuItemId: whole,
  tableCartId: whole,
  uniqueId: someText,
  quantity: v.pipe(whole, v.minValue(1)),
  note: v.string(),
  choices: v.array(v.tuple([whole, v.array(v.tuple([whole, whole]))])),
});
export type DishDraft = v.InferOutput<typeof DishDraft>;

export const dishDraftEntry = entry({
  area: 'session',
  key: (code: string) => `dishDraft_${code}`,
  schema: DishDraft,
});

/** When this tab was last loaded anew by the app itself: it must not do so without end. */
export const ownReloadEntry = entry({
  area: 'session',
  key: (reason: 'newVersion' | 'lostFile') => `reload_${reason}`,
  schema: v.number(),
});
