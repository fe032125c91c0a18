/** Answers of a venue, and the diner's choices there. */
import * as v from 'valibot';
import { ButtonColorCodes } from '../contract/colors.ts';
import { Category, MenuDetails, MenuItem } from '../contract/menu.ts';
import { instant, list } from '../contract/schema.ts';
import { HeaderSetup, StoreRef } from '../contract/venue.ts';
import { SPOKEN_LANGS } from '../contract/languages.ts';
import { entry } from './entry.ts';

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
export const menuScheduleEntry = entry({
  area: 'local',
  key: (code: string) => `menuSchedule_${code}`,
  schema: MenuDetails,
});
export const categoriesEntry = entry({
  area: 'local',
  key: (code: string) => `categories_${code}`,
  schema: v.object({
    lang: v.picklist(SPOKEN_LANGS),
    menuScheduleUniqueId: v.string(),
    list: list(Category, 'stored categories'),
  }),
});
export const menuItemsEntry = entry({
  area: 'local',
  key: (code: string) => `menuItems_${code}`,
  schema: v.object({
    lang: v.picklist(SPOKEN_LANGS),
    menuScheduleUniqueId: v.string(),
    storeId: v.pipe(v.number(), v.safeInteger()),
    /** When the server gave this answer. */
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
/** The data beside menu and header with which the page's first script draws this table's menu. */
export const tableLookEntry = entry({
  area: 'local',
  key: (code: string) => `tableLook_${code}`,
  schema: v.object({ tableCode: v.string(), venue: StoreRef, colors: ButtonColorCodes }),
});
