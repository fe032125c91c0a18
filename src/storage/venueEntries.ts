/** What a venue told us and the diner's choices there. */
import * as v from 'valibot';
import { DeliveryAddress } from '../contract/customer.ts';
import { Category, MenuDetails, MenuItem } from '../contract/menu.ts';
import { list, maybe, money } from '../contract/schema.ts';
import { HeaderSetup } from '../contract/venue.ts';
import { LANGS } from '../contract/basics.ts';
import { StoreSummary } from '../contract/stores.ts';
import { entry } from './entry.ts';

const instant = v.pipe(
  v.string(),
  v.check((value) => !Number.isNaN(Date.parse(value))),
);

export const isDeliveryEntry = entry({
  area: 'local',
  key: (code: string) => `isDelivery_${code}`,
  schema: v.boolean(),
});
export const isPickUpEntry = entry({
  area: 'local',
  key: (code: string) => `isPickUp_${code}`,
  schema: v.boolean(),
});
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

export const ScheduledTime = v.object({
  slotId: v.pipe(v.string(), v.nonEmpty()),
  from: instant,
  to: instant,
  /** Due for this time, so that the cart can count it. */
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

export const menuScheduleEntry = entry({
  area: 'local',
  key: (code: string) => `menuSchedule_${code}`,
  schema: MenuDetails,
});
export const categoriesEntry = entry({
  area: 'local',
  key: (code: string) => `categories_${code}`,
  schema: v.object({
    lang: v.picklist(LANGS),
    menuScheduleUniqueId: v.string(),
    list: list(Category, 'stored categories'),
  }),
});
export const menuItemsEntry = entry({
  area: 'local',
  key: (code: string) => `menuItems_${code}`,
  schema: v.object({
    lang: v.picklist(LANGS),
    menuScheduleUniqueId: v.string(),
    storeId: v.pipe(v.number(), v.safeInteger()),
    /** When the server answered it. */
    at: v.optional(instant),
    list: list(MenuItem, 'stored menu items'),
  }),
});

export const headerSetupEntry = entry({
  area: 'local',
  key: (code: string) => `headerSetup_${code}`,
  schema: HeaderSetup,
});
export const headerSetupDeliveryEntry = entry({
  area: 'local',
  key: (code: string) => `headerSetupDelivery_${code}`,
  schema: HeaderSetup,
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
