import { read } from '../endpoint.ts';
import { Category, Menu, MenuDetails, MenuItem } from '../menu.ts';
import { listAnswer } from '../schema.ts';
import { HeaderSetup, StoreRef } from '../venue.ts';

export const getStoreIdFromCode = read('Menu/GetStoreIdFromCode/:code', StoreRef, {
  isOffline: true,
});
export const getMenu = read('Menu/:lang/:code', Menu, { isOffline: true });
export const getMenuDetails = read('Menu/GetMenuDetails/:code', MenuDetails);
export const getCategories = read('Menu/Category/:lang/:code', listAnswer(Category, 'categories'), {
  isOffline: true,
});
export const getMenuItemDetails = read('Menu/MenuItemDetails/:lang/:code/:menuItemId', MenuItem, {
  isOffline: true,
});
export const getMenuAllItemDetails = read(
  'Menu/MenuAllItemDetails/:lang/:code/:categoryId',
  listAnswer(MenuItem, 'menu items'),
  { isOffline: true },
);
export const getMenuItemsForFilter = read(
  'Menu/GetMenuItemsForFilter/:lang/:code/:x',
  listAnswer(MenuItem, 'menu items'),
  { isSilent: true },
);
export const getHeaderSetup = read('Menu/headerSetup/:lang/:code', HeaderSetup, {
  isOffline: true,
  isSilent: true,
});
