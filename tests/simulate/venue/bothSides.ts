/** Calls that tables and customers have in common: what they ask for says whose they are. */
import { promoOfTableCart } from './promos.ts';
import { CART_KEY, keyOf } from './strict.ts';
import { saveAtPlace } from './tableOrders.ts';
import { Defect, type Routes } from './wire.ts';
import type { World } from './world.ts';

export function sharedRoutes(world: World): Routes {
  return {
    'POST TableCart/SaveEOrder/:code/:storeId/:orderType/:orderKey': (call) => {
      const { orderType } = call.part;
      if (orderType === 'Table' || orderType === 'Room') return saveAtPlace(world, call, orderType);
      throw new Defect(`orders of ${orderType} are saved otherwise`);
    },
    'GET TableCart/validatePromoCode/:code/:orderKey/:promoCode': ({ part }) => {
      const key = keyOf(part['orderKey'], CART_KEY);
      return promoOfTableCart(world, key, part['code'] ?? '', part['promoCode'] ?? '');
    },
  };
}
