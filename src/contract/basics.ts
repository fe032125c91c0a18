import * as v from 'valibot';
import { flag, key, list, maybeText, oneOf, text } from './schema.ts';

export const ORDER_TYPES = ['Table', 'DriveThrough', 'Room', 'Delivery', 'PickUp'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];
/** The types of the delivery side. */
export type ServiceType = Extract<OrderType, 'Delivery' | 'PickUp'>;
export const STATES = [...ORDER_TYPES, 'View'] as const;
export type State = (typeof STATES)[number];
export const MENU_TYPE_IDS = [1, 2, 3, 4, 5] as const;
export type MenuTypeId = (typeof MENU_TYPE_IDS)[number];

export const orderType = v.picklist(ORDER_TYPES);

/** A bare boolean is accepted as the object. */
export const Active = v.union([
  v.object({ isActive: flag }),
  v.pipe(
    v.boolean(),
    v.transform((isActive) => ({ isActive })),
  ),
]);

export const Img = v.object({ width: v.pipe(v.number(), v.minValue(1)), name: key });
export type Img = v.InferOutput<typeof Img>;

export const Point = v.object({ latitude: v.number(), longitude: v.number() });
export type Point = v.InferOutput<typeof Point>;

export const TimeRange = v.object({ from: text, to: text });
export type TimeRange = v.InferOutput<typeof TimeRange>;

export const AvailabilityWindow = v.object({
  days: list(v.number()),
  ranges: list(TimeRange),
  startDate: maybeText,
  endDate: maybeText,
});
export type AvailabilityWindow = v.InferOutput<typeof AvailabilityWindow>;

/** The longest name of a guest at a shared cart. */
export const GUEST_NAME_LENGTH = 20;

const ASK = ['no', 'optional', 'required'] as const;
/** How a form asks for a detail: not at all, optionally, or as required. */
export const ask = oneOf(ASK, 'no');
export type Ask = (typeof ASK)[number];

const CODE_CHANNELS = ['sms', 'whatsapp', 'email'] as const;
export const codeChannel = v.picklist(CODE_CHANNELS);
export type CodeChannel = (typeof CODE_CHANNELS)[number];
