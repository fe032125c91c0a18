import * as api from '../api/menu.ts';
import type { Category, Menu, MenuDetails, MenuItem } from '../contract/menu.ts';
import type { Active } from '../contract/basics.ts';
import type { Lang } from '../contract/languages.ts';
import type { HeaderSetup, PageUrl, StoreRef } from '../contract/venue.ts';
import { queryKey } from './keys.ts';
import { read, useRead, type ReadOptions } from './read.ts';

export const storeIdFromCodeQuery = (code: string) =>
  read(queryKey('Menu', 'getStoreIdFromCode', [code]), (signal) =>
    api.getStoreIdFromCode(code, signal),
  );
export const useStoreIdFromCode = (code: string, options?: ReadOptions<StoreRef>) =>
  useRead(storeIdFromCodeQuery(code), options);

export const menuQuery = (code: string, tableCode: string | undefined, lang: Lang) =>
  read(queryKey('Menu', 'getMenu', [code, tableCode], lang), (signal) =>
    api.getMenu(lang, code, { tableCode }, signal),
  );
export const useMenu = (
  code: string,
  tableCode: string | undefined,
  lang: Lang,
  options?: ReadOptions<Menu>,
) => useRead(menuQuery(code, tableCode, lang), options);

export const menuDetailsQuery = (code: string, tableCode?: string) =>
  read(queryKey('Menu', 'getMenuDetails', [code, tableCode]), (signal) =>
    api.getMenuDetails(code, { tableCode }, signal),
  );
export const useMenuDetails = (
  code: string,
  tableCode?: string,
  options?: ReadOptions<MenuDetails>,
) => useRead(menuDetailsQuery(code, tableCode), options);

export const categoriesQuery = (code: string, tableCode: string | undefined, lang: Lang) =>
  read(queryKey('Menu', 'getCategories', [code, tableCode], lang), (signal) =>
    api.getCategories(lang, code, { tableCode }, signal),
  );
export const useCategories = (
  code: string,
  tableCode: string | undefined,
  lang: Lang,
  options?: ReadOptions<Category[]>,
) => useRead(categoriesQuery(code, tableCode, lang), options);

export const menuItemDetailsQuery = (
  code: string,
  menuItemId: number,
  tableCode: string | undefined,
  lang: Lang,
) =>
  read(queryKey('Menu', 'getMenuItemDetails', [code, menuItemId, tableCode], lang), (signal) =>
    api.getMenuItemDetails(lang, code, menuItemId, { tableCode }, signal),
  );
export const useMenuItemDetails = (
  code: string,
  menuItemId: number,
  tableCode: string | undefined,
  lang: Lang,
  options?: ReadOptions<MenuItem>,
) => useRead(menuItemDetailsQuery(code, menuItemId, tableCode, lang), options);

/** Category 0 stands for all of them. */
export const menuAllItemDetailsQuery = (
  code: string,
  categoryId: number,
  tableCode: string | undefined,
  lang: Lang,
) =>
  read(queryKey('Menu', 'getMenuAllItemDetails', [code, categoryId, tableCode], lang), (signal) =>
    api.getMenuAllItemDetails(lang, code, categoryId, { tableCode }, signal),
  );
export const useMenuAllItemDetails = (
  code: string,
  categoryId: number,
  tableCode: string | undefined,
  lang: Lang,
  options?: ReadOptions<MenuItem[]>,
) => useRead(menuAllItemDetailsQuery(code, categoryId, tableCode, lang), options);

export const menuItemsForFilterQuery = (
  code: string,
  x: string,
  tableCode: string | undefined,
  lang: Lang,
) =>
  read(queryKey('Menu', 'getMenuItemsForFilter', [code, x, tableCode], lang), (signal) =>
    api.getMenuItemsForFilter(lang, code, x, { tableCode }, signal),
  );
export const useMenuItemsForFilter = (
  code: string,
  x: string,
  tableCode: string | undefined,
  lang: Lang,
  options?: ReadOptions<MenuItem[]>,
) => useRead(menuItemsForFilterQuery(code, x, tableCode, lang), options);

export const headerSetupQuery = (code: string, lang: Lang) =>
  read(queryKey('Menu', 'getHeaderSetup', [code], lang), (signal) =>
    api.getHeaderSetup(lang, code, signal),
  );
export const useHeaderSetup = (code: string, lang: Lang, options?: ReadOptions<HeaderSetup>) =>
  useRead(headerSetupQuery(code, lang), options);

export const checkHomePageActivationQuery = (code: string) =>
  read(queryKey('Menu', 'checkHomePageActivation', [code]), (signal) =>
    api.checkHomePageActivation(code, signal),
  );
export const useCheckHomePageActivation = (code: string, options?: ReadOptions<Active>) =>
  useRead(checkHomePageActivationQuery(code), options);

export const homePageUrlQuery = (code: string) =>
  read(queryKey('Menu', 'getHomePageUrl', [code]), (signal) => api.getHomePageUrl(code, signal));
export const useHomePageUrl = (code: string, options?: ReadOptions<PageUrl>) =>
  useRead(homePageUrlQuery(code), options);
