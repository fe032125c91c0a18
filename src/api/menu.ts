import * as endpoints from '../contract/endpoints/menu.ts';
import type { Lang } from '../contract/languages.ts';
import { call } from './client.ts';

/** Whose menu is meant: without a table, the code's own store. */
export type TableQuery = Readonly<{ tableCode?: string | undefined }>;

export const getStoreIdFromCode = (code: string, signal?: AbortSignal) =>
  call(endpoints.getStoreIdFromCode, { code }, { signal });

export const getMenu = (lang: Lang, code: string, query: TableQuery = {}, signal?: AbortSignal) =>
  call(endpoints.getMenu, { lang, code }, { query, signal });

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

export const getHeaderSetup = (lang: Lang, code: string, signal?: AbortSignal) =>
  call(endpoints.getHeaderSetup, { lang, code }, { signal });

export const checkHomePageActivation = (code: string, signal?: AbortSignal) =>
  call(endpoints.checkHomePageActivation, { code }, { signal });

export const getHomePageUrl = (code: string, signal?: AbortSignal) =>
  call(endpoints.getHomePageUrl, { code }, { signal });
