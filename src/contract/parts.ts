import type { MenuTypeId, OrderType } from './basics.ts';
import type { Lang } from './languages.ts';
import type { AppearanceId } from './notification.ts';

/**
 * Types of the parameters in paths and queries, by name; a name means the same in every call. 0 or
 * '' means unknown.
 */
export interface Parts {
  addressId: number;
  /** In major units, with all decimals of the currency. */
  amount: string;
  appearanceId: AppearanceId;
  /** 0 means all categories. */
  categoryId: number;
  code: string;
  currency: string;
  customerId: number;
  /** A day, such as 2025-03-01. */
  date: string;
  eOrderId: number;
  /** A day. */
  from: string;
  lang: Lang;
  latitude: number;
  longitude: number;
  loyaltySchemeId: number;
  menuItemId: number;
  /** 0 means the current schedule. */
  menuScheduleId: number;
  menuTypeId: MenuTypeId;
  orderKey: string;
  orderType: OrderType;
  /** Counts from 1. */
  page: number;
  pageId: number;
  points: number;
  promoCode: string;
  qty: number;
  /** 0 means all stores of the code. */
  storeId: number;
  tableCartId: number;
  tableCode: string;
  tableId: number;
  templateId: number;
  transactionId: string;
  uniqueCartId: string;
  /** A comma list of filters, at most one `q:text` at its end. */
  x: string;
}

export type PartName = keyof Parts;
