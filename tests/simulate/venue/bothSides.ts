/** Calls that tables and customers have in common: what they ask for says whose they are. */
import { promoRuleView } from './cartViews.ts';
import { saveOfCustomer } from './delivery/deliveryOrders.ts';
import { storeOfCode, storeOfId, type OrderType } from './places.ts';
import { guessedPromo, promoOfTableCart, promoTrouble } from './promos.ts';
import { CART_KEY, DELIVERY_KEY, keyOf, numberOf } from './strict.ts';
import { saveAtPlace } from './tableOrders.ts';
import { Defect, Refusal, type Call, type Routes } from './wire.ts';
import type { World } from './world.ts';

const CUSTOMER_TYPES: readonly OrderType[] = ['Delivery', 'PickUp'];

/** For a cart on the device, which counts the amount itself. */
function promoOfDevice(world: World, { part, query, login }: Call) {
  storeOfCode(part['code']);
  const key = part['orderKey'] ?? '';
  if (key !== '0') keyOf(key, DELIVERY_KEY);
  const storeId = query.get('storeId');
  if (storeId !== null) storeOfId(numberOf(storeId, 'storeId'));
  const guesser = key === '0' ? `customer ${login?.customerId ?? 0}` : key;
  const promo = guessedPromo(world, guesser, part['promoCode'] ?? '');
  const asked = query.get('orderType');
  const type = CUSTOMER_TYPES.find((each) => each === asked);
  if (asked !== null && !type) throw new Defect(`orderType is ${asked}`);
  const trouble = promoTrouble(world, promo, key, type);
  if (trouble !== undefined) throw new Refusal(trouble);
  return { ...promoRuleView(world.menu, promo), amount: 0, isApplied: true, missingAmount: 0 };
}

export function sharedRoutes(world: World): Routes {
  return {
    'POST TableCart/SaveEOrder/:code/:storeId/:orderType/:orderKey': (call) => {
      const { orderType } = call.part;
      if (orderType === 'Table' || orderType === 'Room') return saveAtPlace(world, call, orderType);
      if (orderType === 'Delivery' || orderType === 'PickUp') {
        return saveOfCustomer(world, call, orderType);
      }
      throw new Defect(`orders of ${orderType} are saved otherwise`);
    },
    'GET TableCart/validatePromoCode/:code/:orderKey/:promoCode': (call) => {
      const { code = '', orderKey = '', promoCode = '' } = call.part;
      if (!CART_KEY.test(orderKey)) return promoOfDevice(world, call);
      return promoOfTableCart(world, orderKey, code, promoCode);
    },
  };
}
