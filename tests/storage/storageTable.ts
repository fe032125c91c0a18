import * as orderEntries from '../../src/storage/orderEntries.ts';
import * as orderTraces from '../../src/storage/orderTraces.ts';
import * as endedLogin from '../../src/storage/endedLogin.ts';
import * as verificationEntries from '../../src/storage/verificationEntries.ts';
import * as cartEntries from '../../src/storage/cartEntries.ts';
import * as deviceEntries from '../../src/storage/deviceEntries.ts';
import * as loginEntries from '../../src/storage/loginEntries.ts';
import * as venueEntries from '../../src/storage/venueEntries.ts';
import * as draftEntries from '../../src/storage/draftEntries.ts';
import * as visitEntries from '../../src/storage/visitEntries.ts';
import type { Login } from '../../src/contract/customer.ts';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { tableCartCalls } from '../../src/contract/examples/tableCart.ts';
import { ORDER_REQUEST } from '../../src/contract/examples/tableCartOrders.ts';
import {
  ADDRESS,
  APPLIED_PROMO,
  CART_LINE,
  CATEGORY,
  HEADER,
  MENU_HEAD,
  MENU_ITEM,
  MODIFIER,
} from '../../src/contract/examples/parts.ts';
import { servingRows } from './servingRows.ts';
import { tableRows } from './tableRows.ts';
import { visitRows, type Row } from './visitRows.ts';

const INSTANT = '2025-03-01T19:30:00+03:00';
export const CART = {
  deliveryId: 'dL1v3rY9x',
  expiry: INSTANT,
  createdOn: INSTANT,
  menuScheduleId: 801,
  isDelivery: true,
  isPickUp: false,
  menuItemList: [CART_LINE],
  ModifierList: [{ ...MODIFIER, uniqueId: 'aB3dE5gH7jK9' }],
  storeId: 101,
  menuScheduleUniqueId: '801-7f3c2a',
  currency: 'KWD',
  currencyDecimals: 3,
};

const json = JSON.stringify;

