import type * as endpoints from '../endpoints/menu.ts';
import type { LiteralCalls } from './literal.ts';
import {
  CATEGORY,
  HEADER,
  MENU_HEAD,
  MENU_ITEM,
  MORE_CATEGORY,
  MORE_HEADER,
  MORE_MENU_HEAD,
  MORE_MENU_ITEM,
} from './parts.ts';

export const menuCalls: LiteralCalls<typeof endpoints> = {
  getStoreIdFromCode: {
    call: 'GET Menu/GetStoreIdFromCode/{code}',
    marks: ['offline'],
    params: { code: 'BEIT' },
    answer: {
      storeId: 101,
      code: 'BEIT',
      kind: 'concept',
      conceptId: 11,
      conceptCode: 'BEIT',
      labelEN: 'Beit Sufra',
      labelAR: 'بيت سفرة',
      currency: 'KWD',
      currencyDecimals: 3,
      timeZone: 'Asia/Kuwait',
      selfOrder: true,
      delivery: true,
    },
  },
  getMenu: {
    call: 'GET Menu/{lang}/{code}',
    marks: ['offline'],
    params: { lang: 'EN', code: 'BEIT' },
    answer: {
      ...MENU_HEAD,
      categories: [CATEGORY],
      menuItems: [{ ...MENU_ITEM, set_ModifierGroups_VMs: [] }],
    },
    more: {
      ...MORE_MENU_HEAD,
      categories: [MORE_CATEGORY],
      menuItems: [{ ...MORE_MENU_ITEM, set_ModifierGroups_VMs: [] }],
    },
  },
  getMenuDetails: {
    call: 'GET Menu/GetMenuDetails/{code}',
    params: { code: 'BEIT' },
    answer: MENU_HEAD,
    more: MORE_MENU_HEAD,
  },
  getMenuItemsForFilter: {
    call: 'GET Menu/GetMenuItemsForFilter/{lang}/{code}/{x}',
    marks: ['silent'],
    params: { lang: 'EN', code: 'BEIT', x: 'vegan,no-nuts,q:rice, brown' },
    answer: [{ ...MENU_ITEM, set_ModifierGroups_VMs: [] }],
    more: [{ ...MORE_MENU_ITEM, set_ModifierGroups_VMs: [] }],
  },
  getHeaderSetup: {
    call: 'GET Menu/headerSetup/{lang}/{code}',
    marks: ['offline', 'silent'],
    params: { lang: 'EN', code: 'BEIT' },
    answer: HEADER,
    more: MORE_HEADER,
  },
  checkHomePageActivation: {
    call: 'GET Menu/checkHomePageActivation/{code}',
    marks: ['offline', 'silent'],
    params: { code: 'BEIT' },
    answer: { isActive: true },
  },
  getHomePageUrl: {
    call: 'GET Menu/GetHomePageUrl/{code}',
    marks: ['silent'],
    params: { code: 'BEIT' },
    answer: { url: '/Emenu/BEIT' },
    more: { menuScheduleId: 801, menuScheduleUniqueId: '801-7f3c2a', title: 'Home' },
  },
};
