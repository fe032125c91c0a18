/** Menu/…: the parts of a menu. */
import type * as endpoints from '../../contract/endpoints/dishes.ts';
import { fullItem } from '../backend/menu/itemView.ts';
import { categories, menuItems } from '../backend/menu/menuView.ts';
import type { Answers } from './call.ts';
import { counterOf } from './counter.ts';

export const dishes: Answers<typeof endpoints> = {
  getCategories: ({ world, params, query, lang }) =>
    categories(world, counterOf(world, params.code, query), lang),

  getMenuItemDetails: ({ world, params, query, lang }) =>
    fullItem(world, counterOf(world, params.code, query), lang, Number(params.menuItemId)),

  getMenuAllItemDetails: ({ world, params, query, lang }) => {
    const counter = counterOf(world, params.code, query);
    return menuItems(world, counter, lang, 'full', Number(params.categoryId));
  },
};
