import * as api from '../../api/delivery/menu.ts';
import type { DeliveryMenuQuery } from '../../api/delivery/menu.ts';
import type { Menu, MenuItem, UnavailableItems } from '../../contract/menu.ts';
import type { Lang } from '../../contract/languages.ts';
import { queryKey } from '../keys.ts';
import { ALWAYS_STALE, read, useRead, type ReadOptions } from '../read.ts';

export const deliveryMenuQuery = (storeId: number, lang: Lang, query: DeliveryMenuQuery = {}) =>
  read(queryKey('Delivery', 'getMenu', [storeId, query.menuTypeId], lang), (signal) =>
    api.getMenu(lang, storeId, query, signal),
  );
export const useDeliveryMenu = (
  storeId: number,
  lang: Lang,
  query?: DeliveryMenuQuery,
  options?: ReadOptions<Menu>,
) => useRead(deliveryMenuQuery(storeId, lang, query), options);

export const menuitemDetailByIdQuery = (
  storeId: number,
  menuScheduleId: number,
  menuItemId: number,
  lang: Lang,
) =>
  read(
    queryKey('Delivery', 'getMenuitemDetailById', [storeId, menuScheduleId, menuItemId], lang),
    (signal) => api.getMenuitemDetailById(lang, storeId, menuScheduleId, menuItemId, signal),
  );
export const useMenuitemDetailById = (
  storeId: number,
  menuScheduleId: number,
  menuItemId: number,
  lang: Lang,
  options?: ReadOptions<MenuItem>,
) => useRead(menuitemDetailByIdQuery(storeId, menuScheduleId, menuItemId, lang), options);

export const unavailableItemsForStoreQuery = (storeId: number) =>
  read(
    queryKey('Delivery', 'getUnavailableItemsForStore', [storeId]),
    (signal) => api.getUnavailableItemsForStore(storeId, signal),
    ALWAYS_STALE,
  );
export const useUnavailableItemsForStore = (
  storeId: number,
  options?: ReadOptions<UnavailableItems>,
) => useRead(unavailableItemsForStoreQuery(storeId), options);

export const automaticPromoForStoreQuery = (storeId: number) =>
  read(queryKey('Delivery', 'getAutomaticPromoForStore', [storeId]), (signal) =>
    api.getAutomaticPromoForStore(storeId, signal),
  );
