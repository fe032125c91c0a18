import * as cartEntries from '../../src/storage/cartEntries.ts';
import * as deviceEntries from '../../src/storage/deviceEntries.ts';
import * as draftEntries from '../../src/storage/draftEntries.ts';
import * as endedLogin from '../../src/storage/endedLogin.ts';
import { savedOrderEntry } from '../../src/storage/savedOrders.ts';
import * as loginEntries from '../../src/storage/loginEntries.ts';
import { menuFiltersEntry } from '../../src/storage/menuFilters.ts';
import { menuPlacesEntry } from '../../src/storage/menuPlaces.ts';
import * as orderEntries from '../../src/storage/orderEntries.ts';
import { orderNoteEntry } from '../../src/storage/orderNotes.ts';
import * as orderTraces from '../../src/storage/orderTraces.ts';
import { serviceCallsEntry } from '../../src/storage/serviceEntries.ts';
import * as servingEntries from '../../src/storage/servingEntries.ts';
import * as sharedCart from '../../src/storage/sharedCart.ts';
import type { Area } from '../../src/storage/store.ts';
import { splitEntry } from '../../src/storage/tableEntries.ts';
import * as venueEntries from '../../src/storage/venueEntries.ts';
import * as verificationEntries from '../../src/storage/verificationEntries.ts';
import * as visitEntries from '../../src/storage/visitEntries.ts';
import { yoursEntry } from '../../src/storage/yours.ts';
import type { Login } from '../../src/contract/customer.ts';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { tableCartCalls } from '../../src/contract/examples/tableCart.ts';
import { ORDER_REQUEST } from '../../src/contract/examples/tableCartOrders.ts';
import * as parts from '../../src/contract/examples/parts.ts';
import { ADDRESS_TEXTS } from '../../src/rules/account/addressForm.ts';

const INSTANT = '2025-03-01T19:30:00+03:00';
const AT_MS = 1_740_846_600_000;
const NUMBER = { countryId: 1, dialCode: '+965', mobileNo: '50009999' };
const CONTACT = { name: 'Noura', countryId: 1, mobileNo: '51234567' };
const SLOT = { slotId: 's1', from: INSTANT, to: INSTANT };
const CODE_SENT = customerCalls.sendVerificationCode.answer as object;
const VIEW = { at: INSTANT, lang: 'EN', view: tableCartCalls.getCartDetails.answer };
export const CART = {
  deliveryId: 'dL1v3rY9x',
  expiry: INSTANT,
  createdOn: INSTANT,
  menuScheduleId: 801,
  isDelivery: true,
  isPickUp: false,
  menuItemList: [parts.CART_LINE],
  ModifierList: [{ ...parts.MODIFIER, uniqueId: 'aB3dE5gH7jK9' }],
  storeId: 101,
  menuScheduleUniqueId: '801-7f3c2a',
  currency: 'KWD',
  currencyDecimals: 3,
};
type KeyArgs = (string | number)[];

/** An entry with its key and an example: text as it is, anything else as JSON. */
const keptIn =
  (area: Area) => (key: string, entry: unknown, keyArgs: KeyArgs, example: string | object) => {
    const text = typeof example === 'string' ? example : JSON.stringify(example);
    return { area, key, entry, keyArgs, text };
  };
const device = keptIn('local');
const tab = keptIn('session');

