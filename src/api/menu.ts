import * as endpoints from '../contract/endpoints/menu.ts';
import type { Lang } from '../contract/basics.ts';
import { call } from './client.ts';

/** Whose menu is meant: without a table, the code's own store. */
export type TableQuery = Readonly<{ tableCode?: string | undefined }>;
/** Where the diner is, if they allowed it. */
export type PositionQuery = Readonly<{ latitude?: number; longitude?: number }>;

export const checkHomePageActivation = (code: string, signal?: AbortSignal) =>
  call(endpoints.checkHomePageActivation, { code }, { signal });

export const checkDriveThroughSetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.checkDriveThroughSetup, { code }, { signal });

export const getDriveThroughSetup = (code: string, signal?: AbortSignal) =>
  call(endpoints.getDriveThroughSetup, { code }, { signal });

export const getStoreIdFromCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getStoreIdFromCode, { code }, { signal });

export const getMenu = (lang: Lang, code: string, query: TableQuery = {}, signal?: AbortSignal) =>
  call(endpoints.getMenu, { lang, code }, { query, signal });

export const getGeolocationStoresByConcept = (
  code: string,
  query: PositionQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getGeolocationStoresByConcept, { code }, { query, signal });

export const getHomepage = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getHomepage, { lang, code }, { signal });

export const getMenuDetails = (code: string, query: TableQuery = {}, signal?: AbortSignal) =>
  call(endpoints.getMenuDetails, { code }, { query, signal });

export const getCategories = (
  lang: Lang,
  code: string,
  query: TableQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getCategories, { lang, code }, { query, signal });

export const getMenuItemDetails = (
  lang: Lang,
  code: string,
  menuItemId: number,
  query: TableQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getMenuItemDetails, { lang, code, menuItemId }, { query, signal });

export const getMenuAllItemDetails = (
  lang: Lang,
  code: string,
  categoryId: number,
  query: TableQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getMenuAllItemDetails, { lang, code, categoryId }, { query, signal });

export const getMenuItemsForFilter = (
  lang: Lang,
  code: string,
  x: string,
  query: TableQuery = {},
  signal?: AbortSignal,
) => call(endpoints.getMenuItemsForFilter, { lang, code, x }, { query, signal });

export const getHomePageUrl = (code: string, signal?: AbortSignal) =>
  call(endpoints.getHomePageUrl, { code }, { signal });

export const getHomePageMenuScheduleUrl = (code: string, signal?: AbortSignal) =>
  call(endpoints.getHomePageMenuScheduleUrl, { code }, { signal });

export const getMergeScreen = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getMergeScreen, { lang, code }, { signal });

export const getHeaderSetup = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getHeaderSetup, { lang, code }, { signal });

export const getCountries = (code: string, signal?: AbortSignal) =>
  call(endpoints.getCountries, { code }, { signal });

export const getRooms = (lang: Lang, code: string, tableId: number, signal?: AbortSignal) =>
  call(endpoints.getRooms, { lang, code, tableId }, { signal });

export const checkRoomGuest = (
  code: string,
  tableId: number,
  body: { lastName: string; departure?: string },
) => call(endpoints.checkRoomGuest, { code, tableId }, { body });
