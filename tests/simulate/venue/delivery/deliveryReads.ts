/** What is only read on the delivery side: settings, menus, zones, stores. */
import { promoRuleView } from '../cartViews.ts';
import { AUTOMATIC_PROMOS } from '../dishes.ts';
import { langOf } from '../menuReads.ts';
import {
  cashRoundingOf,
  categoriesView,
  currencyOf,
  dishView,
  menuDetailsView,
  methodView,
  minimumOf,
  tipsView,
} from '../menuViews.ts';
import { COUNTRIES, headerSetup, storeSummary } from '../placeReads.ts';
import { brandOf, CONCEPT_ID, storeOfCode, storeOfId, STORES, type OrderType } from '../places.ts';
import { Fields, numberOf } from '../strict.ts';
import { Defect, Marked, Refusal, type Call, type Routes } from '../wire.ts';
import { MINUTES, type World } from '../world.ts';
import { FAR_AREA, FREE_FROM, LONGITUDE, slotsView, ZONES, zoneView } from './zones.ts';

function conceptSetup(world: World, { part }: Call) {
  const { menu } = world;
  const { code, delivers } = brandOf(part['code']);
  const methods = new Map(
    [...menu.methods('Delivery'), ...menu.methods('PickUp')].map((method) => [
      method.paymentMethodId,
      methodView(menu, method),
    ]),
  );
  return {
    conceptId: CONCEPT_ID,
    code,
    currency: currencyOf(menu),
    currencyDecimals: menu.decimals,
    timeZone: world.timeZone,
    isDeliveryActive: delivers,
    isPickUpActive: delivers,
    isOrderingPaused: world.isPaused,
    isScheduledOrderActive: true,
    scheduleDaysAhead: 3,
    slotMinutes: 60,
    leadMinutes: 30,
    cartExpiryMinutes: 60,
    minOrderDelivery: menu.amount(minimumOf('Delivery')),
    minOrderPickUp: menu.amount(minimumOf('PickUp')),
    freeDeliveryFrom: menu.amount(FREE_FROM),
    otp: {
      length: 6,
      expirySeconds: 300,
      resendSeconds: 60,
      maxTries: 5,
      lockMinutes: 15,
      channels: ['sms', 'whatsapp'],
    },
    defaultCountryId: 1,
    paymentMethods: [...methods.values()],
    tips: tipsView(menu),
    cashRounding: cashRoundingOf(menu),
    isPromoActive: true,
    isLoyaltyActive: true,
    isDisplayVoucher: true,
    noteMaxLength: 200,
    isCutleryAsked: true,
    isLeaveAtDoorAllowed: true,
    cancelMinutes: 5,
    askEmail: 'no',
    askBirthday: 'no',
    addressFields: [
      { field: 'street', ask: 'required' },
      { field: 'building', ask: 'required' },
      { field: 'block', ask: 'optional' },
    ],
    isInstallBannerActive: false,
    isPushActive: false,
  };
}

function operationHours(world: World, { part }: Call) {
  const { storeId } = storeOfId(numberOf(part['storeId'], 'storeId'));
  const day = [{ from: '08:00', to: '24:00' }];
  return {
    storeId,
    timeZone: world.timeZone,
    isOpenNow: world.isOpen,
    ...(!world.isOpen && { nextOpenAt: world.clock.nextOpening() }),
    lastOrderMinutes: 0,
    week: [0, 1, 2, 3, 4, 5, 6].map((each) => ({
      day: each,
      delivery: day,
      pickUp: day,
      dineIn: day,
    })),
    special: [],
  };
}

function menuTypeOf({ query }: Call): OrderType {
  const id = query.get('menuTypeId') ?? '4';
  if (id !== '4' && id !== '5') throw new Defect(`menuTypeId is ${id}`);
  return id === '4' ? 'Delivery' : 'PickUp';
}

function deliveryMenu(world: World, call: Call) {
  const { menu } = world;
  const store = storeOfId(numberOf(call.part['storeId'], 'storeId'));
  const [type, lang] = [menuTypeOf(call), langOf(call)];
  const mark = ['delivery', store.storeId, type, lang, menu.state].join('-');
  return new Marked(mark, () => ({
    ...menuDetailsView(menu, store, type, world.timeZone),
    categories: categoriesView(lang),
    menuItems: menu.dishes(type).map((dish) => dishView(menu, dish, type, lang, false)),
  }));
}

function deliveryDish(world: World, call: Call) {
  const { menu } = world;
  storeOfId(numberOf(call.part['storeId'], 'storeId'));
  const schedule = numberOf(call.part['menuScheduleId'], 'menuScheduleId');
  const types: OrderType[] = ['Delivery', 'PickUp'];
  const type = types.find((each) => schedule === 0 || menu.scheduleId(each) === schedule);
  if (!type) throw new Refusal(-13);
  const dish = menu.dish(numberOf(call.part['menuItemId'], 'menuItemId'));
  if (!dish) throw new Refusal(-1);
  const view = dishView(menu, dish, type, langOf(call), true);
  if (!dish.isAvailable) throw new Refusal(-11, view);
  return view;
}