/** Every stored entry. */
export const storageTable = [
  tab('tabCustomer_BEIT', endedLogin.tabCustomerEntry, ['BEIT'], '501'),
  tab('menuPlaces', menuPlacesEntry, [], {
    'default /Menu/BEIT/T12': { dish: '/Item/BEIT/1301/T12', top: 320.5, scrollY: 4100 },
    'k3y /Menu/BEIT/T12': { dish: '/Item/BEIT/1107/T12', top: 90, scrollY: 0, isFocused: true },
  }),
  device('menuFilters', menuFiltersEntry, [], 'BEIT=vegan%2CnoNuts'),
  device('yours_BEIT', yoursEntry, ['BEIT'], {
    hearts: [1107, 1101],
    seen: [1102],
    missed: [{ id: 1103, atMs: AT_MS }],
    isAway: false,
  }),
  device('orderNote_7001', orderNoteEntry, [7001], {
    at: AT_MS,
    orderStatus: 5,
    promisedAt: INSTANT,
  }),
  tab('report_7001', draftEntries.reportDraftEntry, [7001], {
    uniqueId: 'aB3dE5gH7jK9',
    kind: 'cold',
    lineIds: ['l1'],
    words: '',
    fileNames: [],
  }),
  tab('sentOrder_7001', orderEntries.sentOrderEntry, [7001], {
    orderStatus: 3,
    paymentStatus: 0,
    orderNo: 'B-17',
    totals: parts.TOTALS,
  }),
  device('noWorkerTold', deviceEntries.noWorkerToldEntry, [], 'true'),
  tab('storeId', visitEntries.storeIdEntry, [], '101'),
  tab('code', visitEntries.codeEntry, [], 'BEIT'),
  tab('reload_newVersion', visitEntries.ownReloadEntry, ['newVersion'], '1740846600000'),
  tab('tableCode', visitEntries.tableCodeEntry, [], '0012'),
  tab('roomCode', visitEntries.roomCodeEntry, [], 'R512'),
  tab('roomTableId', visitEntries.roomTableIdEntry, [], '512'),
  tab('roomIdle', visitEntries.roomIdleEntry, [], 'true'),
  tab(
    'entryPlaces',
    visitEntries.entryPlacesEntry,
    [],
    [{ code: 'PALMSEA', tableCode: 'PALMSEA-1204', state: 'Room' }],
  ),
  tab('roomGuest_PALM_321', draftEntries.roomGuestEntry, ['PALM', 321], {
    lastName: 'Haddad',
    departure: '',
  }),
  tab('rating_BEIT_161_7001', draftEntries.ratingDraftEntry, ['BEIT', 161, 7001], {
    uniqueId: 'Qw3rTy7uIo9p',
    name: 'Noura',
    mobileNo: '',
    email: '',
    answers: [
      { questionId: 1611, value: 5 },
      { questionId: 1619, fileNames: ['upload-1.jpg'] },
    ],
    isSent: false,
  }),
  tab('addressDraft_BEIT', draftEntries.addressDraftEntry, ['BEIT'], {
    customerId: 501,
    uniqueId: 'Qw3rTy7uIo9p',
    values: {
      ...Object.fromEntries(ADDRESS_TEXTS.map((field) => [field, field === 'street' ? '7' : ''])),
      label: 'home',
      labelText: '',
      buildingType: 'house',
      cityId: 15,
      areaId: 1501,
      pin: { latitude: 29.37, longitude: 47.98 },
      isPinConfirmed: true,
    },
  }),
  tab('bay_Qw3rTy7uIo9p', draftEntries.bayEntry, ['Qw3rTy7uIo9p'], '211'),
  tab('arrived_7001', draftEntries.arrivedEntry, [7001], '211'),
  tab('State', visitEntries.stateEntry, [], 'DriveThrough'),
  device('tableLook_BEIT', venueEntries.tableLookEntry, ['BEIT'], {
    tableCode: 'T12',
    venue: menuCalls.getStoreIdFromCode.answer,
    colors: { titleColor: '#7d3218' },
  }),
  tab('askedZone_BEIT', servingEntries.askedZoneEntry, ['BEIT'], {
    areaId: 1501,
    label: 'شرق',
    zone: parts.ADDRESS.zone,
  }),
  device('deliveryAddress_BEIT', servingEntries.deliveryAddressEntry, ['BEIT'], parts.ADDRESS),
  device('pickupAddress_BEIT', servingEntries.pickupAddressEntry, ['BEIT'], parts.STORE_SUMMARY),
  device('scheduledDelivery_BEIT', servingEntries.scheduledDeliveryEntry, ['BEIT'], SLOT),
  device('scheduledPickup_BEIT', servingEntries.scheduledPickupEntry, ['BEIT'], SLOT),
  device('isOutOfZone_BEIT', servingEntries.isOutOfZoneEntry, ['BEIT'], 'true'),
  device('installBanner_BEIT', servingEntries.installBannerEntry, ['BEIT'], `"${INSTANT}"`),
  device('pushTold_11', servingEntries.pushToldEntry, [11], '"5 AR e"'),
  device('push_11', servingEntries.pushEntry, [11], '"https://push.example/s/1"'),
  device('sentCart_7001', cartEntries.sentCartEntry, [7001], VIEW),
  device('receipt_7001', savedOrderEntry, [7001], {
    eOrderID: 7001,
    code: 'BEIT',
    tableCode: 'T12',
    customerId: 0,
    placedAtMs: AT_MS,
    orderNo: 'B-17',
    orderType: 'Table',
    orderStatus: 3,
    paymentStatus: 0,
    lines: [parts.CART_VIEW_LINE],
    totals: parts.TOTALS,
  }),
  device('split_BEIT_T12', splitEntry, ['BEIT', 'T12'], {
    atMs: AT_MS,
    plan: {
      way: 'person',
      people: [{ id: 1, name: 'Sara', amount: '' }],
      takers: { '7001/aB3dE5gH7jK9': [1] },
      apart: [],
      count: 2,
      tipPercent: 10,
      tipText: '',
      coin: 250,
      withPaid: false,
    },
  }),
  device('service_BEIT_T12', serviceCallsEntry, ['BEIT', 'T12'], {
    waiter: { uniqueId: 'pO9iU7yT5rE3', askedAtMs: AT_MS, coolDownSeconds: 60 },
  }),
  device('sharedCart_BEIT_T12', sharedCart.sharedCartEntry, ['BEIT', 'T12'], {
    orderKey: 'Qw3rTy7uIo9p',
    ownKey: 'abcdefghijkl',
  }),
  device('guestName', sharedCart.guestNameEntry, [], 'Sara'),
  device('token_BEIT', loginEntries.tokenEntry, ['BEIT'], 'tok_9f8e7d+/='),
  device('userId_BEIT', loginEntries.userIdEntry, ['BEIT'], '9501'),
  device('customerId_BEIT', loginEntries.customerIdEntry, ['BEIT'], '501'),
  device('conceptId_BEIT', loginEntries.conceptIdEntry, ['BEIT'], '11'),
  device('leaving_BEIT', endedLogin.leavingEntry, ['BEIT'], 'true'),
  device('loginEndsAt_BEIT', loginEntries.loginEndsAtEntry, ['BEIT'], `"${INSTANT}"`),
  device('userName_BEIT', loginEntries.userNameEntry, ['BEIT'], 'نورة 12'),
  device('isDelivery_BEIT', venueEntries.isDeliveryEntry, ['BEIT'], 'true'),
  device('isPickUp_BEIT', venueEntries.isPickUpEntry, ['BEIT'], 'false'),
  device('deliveryId_501', cartEntries.deliveryIdEntry, [501], 'dL1v3rY9x'),
  device('deliveryCart_501', cartEntries.deliveryCartEntry, [501], [CART]),
  device('cartSeen_BEIT_T12', cartEntries.cartSeenEntry, ['BEIT', 'T12'], VIEW),
  tab('expiredCart_501', cartEntries.expiredCartEntry, [501], [CART]),
  device('menuSchedule_BEIT', venueEntries.menuScheduleEntry, ['BEIT'], parts.MENU_HEAD),
  device('categories_BEIT', venueEntries.categoriesEntry, ['BEIT'], {
    lang: 'EN',
    menuScheduleUniqueId: 'u',
    list: [parts.CATEGORY],
  }),
  device('menuItems_BEIT', venueEntries.menuItemsEntry, ['BEIT'], {
    lang: 'AR',
    menuScheduleUniqueId: 'u',
    storeId: 101,
    list: [parts.MENU_ITEM],
  }),
  tab('scrollPlaces', visitEntries.scrollPositionsEntry, [], { default: 0, k3y: 1250.5 }),
  tab('dishDraft_BEIT', draftEntries.dishDraftEntry, ['BEIT'], {
    page: 'k3y',
    menuItemId: 301,
    tableCartId: 0,
    uniqueId: 'aB3dE5gH7jK9',
    quantity: 2,
    note: 'no salt',
    choices: [[51, [[511, 2]]]],
  }),
  device('headerSetup_BEIT', venueEntries.headerSetupEntry, ['BEIT'], parts.HEADER),
  device('headerSetupDelivery_BEIT', venueEntries.headerSetupDeliveryEntry, ['BEIT'], parts.HEADER),
  device('eOrder_dL1v3rY9x', orderEntries.pendingOrderEntry, ['dL1v3rY9x'], {
    state: 'sending',
    request: ORDER_REQUEST,
    eOrderID: 0,
    code: 'BEIT',
    tableCode: 'T12',
    orderType: 'Table',
    sentAt: INSTANT,
    customerId: 0,
  }),
  device('orderLease_k', orderEntries.orderLeaseEntry, ['k'], {
    owner: 'aB3dE5gH7jK9',
    untilMs: AT_MS,
  }),
  device(
    'placedOrders_BEIT_T12',
    orderTraces.placedOrdersEntry,
    ['BEIT', 'T12'],
    [{ eOrderID: 7001, orderKey: 'abcdefghijkl', placedAtMs: AT_MS, isClosed: false }],
  ),
  tab('langBEIT', visitEntries.langEntry, ['BEIT'], 'AR'),
  device('lang_BEIT', visitEntries.langMirrorEntry, ['BEIT'], 'EN'),
  device(
    'recentVenues',
    deviceEntries.recentVenuesEntry,
    [],
    [{ code: 'BEIT', tableCode: 'T12', label: 'Beit', at: INSTANT }],
  ),
  device('car_ROUTE', orderEntries.carEntry, ['ROUTE'], {
    car: { plate: 'A 4711', slotId: 7 },
    contact: CONTACT,
  }),
  device('preferences', deviceEntries.preferencesEntry, [], {
    theme: 'dark',
    allergens: ['nuts'],
    diets: ['vegan'],
    words: ['garlic'],
  }),
  tab('pendingLine_BEIT', cartEntries.pendingLineEntry, ['BEIT'], parts.CART_LINE),
  tab('pendingLineAt_BEIT', cartEntries.pendingLineAtEntry, ['BEIT'], '1'),
  device('orderKey_7001', orderTraces.orderKeyEntry, [7001], { orderKey: 'Qw3rTy7uIo9p', at: 1 }),
  tab('paymentDraft_Qw3rTy7uIo9p', orderEntries.paymentDraftEntry, ['Qw3rTy7uIo9p'], {
    paymentMethodId: 12,
    tip: 1.5,
    tipText: '1.5',
    changeFor: '20',
    note: 'No onions',
    contact: CONTACT,
  }),
  tab('Promo501', cartEntries.promoEntry, [501], parts.APPLIED_PROMO),
  tab(
    'notificationBEIT',
    visitEntries.notificationsShownEntry,
    ['BEIT'],
    [{ notificationId: 31, visibiltyId: 1, displayed: true }],
  ),
  tab('mergeCode', visitEntries.mergeCodeEntry, [], 'SOUQ'),
  tab('pendingLoginBEIT', verificationEntries.pendingLoginEntry, ['BEIT'], {
    ...(customerCalls.validateVerificationCode.answer as Login),
    ...NUMBER,
  }),
  device('loginNumber_BEIT', verificationEntries.loginNumberEntry, ['BEIT'], NUMBER),
  tab('endedLogin_BEIT', endedLogin.endedLoginEntry, ['BEIT'], {
    customerId: 501,
    number: NUMBER,
    address: parts.ADDRESS,
    deliveryTime: SLOT,
    deliveryId: 'dL1v3rY9x',
  }),
  tab('codeSentBEIT', verificationEntries.codeSentEntry, ['BEIT'], CODE_SENT),
];
