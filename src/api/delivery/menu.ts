import * as endpoints from '../../contract/endpoints/delivery.ts';
import type { Lang } from '../../contract/languages.ts';
import { call } from '../client.ts';

/** 4 is delivery, which the server assumes, and 5 is pick-up. */
export type DeliveryMenuQuery = Readonly<{ menuTypeId?: 4 | 5 }>;

/** A cart line whose price, stock and discount are asked about. */
export interface LineQuestion {
  menuItemId: number;
  uniqueId: string;
  quantity: number;
  modifierItemIds: number[];
}

export const getMenu = (
  lang: Lang,
  storeId: number,
  query: DeliveryMenuQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getMenu, { lang, storeId }, { query, signal });

/** Menu schedule 0 stands for the one in force. */
export const getMenuitemDetailById = (
  lang: Lang,
  storeId: number,
  menuScheduleId: number,
  menuItemId: number,
  signal?: AbortSignal,
) =>
  call(endpoints.getMenuitemDetailById, { lang, storeId, menuScheduleId, menuItemId }, { signal });

export const getUnavailableItemsForStore = (storeId: number, signal?: AbortSignal) =>
  call(endpoints.getUnavailableItemsForStore, { storeId }, { signal });

export const getDiscountForItems = (
  storeId: number,
  menuScheduleId: number,
  body: LineQuestion[],
  signal?: AbortSignal,
) => call(endpoints.getDiscountForItems, { storeId, menuScheduleId }, { body, signal });

export const getAutomaticPromoForStore = (storeId: number, signal?: AbortSignal) =>
  call(endpoints.getAutomaticPromoForStore, { storeId }, { signal });