/** Every stored entry with its key, its storage and an example of the stored text. */
export const storageTable: Row[] = [
  ...visitRows,
  ...servingRows,
  ...tableRows,
  ['token', loginEntries.tokenEntry, ['BEIT'], 'local', 'token_BEIT', 'tok_1'],
  ['user id', loginEntries.userIdEntry, ['BEIT'], 'local', 'userId_BEIT', '9501'],
  ['customer id', loginEntries.customerIdEntry, ['BEIT'], 'local', 'customerId_BEIT', '501'],
  ['concept of the login', loginEntries.conceptIdEntry, ['BEIT'], 'local', 'conceptId_BEIT', '11'],
  ['log-out under way', endedLogin.leavingEntry, ['BEIT'], 'local', 'leaving_BEIT', 'true'],
  [
    'end of the login',
    loginEntries.loginEndsAtEntry,
    ['BEIT'],
    'local',
    'loginEndsAt_BEIT',
    json(INSTANT),
  ],
  ['user name', loginEntries.userNameEntry, ['BEIT'], 'local', 'userName_BEIT', 'نورة 12'],
  ['delivery flag', venueEntries.isDeliveryEntry, ['BEIT'], 'local', 'isDelivery_BEIT', 'true'],
  ['pick-up flag', venueEntries.isPickUpEntry, ['BEIT'], 'local', 'isPickUp_BEIT', 'false'],
  ['delivery id', cartEntries.deliveryIdEntry, [501], 'local', 'deliveryId_501', 'dL1v3rY9x'],
  [
    'delivery cart',
    cartEntries.deliveryCartEntry,
    [501],
    'local',
    'deliveryCart_501',
    json([CART]),
  ],
  [
    'cart seen last',
    cartEntries.cartSeenEntry,
    ['BEIT', 'T12'],
    'local',
    'cartSeen_BEIT_T12',
    json({ at: INSTANT, lang: 'EN', view: tableCartCalls.getCartDetails.answer }),
  ],
  [
    'set-aside cart',
    cartEntries.expiredCartEntry,
    [501],
    'session',
    'expiredCart_501',
    json([CART]),
  ],
  [
    'menu schedule',
    venueEntries.menuScheduleEntry,
    ['BEIT'],
    'local',
    'menuSchedule_BEIT',
    json(MENU_HEAD),
  ],
  [
    'categories',
    venueEntries.categoriesEntry,
    ['BEIT'],
    'local',
    'categories_BEIT',
    json({ lang: 'EN', menuScheduleUniqueId: 'u', list: [CATEGORY] }),
  ],
  [
    'menu items',
    venueEntries.menuItemsEntry,
    ['BEIT'],
    'local',
    'menuItems_BEIT',
    json({ lang: 'AR', menuScheduleUniqueId: 'u', storeId: 101, list: [MENU_ITEM] }),
  ],
  [
    'places in the pages',
    visitEntries.scrollPositionsEntry,
    [],
    'session',
    'scrollPlaces',
    json({ default: 0, k3y: 1250.5 }),
  ],
  [
    'dish being put together',
    draftEntries.dishDraftEntry,
    ['BEIT'],
    'session',
    'dishDraft_BEIT',
    json({
      page: 'k3y',
      menuItemId: 301,
      tableCartId: 0,
      uniqueId: 'aB3dE5gH7jK9',
      quantity: 2,
      note: 'no salt',
      choices: [[51, [[511, 2]]]],
    }),
  ],
  ['header', venueEntries.headerSetupEntry, ['BEIT'], 'local', 'headerSetup_BEIT', json(HEADER)],
  [
    'delivery header',
    venueEntries.headerSetupDeliveryEntry,
    ['BEIT'],
    'local',
    'headerSetupDelivery_BEIT',
    json(HEADER),
  ],
  [
    'pending order',
    orderEntries.pendingOrderEntry,
    ['dL1v3rY9x'],
    'local',
    'eOrder_dL1v3rY9x',
    json({
      state: 'sending',
      request: ORDER_REQUEST,
      eOrderID: 0,
      code: 'BEIT',
      tableCode: 'T12',
      orderType: 'Table',
      sentAt: INSTANT,
      customerId: 0,
    }),
  ],
  [
    'order lease',
    orderEntries.orderLeaseEntry,
    ['k'],
    'local',
    'orderLease_k',
    json({ owner: 'aB3dE5gH7jK9', untilMs: 1_740_844_800_000 }),
  ],
  [
    'placed orders',
    orderTraces.placedOrdersEntry,
    ['BEIT', 'T12'],
    'local',
    'placedOrders_BEIT_T12',
    json([
      { eOrderID: 7001, orderKey: 'abcdefghijkl', placedAtMs: 1_740_844_800_000, isClosed: false },
    ]),
  ],
  ['language', visitEntries.langEntry, ['BEIT'], 'session', 'langBEIT', 'AR'],
  ['language mirror', visitEntries.langMirrorEntry, ['BEIT'], 'local', 'lang_BEIT', 'EN'],
  [
    'recent venues',
    deviceEntries.recentVenuesEntry,
    [],
    'local',
    'recentVenues',
    json([{ code: 'BEIT', tableCode: 'T12', label: 'Beit', at: INSTANT }]),
  ],
  [
    'car form',
    orderEntries.carEntry,
    ['ROUTE'],
    'local',
    'car_ROUTE',
    json({
      car: { plate: 'A 4711', slotId: 7 },
      contact: { name: 'Noura', countryId: 2, mobileNo: '501234567' },
    }),
  ],
  [
    'preferences',
    deviceEntries.preferencesEntry,
    [],
    'local',
    'preferences',
    json({ theme: 'dark', allergens: ['nuts'], diets: ['vegan'], words: ['garlic'] }),
  ],
  [
    'set-aside line',
    cartEntries.pendingLineEntry,
    ['BEIT'],
    'session',
    'pendingLine_BEIT',
    json(CART_LINE),
  ],
  ['its time', cartEntries.pendingLineAtEntry, ['BEIT'], 'session', 'pendingLineAt_BEIT', '1'],
  [
    'key of a made order',
    orderTraces.orderKeyEntry,
    [7001],
    'local',
    'orderKey_7001',
    json({ orderKey: 'Qw3rTy7uIo9p', at: 1 }),
  ],
  [
    'filled-in payment form',
    orderEntries.paymentDraftEntry,
    ['Qw3rTy7uIo9p'],
    'session',
    'paymentDraft_Qw3rTy7uIo9p',
    json({
      paymentMethodId: 12,
      tip: 1.5,
      tipText: '1.5',
      changeFor: '20',
      note: 'No onions',
      contact: { name: 'Noura', countryId: 1, mobileNo: '51234567' },
    }),
  ],
  ['promo', cartEntries.promoEntry, [501], 'session', 'Promo501', json(APPLIED_PROMO)],
  [
    'notifications shown',
    visitEntries.notificationsShownEntry,
    ['BEIT'],
    'session',
    'notificationBEIT',
    json([{ notificationId: 31, visibiltyId: 1, displayed: true }]),
  ],
  ['merge code', visitEntries.mergeCodeEntry, [], 'session', 'mergeCode', 'SOUQ'],
  [
    'pending login',
    verificationEntries.pendingLoginEntry,
    ['BEIT'],
    'session',
    'pendingLoginBEIT',
    json({
      ...(customerCalls.validateVerificationCode.answer as Login),
      countryId: 1,
      dialCode: '+965',
      mobileNo: '50009999',
    }),
  ],
  [
    'number of the login',
    verificationEntries.loginNumberEntry,
    ['BEIT'],
    'local',
    'loginNumber_BEIT',
    json({ countryId: 1, dialCode: '+965', mobileNo: '50009999' }),
  ],
  [
    'login that ran out',
    endedLogin.endedLoginEntry,
    ['BEIT'],
    'session',
    'endedLogin_BEIT',
    json({
      customerId: 501,
      number: { countryId: 1, dialCode: '+965', mobileNo: '50009999' },
      address: ADDRESS,
      deliveryTime: { slotId: 's1', from: INSTANT, to: INSTANT },
      deliveryId: 'dL1v3rY9x',
    }),
  ],
  [
    'code sent',
    verificationEntries.codeSentEntry,
    ['BEIT'],
    'session',
    'codeSentBEIT',
    json(customerCalls.sendVerificationCode.answer),
  ],
];
