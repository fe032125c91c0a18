/** Unfinished input of the diner, kept for this tab only. */
import * as v from 'valibot';
import { Point } from '../contract/basics.ts';
import { ADDRESS_LABELS, ADDRESS_TEXTS, BUILDING_TYPES } from '../rules/account/addressForm.ts';
import { entry } from './entry.ts';

const someText = v.pipe(v.string(), v.nonEmpty());
const whole = v.pipe(v.number(), v.safeInteger());

/** The guest's details, so that they need not be entered again at the next outlet. */
export const RoomGuest = v.object({ lastName: v.string(), departure: v.string() });
export type RoomGuest = v.InferOutput<typeof RoomGuest>;

export const roomGuestEntry = entry({
  area: 'session',
  key: (roomCode: string, tableId: number) => `roomGuest_${roomCode}_${tableId}`,
  schema: RoomGuest,
});

/** The bay that the driver chose for the order of this key; 0 for none. */
export const bayEntry = entry({
  area: 'session',
  key: (orderKey: string) => `bay_${orderKey}`,
  schema: whole,
});

/** The driver has reported the arrival, in this bay; 0 for none. */
export const arrivedEntry = entry({
  area: 'session',
  key: (eOrderId: number) => `arrived_${eOrderId}`,
  schema: whole,
});

const maybeWhole = v.optional(whole);

/** An unfinished rating, with the key that makes the server accept it only once. */
const RatingDraft = v.object({
  uniqueId: someText,
  /** The customer who writes it; absent for a visitor. */
  customerId: maybeWhole,
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

export const ratingDraftEntry = entry({
  area: 'session',
  key: (code: string, templateId: number, eOrderId: number) =>
    `rating_${code}_${templateId}_${eOrderId}`,
  schema: RatingDraft,
});

export const REPORT_KINDS = ['missing', 'wrong', 'cold', 'other'] as const;

/** An unfinished report about an order, with the key that makes the server accept it only once. */
const ReportDraft = v.object({
  uniqueId: someText,
  kind: v.optional(v.picklist(REPORT_KINDS)),
  /** The unique ids of the lines in question. */
  lineIds: v.array(v.string()),
  words: v.string(),
  fileNames: v.array(v.string()),
});
export type ReportDraft = v.InferOutput<typeof ReportDraft>;

export const reportDraftEntry = entry({
  area: 'session',
  key: (eOrderId: number) => `report_${eOrderId}`,
  schema: ReportDraft,
});

/**
 * Unfinished choices of a dish. They belong to one history entry, so that a reload or a step back
 * restores them, but opening the dish again starts empty.
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

/** An unfinished new address, with the key that makes the server save it only once. */
const AddressDraft = v.object({
  customerId: whole,
  uniqueId: someText,
  values: v.object({
    ...v.entriesFromList(ADDRESS_TEXTS, v.string()),
    label: v.picklist(ADDRESS_LABELS),
    labelText: v.string(),
    buildingType: v.picklist(BUILDING_TYPES),
    cityId: whole,
    areaId: whole,
    pin: v.optional(Point),
    isPinConfirmed: v.boolean(),
  }),
});
export type AddressDraft = v.InferOutput<typeof AddressDraft>;

export const addressDraftEntry = entry({
  area: 'session',
  key: (code: string) => `addressDraft_${code}`,
  schema: AddressDraft,
});
