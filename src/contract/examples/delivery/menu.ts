import type * as endpoints from '../../endpoints/delivery/menu.ts';
import type { LiteralCalls } from '../literal.ts';
import {
  CATEGORY,
  DISCOUNT,
  LUNCH_WINDOW,
  MENU_HEAD,
  MENU_ITEM,
  MORE_CATEGORY,
  MORE_DISCOUNT,
  MORE_MENU_HEAD,
  MORE_MENU_ITEM,
  MORE_PROMO,
  PROMO,
} from '../parts.ts';

const MENU_SCHEDULE_ITEM = { ...MENU_ITEM, set_ModifierGroups_VMs: [] };

export const deliveryMenuCalls: LiteralCalls<typeof endpoints> = {
  getMenu: {
    call: 'GET Delivery/Menu/{lang}/{storeId}',
    marks: ['offline'],
    params: { lang: 'EN', storeId: 101 },
    answer: {
      ...MENU_HEAD,
      menuTypeId: 4,
      categories: [CATEGORY],
      menuItems: [MENU_SCHEDULE_ITEM],
    },
    more: {
      ...MORE_MENU_HEAD,
      categories: [MORE_CATEGORY],
      menuItems: [{ ...MORE_MENU_ITEM, set_ModifierGroups_VMs: [] }],
    },
  },
  getMenuitemDetailById: {
    call: 'GET Delivery/MenuitemDetailById/{lang}/{storeId}/{menuScheduleId}/{menuItemId}',
    marks: ['offline'],
    params: { lang: 'EN', storeId: 101, menuScheduleId: 801, menuItemId: 301 },
    answer: MENU_ITEM,
    more: MORE_MENU_ITEM,
  },
  getUnavailableItemsForStore: {
    call: 'GET Delivery/GetUnavailableItemsForStore/{storeId}',
    params: { storeId: 101 },
    answer: {
      menuItemIds: [302],
      modifierItemIds: [511],
      asOf: '2025-03-01T19:30:00+03:00',
    },
  },
  getDiscountForItems: {
    call: 'POST Delivery/getDiscountForItems/{storeId}/{menuScheduleId}',
    params: { storeId: 101, menuScheduleId: 801 },
    body: [{ menuItemId: 301, uniqueId: 'aB3dE5gH7jK9', quantity: 2, modifierItemIds: [511] }],
    answer: [
      {
        uniqueId: 'aB3dE5gH7jK9',
        menuItemId: 301,
        price: 4.75,
        sPrice: '4.750',
        isAvailable: true,
        maxQty: 20,
        hasDiscount: true,
        isDiscountable: true,
        discountSetup: DISCOUNT,
        modifiers: [{ modifierItemId: 511, price: 0.25, isAvailable: true, isPriced: true }],
      },
    ],
    more: [{ discountSetup: MORE_DISCOUNT }],
  },
  getAutomaticPromoForStore: {
    call: 'GET Delivery/getAutomaticPromoForStore/{storeId}',
    marks: ['silent'],
    params: { storeId: 101 },
    answer: [{ ...PROMO, promoCode: '', availability: [LUNCH_WINDOW] }],
    more: [MORE_PROMO],
  },
};
