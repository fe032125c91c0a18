import { tabCustomerEntry } from '../../src/storage/endedLogin.ts';
import { sentOrderEntry } from '../../src/storage/orderEntries.ts';
import { tableLookEntry } from '../../src/storage/venueEntries.ts';
import { TOTALS } from '../../src/contract/examples/parts.ts';
import { orderNoteEntry } from '../../src/storage/orderNotes.ts';
import { noWorkerToldEntry } from '../../src/storage/deviceEntries.ts';
import * as draftEntries from '../../src/storage/draftEntries.ts';
import { ADDRESS_TEXTS } from '../../src/rules/account/addressForm.ts';
import { menuFiltersEntry } from '../../src/storage/menuFilters.ts';
import { menuPlacesEntry } from '../../src/storage/menuPlaces.ts';
import { yoursEntry } from '../../src/storage/yours.ts';
import * as visitEntries from '../../src/storage/visitEntries.ts';

export type Row = [
  name: string,
  entry: unknown,
  keyArgs: (string | number)[],
  area: 'local' | 'session',
  key: string,
  text: string,
];
const json = JSON.stringify;

const VENUE = {
  storeId: 101,
  code: 'BEIT',
  kind: 'store',
  conceptId: 1,
  conceptCode: 'BEIT',
  labelEN: 'Beit',
  labelAR: 'بيت',
  currency: 'KWD',
  currencyDecimals: 3,
  timeZone: 'Asia/Kuwait',
  selfOrder: true,
  delivery: true,
};

/** Rows of the storage table for the visit. */
export const visitRows: Row[] = [
  ['customer of the tab', tabCustomerEntry, ['BEIT'], 'session', 'tabCustomer_BEIT', '501'],
  [
    'rows of menus',
    menuPlacesEntry,
    [],
    'session',
    'menuPlaces',
    json({
      'default /Menu/BEIT/T12': { dish: '/Item/BEIT/1301/T12', top: 320.5, scrollY: 4100 },
      'k3y /Menu/BEIT/T12': { dish: '/Item/BEIT/1107/T12', top: 90, scrollY: 0, isFocused: true },
    }),
  ],
  ['filters of menus', menuFiltersEntry, [], 'local', 'menuFilters', 'BEIT=vegan%2CnoNuts'],
  [
    'dishes of a diner',
    yoursEntry,
    ['BEIT'],
    'local',
    'yours_BEIT',
    json({
      hearts: [1107, 1101],
      seen: [1102],
      missed: [{ id: 1103, atMs: 1_740_846_600_000 }],
      isAway: false,
    }),
  ],
  [
    'what was noticed of an order',
    orderNoteEntry,
    [7001],
    'local',
    'orderNote_7001',
    json({ at: 1_740_844_800_000, orderStatus: 5, promisedAt: '2025-03-01T19:30:00+03:00' }),
  ],
  [
    'report about an order',
    draftEntries.reportDraftEntry,
    [7001],
    'session',
    'report_7001',
    json({ uniqueId: 'aB3dE5gH7jK9', kind: 'cold', lineIds: ['l1'], words: '', fileNames: [] }),
  ],
  [
    'what was said of a sent order',
    sentOrderEntry,
    [7001],
    'session',
    'sentOrder_7001',
    json({
      orderStatus: 3,
      paymentStatus: 0,
      orderNo: 'B-17',
      totals: TOTALS,
    }),
  ],
  ['that there is no worker', noWorkerToldEntry, [], 'local', 'noWorkerTold', 'true'],
  ['store id', visitEntries.storeIdEntry, [], 'session', 'storeId', '101'],
  ['code', visitEntries.codeEntry, [], 'session', 'code', 'BEIT'],
  [
    'reload by the app itself',
    visitEntries.ownReloadEntry,
    ['newVersion'],
    'session',
    'reload_newVersion',
    '1740846600000',
  ],
  ['table code', visitEntries.tableCodeEntry, [], 'session', 'tableCode', '0012'],
  ['room code', visitEntries.roomCodeEntry, [], 'session', 'roomCode', 'R512'],
  ['room table id', visitEntries.roomTableIdEntry, [], 'session', 'roomTableId', '512'],
  ['room with nobody in it', visitEntries.roomIdleEntry, [], 'session', 'roomIdle', 'true'],
  [
    'places of an entry',
    visitEntries.entryPlacesEntry,
    [],
    'session',
    'entryPlaces',
    json([{ code: 'PALMSEA', tableCode: 'PALMSEA-1204', state: 'Room' }]),
  ],
  [
    'guest of a room',
    draftEntries.roomGuestEntry,
    ['PALM', 321],
    'session',
    'roomGuest_PALM_321',
    json({ lastName: 'Haddad', departure: '' }),
  ],
  [
    'rating being written',
    draftEntries.ratingDraftEntry,
    ['BEIT', 161, 7001],
    'session',
    'rating_BEIT_161_7001',
    json({
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
  ],
  [
    'address being written',
    draftEntries.addressDraftEntry,
    ['BEIT'],
    'session',
    'addressDraft_BEIT',
    json({
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
  ],
  ['bay', draftEntries.bayEntry, ['Qw3rTy7uIo9p'], 'session', 'bay_Qw3rTy7uIo9p', '211'],
  ['arrival', draftEntries.arrivedEntry, [7001], 'session', 'arrived_7001', '211'],
  ['state', visitEntries.stateEntry, [], 'session', 'State', 'DriveThrough'],
  [
    'look of a table',
    tableLookEntry,
    ['BEIT'],
    'local',
    'tableLook_BEIT',
    json({ tableCode: 'T12', venue: VENUE, colors: { titleColor: '#7d3218' } }),
  ],
];
