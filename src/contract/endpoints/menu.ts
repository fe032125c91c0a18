import { Active } from '../basics.ts';
import { read } from '../endpoint.ts';
import { Menu, MenuDetails, MenuItem } from '../menu.ts';
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
