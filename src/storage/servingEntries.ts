/** Place and time of a delivery-side order. */
import * as v from 'valibot';
import { DeliveryAddress, ZoneCheck } from '../contract/customer.ts';
import { id, instant, maybe, money, text } from '../contract/schema.ts';
import { StoreSummary } from '../contract/stores.ts';
import { entry } from './entry.ts';

export const deliveryAddressEntry = entry({
  area: 'local',
  key: (code: string) => `deliveryAddress_${code}`,
  schema: DeliveryAddress,
});
export const pickupAddressEntry = entry({
  area: 'local',
  key: (code: string) => `pickupAddress_${code}`,
  schema: StoreSummary,
});
export const isOutOfZoneEntry = entry({
  area: 'local',
  key: (code: string) => `isOutOfZone_${code}`,
  schema: v.boolean(),
});

/** The area that a visitor chose, and the venue's terms for it. */
const AskedZone = v.object({ areaId: id, label: text, zone: ZoneCheck });
export type AskedZone = v.InferOutput<typeof AskedZone>;

/** Only for this tab: a visitor has no saved address. */
export const askedZoneEntry = entry({
  area: 'session',
  key: (code: string) => `askedZone_${code}`,
  schema: AskedZone,
});

export const ScheduledTime = v.object({
  slotId: v.pipe(v.string(), v.nonEmpty()),
  from: instant,
  to: instant,
  /** The surcharge of this time, so that the cart can include it. */
  extraFee: maybe(money),
});
export type ScheduledTime = v.InferOutput<typeof ScheduledTime>;

export const scheduledDeliveryEntry = entry({
  area: 'local',
  key: (code: string) => `scheduledDelivery_${code}`,
  schema: ScheduledTime,
});
export const scheduledPickupEntry = entry({
  area: 'local',
  key: (code: string) => `scheduledPickup_${code}`,
  schema: ScheduledTime,
});

/** When the diner closed the install banner. */
export const installBannerEntry = entry({
  area: 'local',
  key: (code: string) => `installBanner_${code}`,
  schema: instant,
});
/** Endpoint of the push subscription. */
export const pushEntry = entry({
  area: 'local',
  key: (conceptId: number) => `push_${conceptId}`,
  schema: v.pipe(v.string(), v.nonEmpty()),
});
/** The customer and language that the server has for that endpoint. */
export const pushToldEntry = entry({
  area: 'local',
  key: (conceptId: number) => `pushTold_${conceptId}`,
  schema: v.pipe(v.string(), v.nonEmpty()),
});
