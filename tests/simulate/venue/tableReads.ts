/** Reads of the menus of tables, the drive-through and rooms. */
import { dishView, menuDetailsView, menuView } from './menuViews.ts';
import { CONCEPT_ID, storeOfCode, tableOf } from './places.ts';
import { numberOf } from './strict.ts';
import { Refusal, type Call, type Routes } from './wire.ts';
import type { World } from './world.ts';

/** The store and order type of the table in a menu call. */
function meant({ query }: Call) {
  const { code, orderType: type } = tableOf(query.get('tableCode'));
  return { store: storeOfCode(code), type };
}

export function tableReadRoutes({ menu }: World): Routes {
  return {
    'GET Menu/:lang/:code': (call) => {
      const { store, type } = meant(call);
      return menuView(menu, store, type);
    },
    'GET Menu/GetMenuDetails/:code': (call) => {
      const { store, type } = meant(call);
      return menuDetailsView(menu, store, type);
    },
    'GET Menu/MenuItemDetails/:lang/:code/:menuItemId': (call) => {
      const dish = menu.dish(numberOf(call.part['menuItemId'], 'menuItemId'));
      const view = dishView(menu, dish, meant(call).type, true);
      if (!dish.isAvailable) throw new Refusal(-11, view);
      return view;
    },
    'GET Menu/GetStoreIdFromCode/:code': ({ part }) => ({
      ...storeOfCode(part['code']),
      conceptId: CONCEPT_ID,
      delivery: true,
    }),
  };
}
