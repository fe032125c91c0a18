/** What is only read beside the menus: the venue, its places and its looks. */
import { trayCharge } from './bill.ts';
import { currencyOf, type Lang } from './menuViews.ts';
import {
  CONCEPT_ID,
  HOTEL,
  ROOMS,
  storeOfCode,
  STORES,
  tableOf,
  TABLES,
  type Store,
} from './places.ts';
import { freeBays } from './placing.ts';
import { CART_KEY, Fields, ISO_TIME, numberOf } from './strict.ts';
import { Refusal, UnknownVenue, type Call, type Routes } from './wire.ts';
import type { World } from './world.ts';

function storeRef(world: World, store: Store) {
  return {
    storeId: store.storeId,
    code: store.code,
    kind: 'store',
    conceptId: CONCEPT_ID,
    conceptCode: 'TREES',
    labelEN: store.label,
    labelAR: store.labelAr,
    currency: currencyOf(world.menu),
    currencyDecimals: world.menu.decimals,
    timeZone: world.timeZone,
    selfOrder: true,
    delivery: true,
  };
}

export function storeSummary(world: World, store: Store, lang: Lang) {
  return {
    storeId: store.storeId,
    code: store.code,
    labelEN: store.label,
    labelAR: store.labelAr,
    label: lang === 'AR' ? store.labelAr : store.label,
    addressEN: 'Garden Street 1',
    addressAR: 'شارع الحديقة 1',
    location: { latitude: store.latitude, longitude: 47.95 },
    isOpenNow: world.isOpen,
    ...(!world.isOpen && { nextOpenAt: world.clock.nextOpening() }),
    isBusy: false,
    isDelivery: true,
    isPickUp: true,
    isDriveThrough: store.code === 'CEDAR',
  };
}

function driveThrough(world: World, { part }: Call) {
  const store = storeOfCode(part['code']);
  const table = TABLES.find(
    (each) => each.code === store.code && each.orderType === 'DriveThrough',
  );
  if (!table) throw new Refusal(-18);
  const free = freeBays(world, '');
  const field = (name: string, ask: string) => ({
    field: name,
    ask,
    labelEn: name,
    labelAr: name,
  });
  return {
    code: store.code,
    storeId: store.storeId,
    tableCode: table.tableCode,
    isActive: true,
    fields: [
      field('name', 'required'),
      field('mobileNo', 'required'),
      field('plate', 'required'),
      field('carMake', 'optional'),
      field('carColor', 'optional'),
      field('slot', 'optional'),
    ],
    carMakes: ['Fiat', 'Toyota'],
    carColors: [{ id: 1, labelEn: 'White', labelAr: 'أبيض', color: '#ffffff' }],
    slots: [1, 2, 3].map((slotId) => ({
      slotId,
      label: `Bay ${slotId}`,
      isFree: free.includes(slotId),
    })),
    isArrivalCalled: true,
    readyMinutes: 10,
    dialCode: '+965',
  };
}

function room(world: World, { part }: Call) {
  if (part['code'] !== HOTEL.code) throw new UnknownVenue();
  const tableId = numberOf(part['tableId'], 'tableId');
  const found = ROOMS.find((each) => each.tableId === tableId);
  if (!found) throw new Refusal(-19);
  return {
    code: HOTEL.code,
    tableId,
    tableCode: found.tableCode,
    roomCode: HOTEL.code,
    roomLabel: String(tableId),
    hotelName: HOTEL.label,
    logo: '',
    colors: {},
    isActive: true,
    guestCheck: 'lastName',
    isRoomChargeActive: true,
    outlets: STORES.map((store) => ({
      code: store.code,
      tableCode: found.outlets[store.code] ?? '',
      label: store.label,
      image: '',
      isOpenNow: world.isOpen,
      ...(!world.isOpen && { nextOpenAt: world.clock.nextOpening() }),
      trayCharge: trayCharge(world.menu),
    })),
  };
}

function tableHours(world: World, { body: sent }: Call) {
  const body = new Fields(sent);
  body.text('orderTime', ISO_TIME);
  const table = tableOf(body.text('tableCode'));
  return {
    isOpen: world.isOpen,
    ...(!world.isOpen && { opensAt: world.clock.nextOpening() }),
    tableLabel: table.label,
    storeId: table.storeId,
    isViewOnly: false,
  };
}

const COOL_DOWN_SECONDS = 60;

function callService(world: World, { part, body: sent }: Call) {
  const body = new Fields(sent);
  const kind = body.oneOf('kind', ['waiter', 'bill', 'water', 'cutlery']);
  body.text('uniqueCartId', CART_KEY);
  const uniqueId = body.text('uniqueId', /./);
  const { code, tableCode } = tableOf(part['tableCode']);
  if (code !== part['code']) throw new Refusal(-19);
  if (!world.isOpen) throw new Refusal(-10, { nextOpenAt: world.clock.nextOpening() });
  const answer = (at: number) => ({
    acceptedAt: world.clock.iso(at),
    coolDownSeconds: COOL_DOWN_SECONDS,
  });
  const before = world.services.get(uniqueId);
  if (before !== undefined) return answer(before);
  const place = `${tableCode} ${kind}`;
  const left = (world.services.get(place) ?? 0) + COOL_DOWN_SECONDS * 1000 - world.now;
  if (left > 0) throw new Refusal(-5, { retryAfterSeconds: Math.ceil(left / 1000) });
  world.services.set(uniqueId, world.now);
  world.services.set(place, world.now);
  return answer(world.now);
}