function areasView() {
  const served = ZONES.map(({ areaId, label, south }) => ({
    areaId,
    labelEN: label,
    labelAR: label,
    center: { latitude: south + 0.05, longitude: LONGITUDE },
    isServed: true,
  }));
  const { areaId, label, latitude } = FAR_AREA;
  const far = {
    areaId,
    labelEN: label,
    labelAR: label,
    center: { latitude, longitude: LONGITUDE },
    isServed: false,
  };
  return [{ cityId: 1, cityEN: 'The City', cityAR: 'المدينة', areas: [...served, far] }];
}

function checkZone(world: World, call: Call) {
  storeOfCode(call.part['code']);
  const body = new Fields(call.body);
  const hasPin = body.has('latitude') || body.has('longitude');
  if (!hasPin && !body.has('areaId')) throw new Defect('neither a pin nor an area');
  return zoneView(world, {
    areaId: body.maybeCount('areaId') ?? 0,
    latitude: hasPin ? body.number('latitude') : 0,
    longitude: hasPin ? body.number('longitude') : 0,
  });
}

function unavailableItems(world: World) {
  const { menu, clock, now } = world;
  const dishes = menu.dishes('Delivery');
  const choices = dishes.flatMap(({ groups }) => groups.flatMap((group) => group.choices));
  return {
    menuItemIds: dishes.filter(({ isAvailable }) => !isAvailable).map(({ id }) => id),
    modifierItemIds: choices.filter(({ id }) => !menu.isChoiceAvailable(id)).map(({ id }) => id),
    asOf: clock.iso(now - (now % MINUTES)),
  };
}

function storeAddress({ part }: Call) {
  const store = storeOfId(numberOf(part['storeId'], 'storeId'));
  return {
    storeId: store.storeId,
    labelEN: store.label,
    labelAR: store.labelAr,
    addressEN: 'Garden Street 1',
    addressAR: 'شارع الحديقة 1',
    phone: '+96522223333',
  };
}

function storeLocation(world: World, { part }: Call) {
  const { storeId, latitude } = storeOfId(numberOf(part['storeId'], 'storeId'));
  const location = { latitude, longitude: LONGITUDE };
  return { storeId, location, mapUrl: 'https://maps.example/', isOpenNow: world.isOpen };
}

export function deliveryReadRoutes(world: World): Routes {
  const colours = [
    'getAddressListColorCode',
    'getCartColorCode',
    'getSendVerificationColorCode',
    'getPaymentPageColorCode',
  ].map((name) => [`GET Delivery/${name}/:code`, () => ({})] as const);
  return {
    ...Object.fromEntries(colours),
    'GET Delivery/getConceptSetup/:code': (call) => conceptSetup(world, call),
    'GET Delivery/getArea/:code': areasView,
    'GET Delivery/getStoreLocation/:storeId': (call) => storeLocation(world, call),
    'GET Delivery/getStoreAddress/:storeId': storeAddress,
    'GET Delivery/getConceptInfo/:code': ({ part }) => {
      const { label, labelAr } = brandOf(part['code']);
      return { conceptId: CONCEPT_ID, labelEN: label, labelAR: labelAr, logo: '' };
    },
    'GET Delivery/checkStartWithAddressActive/:code': () => ({ isActive: false }),
    'GET Delivery/GetOperationHours/:storeId': (call) => operationHours(world, call),
    'GET Delivery/getLocation/:code/:storeId': () => ({
      storeId: 0,
      center: { latitude: 29.4, longitude: LONGITUDE },
      zoom: 11,
      stores: STORES.map(({ storeId, latitude }) => ({
        storeId,
        location: { latitude, longitude: LONGITUDE },
      })),
      zones: [],
    }),
    'GET Delivery/GetCountries/:code': () => COUNTRIES,
    'GET Delivery/getLandingPage/:lang/:code': ({ part }) => {
      const { delivers } = brandOf(part['code']);
      return { blocks: [], colors: {}, isDelivery: delivers, isPickUp: delivers };
    },
    'GET Delivery/headerSetup/:lang/:code': ({ part }) => headerSetup(brandOf(part['code'])),
    'GET Delivery/Menu/:lang/:storeId': (call) => deliveryMenu(world, call),
    'GET Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId': (call) =>
      deliveryDish(world, call),
    'GET Delivery/GetUnavailableItemsForStore/:storeId': () => unavailableItems(world),
    'GET Delivery/getAutomaticPromoForStore/:storeId': () =>
      AUTOMATIC_PROMOS.map((promo) => promoRuleView(world.menu, promo)),
    'POST Delivery/checkDeliveryZone/:code': (call) => checkZone(world, call),
    'GET Delivery/getStoreList/:lang/:code': (call) =>
      STORES.map((store) => storeSummary(world, store, langOf(call))),
    'GET Delivery/GetTimeSlots/:storeId/:orderType/:date': (call) => slotsView(world, call),
  };
}
