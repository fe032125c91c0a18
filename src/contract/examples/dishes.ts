import type * as endpoints from '../endpoints/dishes.ts';
import type { LiteralCalls } from './literal.ts';
import { CATEGORY, MENU_ITEM, MORE_CATEGORY, MORE_MENU_ITEM } from './parts.ts';

export const dishCalls: LiteralCalls<typeof endpoints> = {
  getCategories: {
    call: 'GET Menu/Category/{lang}/{code}',
    marks: ['offline'],
    params: { lang: 'EN', code: 'BEIT' },
    answer: [CATEGORY],
    more: [MORE_CATEGORY],
  },
  getMenuItemDetails: {
    call: 'GET Menu/MenuItemDetails/{lang}/{code}/{menuItemId}',
    marks: ['offline'],
    params: { lang: 'EN', code: 'BEIT', menuItemId: 301 },
    answer: MENU_ITEM,
    more: MORE_MENU_ITEM,
  },
  getMenuAllItemDetails: {
    call: 'GET Menu/MenuAllItemDetails/{lang}/{code}/{categoryId}',
    marks: ['offline'],
    params: { lang: 'EN', code: 'BEIT', categoryId: 21 },
    answer: [MENU_ITEM],
    more: [MORE_MENU_ITEM],
  },
};