export function placeRoutes(world: World): Routes {
  return {
    'GET Menu/GetStoreIdFromCode/:code': ({ part }) => {
      if (part['code'] !== HOTEL.code) return storeRef(world, storeOfCode(part['code']));
      const store = { ...HOTEL, storeId: 0, latitude: 0 };
      return { ...storeRef(world, store), kind: 'hotel', selfOrder: true, delivery: false };
    },
    'GET Menu/checkHomePageActivation/:code': ({ part }) => {
      storeOfCode(part['code']);
      return { isActive: false };
    },
    'GET Menu/CheckDriveThroughSetup/:code': ({ part }) => {
      const { code } = storeOfCode(part['code']);
      const isActive = TABLES.some(
        (table) => table.code === code && table.orderType === 'DriveThrough',
      );
      return { isActive };
    },
    'GET Menu/GetDriveThroughSetup/:code': (call) => driveThrough(world, call),
    'GET Menu/GetGeolocationStoresByConcept/:code': () =>
      STORES.map((store) => storeSummary(world, store, 'EN')),
    'GET Menu/GetHomePageUrl/:code': ({ part }) => ({ url: `/Menu/${part['code']}` }),
    'GET Menu/GetHomePageMenuScheduleUrl/:code': ({ part }) => ({ url: `/Menu/${part['code']}` }),
    'GET Menu/headerSetup/:lang/:code': ({ part }) => headerSetup(storeOfCode(part['code'])),
    'GET Menu/GetCountries/:code': () => COUNTRIES,
    'GET Menu/Rooms/:lang/:code/:tableId': (call) => room(world, call),
    'POST Menu/CheckRoomGuest/:code/:tableId': ({ part, body: sent }) => {
      if (part['code'] !== HOTEL.code) throw new UnknownVenue();
      const name = new Fields(sent).text('lastName').trim().toLowerCase();
      const tableId = numberOf(part['tableId'], 'tableId');
      const found = ROOMS.find((each) => each.tableId === tableId);
      if (found?.lastName.toLowerCase() !== name) throw new Refusal(-24);
      return { guestOk: true };
    },
    'GET TableCart/GetButtonColorCodes/:code': () => ({}),
    'GET TableCart/getSpecialInstructions/:menuItemId': () => ({
      instructionHeader: 'Wishes',
      presets: [],
      allowFreeText: true,
      maxLength: 200,
    }),
    'GET TableCart/getEndingPageSetting/:code': () => ENDING,
    'POST TableCart/checkOperationHourForTable': (call) => tableHours(world, call),
    'POST TableCart/CallService/:code/:tableCode': (call) => callService(world, call),
    'GET Notification/GetNotificationByAppearanceId/:storeId/:appearanceId/:menuTypeId': () => [],
    'GET Notification/GetNotificationByAppearanceIdByItem/:storeId/:appearanceId/:menuTypeId/:menuItemId':
      () => [],
    'GET Notification/GetNotificationByAppearanceIdByCategory/:storeId/:appearanceId/:menuTypeId/:categoryId':
      () => [],
    'GET Menu/MergeScreen/:lang/:code': () => {
      throw new UnknownVenue();
    },
    'POST Notification/SavePushSubscription': () => null,
    'POST Notification/RemovePushSubscription': () => null,
    'GET RateAndReview/checkRateAndReviewTemplate/:code/:pageId': () => ({ isActive: false }),
    'GET RateAndReview/checkRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId': () => ({
      isActive: false,
    }),
    'GET RateAndReview/getTemplateSettingById/:templateId': refuseRating,
    'GET RateAndReview/getRateAndReviewTemplate/:code/:pageId': refuseRating,
    'GET RateAndReview/getRateAndReviewTemplateMenuSchedule/:menuScheduleId/:pageId': refuseRating,
    'POST RateAndReview/AddNewRateAndReview/:code': refuseRating,
    'POST RateAndReview/AddNewRateAndReviewMenuSchedule': refuseRating,
  };
}

/** Nothing is rated here. */
function refuseRating(): never {
  throw new Refusal(-71);
}

export function headerSetup({ label, labelAr }: Pick<Store, 'label' | 'labelAr'>) {
  return {
    colorCode: '#ffffff',
    feedBackIcon: false,
    fontColorForArrow: '#000000',
    hideLang: false,
    languageColor: '#000000',
    logo: '',
    logoHeight: '50px',
    menuColorCode: '#ffffff00',
    labelEN: label,
    labelAR: labelAr,
  };
}

export const COUNTRIES = [
  {
    id: 1,
    labelEN: 'Kuwait',
    labelAR: 'الكويت',
    iso2: 'KW',
    dialCode: '+965',
    mobileLength: [8],
    isDefault: true,
  },
];

const ENDING = {
  isActive: true,
  titleEN: 'Thank you',
  titleAR: 'شكرا',
  textEN: '',
  textAR: '',
  colors: {},
  isOrderNoShown: true,
  isStatusShown: true,
  isReceiptShown: true,
  isOrderMoreShown: true,
  isRatingShown: false,
  ratingPageId: 1,
  buttons: [],
};
