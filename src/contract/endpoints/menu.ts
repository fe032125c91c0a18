import { Active } from '../basics.ts';
import { read } from '../endpoint.ts';
import { Category, Menu, MenuDetails, MenuItem } from '../menu.ts';
import { listAnswer } from '../schema.ts';
import { HeaderSetup, PageUrl, StoreRef } from '../venue.ts';

export const getStoreIdFromCode = read('Menu/GetStoreIdFromCode/:code', StoreRef, {
  isOffline: true,
});
/** Here and below: without a table, the menu of the code's own store. */
export const getMenu = read('Menu/:lang/:code', Menu, { query: ['tableCode'], isOffline: true });
export const getMenuDetails = read('Menu/GetMenuDetails/:code', MenuDetails, {
  query: ['tableCode'],
});
export const getCategories = read('Menu/Category/:lang/:code', listAnswer(Category, 'categories'), {
  query: ['tableCode'],
  isOffline: true,
});
export const getMenuItemDetails = read('Menu/MenuItemDetails/:lang/:code/:menuItemId', MenuItem, {
  query: ['tableCode'],
  isOffline: true,
});
export const getMenuAllItemDetails = read(
  'Menu/MenuAllItemDetails/:lang/:code/:categoryId',
  listAnswer(MenuItem, 'menu items'),
  { query: ['tableCode'], isOffline: true },
);
export const getMenuItemsForFilter = read(
  'Menu/GetMenuItemsForFilter/:lang/:code/:x',
  listAnswer(MenuItem, 'menu items'),
  { query: ['tableCode'], isSilent: true },
);
export const getHeaderSetup = read('Menu/headerSetup/:lang/:code', HeaderSetup, {
  isOffline: true,
  isSilent: true,
});
export const checkHomePageActivation = read('Menu/checkHomePageActivation/:code', Active, {
  isOffline: true,
  isSilent: true,
});
export const getHomePageUrl = read('Menu/GetHomePageUrl/:code', PageUrl, { isSilent: true });
