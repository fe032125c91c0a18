/** Read-only calls of the delivery side: settings, menus, stores, times. */
import { promoRuleView } from '../cartViews.ts';
import { AUTOMATIC_PROMO } from '../dishes.ts';
import {
  cashRoundingOf,
  currencyOf,
  dishView,
  menuView,
  methodView,
  minimumOf,
  tipsView,
} from '../menuViews.ts';
import {
  CONCEPT_ID,
  storeOfCode,
  storeOfId,
  STORES,
  type OrderType,
  type Store,
} from '../places.ts';
import { numberOf } from '../strict.ts';
import { Defect, Refusal, type Call, type Routes } from '../wire.ts';
import type { World } from '../world.ts';
import { FREE_FROM, slotsView } from './zones.ts';

function conceptSetup({ menu }: World, { part }: Call) {
  const methods = new Set([...menu.methods('Delivery'), ...menu.methods('PickUp')]);
  return {
    conceptId: CONCEPT_ID,
    code: storeOfCode(part['code']).code,
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    timeZone: 'Asia/Kuwait',
    isDeliveryActive: true,
    isPickUpActive: true,
    isScheduledOrderActive: true,
    scheduleDaysAhead: 3,
    slotMinutes: 60,
    leadMinutes: 30,
    cartExpiryMinutes: 60,
    minOrderDelivery: menu.amount(minimumOf('Delivery')),
    minOrderPickUp: menu.amount(minimumOf('PickUp')),
    freeDeliveryFrom: menu.amount(FREE_FROM),
    paymentMethods: [...methods].map((method) => methodView(menu, method)),
    tips: tipsView(menu),
    cashRounding: cashRoundingOf(menu),
    isPromoActive: true,
    isDisplayVoucher: true,
    isCutleryAsked: true,
    isLeaveAtDoorAllowed: true,
  };
}

export function storeView({ hours }: World, store: Store) {
  return { ...store, ...hours, isDelivery: true, isPickUp: true };
}

function deliveryMenu({ menu }: World, { part, query }: Call) {
  const id = query.get('menuTypeId') ?? '4';
  if (id !== '4' && id !== '5') throw new Defect(`menuTypeId is ${id}`);
  const store = storeOfId(numberOf(part['storeId'], 'storeId'));
  return menuView(menu, store, id === '4' ? 'Delivery' : 'PickUp');
}

function deliveryDish({ menu }: World, { part }: Call) {
  storeOfId(numberOf(part['storeId'], 'storeId'));
  const schedule = numberOf(part['menuScheduleId'], 'menuScheduleId');
  const types: OrderType[] = ['Delivery', 'PickUp'];
  const type = types.find((each) => schedule === 0 || menu.scheduleId(each) === schedule);
  if (!type) throw new Defect(`no menu has the number ${schedule}`);
  const dish = menu.dish(numberOf(part['menuItemId'], 'menuItemId'));
  const view = dishView(menu, dish, type, true);
  if (!dish.isAvailable) throw new Refusal(-11, view);
  return view;
}

export function deliveryReadRoutes(world: World): Routes {
  return {
    'GET Delivery/getConceptSetup/:code': (call) => conceptSetup(world, call),
    'GET Delivery/Menu/:lang/:storeId': (call) => deliveryMenu(world, call),
    'GET Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId': (call) =>
      deliveryDish(world, call),
    'GET Delivery/getAutomaticPromoForStore/:storeId': () => [
      promoRuleView(world.menu, AUTOMATIC_PROMO),
    ],
    'GET Delivery/getStoreList/:lang/:code': () => STORES.map((store) => storeView(world, store)),
    'GET Delivery/GetTimeSlots/:storeId/:orderType/:date': (call) => slotsView(world, call),
  };
}
