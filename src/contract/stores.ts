/** Branches: where they are and when they are open. */
import * as v from 'valibot';
import {
  flag,
  id,
  iso,
  key,
  list,
  maybe,
  maybeText,
  money,
  quantity,
  text,
  maybeKilometres,
  maybeMinutes,
  minutesOrNone,
} from './schema.ts';
import { Point, TimeRange } from './basics.ts';

export const StoreSummary = v.object({
  storeId: id,
  code: text,
  labelEN: text,
  labelAR: text,
  addressEN: text,
  addressAR: text,
  location: maybe(Point),
  distanceKm: maybeKilometres,
  phone: maybeText,
  image: maybeText,
  isOpenNow: flag,
  nextOpenAt: maybeText,
  closesAt: maybeText,
  isBusy: flag,
  isDelivery: flag,
  isPickUp: flag,
  isDriveThrough: flag,
  pickUpMinutes: maybeMinutes,
  deliveryMinutes: maybeMinutes,
});
export type StoreSummary = v.InferOutput<typeof StoreSummary>;

export const OperationHours = v.object({
  storeId: id,
  timeZone: text,
  isOpenNow: flag,
  nextOpenAt: maybeText,
  closesAt: maybeText,
  lastOrderMinutes: minutesOrNone,
  week: list(
    v.object({
      day: v.number(),
      delivery: list(TimeRange),
      pickUp: list(TimeRange),
      dineIn: list(TimeRange),
    }),
    'opening days',
  ),
  special: list(
    v.object({
      date: text,
      isClosed: flag,
      ranges: list(TimeRange),
      noteEN: maybeText,
      noteAR: maybeText,
    }),
    'special days',
  ),
});
export type OperationHours = v.InferOutput<typeof OperationHours>;

export const TimeSlot = v.object({
  slotId: key,
  from: iso,
  to: iso,
  isAvailable: flag,
  left: maybe(quantity),
  extraFee: maybe(money),
});
export type TimeSlot = v.InferOutput<typeof TimeSlot>;

export const StoreLocation = v.object({
  storeId: id,
  location: Point,
  mapUrl: text,
  isOpenNow: flag,
});
export type StoreLocation = v.InferOutput<typeof StoreLocation>;

export const StoreAddress = v.object({
  storeId: id,
  labelEN: text,
  labelAR: text,
  addressEN: text,
  addressAR: text,
  phone: text,
  pickUpNoteEN: maybeText,
  pickUpNoteAR: maybeText,
  parkingNote: maybeText,
});
export type StoreAddress = v.InferOutput<typeof StoreAddress>;

/** Where the diner is, if they allowed it. */
export type Position = Readonly<{ latitude?: number; longitude?: number }>;
