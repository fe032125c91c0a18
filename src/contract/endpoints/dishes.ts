/** Parts of a menu, for pages that show one dish or cannot load the whole menu. */
import { read } from '../endpoint.ts';
import { Category, MenuItem } from '../menu.ts';
import { listAnswer } from '../schema.ts';

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
