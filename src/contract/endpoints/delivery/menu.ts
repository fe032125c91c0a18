import { ask, read, typed } from '../../endpoint.ts';
import { FreshItem, Menu, MenuItem, UnavailableItems, type LineQuestion } from '../../menu.ts';
import { PromoRule } from '../../promo.ts';
import { listAnswer } from '../../schema.ts';

/** Menu type 4, delivery, by default; 5 is pick-up. */
export const getMenu = read('Delivery/Menu/:lang/:storeId', Menu, {
  query: ['menuTypeId'],
  isOffline: true,
});
export const getMenuitemDetailById = read(
  'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
  MenuItem,
  { isOffline: true },
);
export const getUnavailableItemsForStore = read(
  'Delivery/GetUnavailableItemsForStore/:storeId',
  UnavailableItems,
  { freshMinutes: 0 },
);
export const getDiscountForItems = ask(
  'Delivery/getDiscountForItems/:storeId/:menuScheduleId',
  listAnswer(FreshItem, 'fresh items'),
  { sends: typed<{ body: LineQuestion[] }>() },
);
export const getAutomaticPromoForStore = read(
  'Delivery/getAutomaticPromoForStore/:storeId',
  listAnswer(PromoRule, 'automatic promos'),
  { isSilent: true },
);
