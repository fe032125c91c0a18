/** Faults that reads alone show: each with the promises that it breaks. */
import { getDiscountForItems } from '../../../src/contract/endpoints/delivery/menu.ts';
import {
  getConceptSetup,
  getTimeSlots,
} from '../../../src/contract/endpoints/delivery/settings.ts';
import { getMenuItemDetails } from '../../../src/contract/endpoints/dishes.ts';
import {
  getMenu,
  getMenuDetails,
  getStoreIdFromCode,
} from '../../../src/contract/endpoints/menu.ts';
import { checkOperationHourForTable } from '../../../src/contract/endpoints/tablePage.ts';
import type { Menu, MenuItem } from '../../../src/contract/menu.ts';
import type { Spoil } from './faultyServer.ts';
import {
  answering,
  asking,
  inBody,
  inData,
  inHeaders,
  instead,
  refusing,
  without,
} from './spoils.ts';

export type Fault = readonly [name: string, spoil: Spoil, broken: readonly string[]];

const MENU = /GET \/api\/Menu\/EN\/BEIT/;
const HOURS = /checkOperationHourForTable/;
const PAGE = '<!doctype html><title>Our shop</title>';
const PUBLIC = { tokenkey: 'sufra-public' };

const firstItem = ({ menuItems }: Menu): MenuItem => {
  const [item] = menuItems;
  if (!item) throw new Error('The menu is empty.');
  return item;
};

/** What the server never learns of. */
const headersWithout = (name: string): Spoil =>
  asking(/./, ({ headers }) => ({ headers: without(name)(headers) }));

export const READ_FAULTS: readonly Fault[] = [
  [
    'a read needs no key',
    asking(
      ({ method, headers, path }) =>
        method === 'GET' && headers['tokenkey'] === undefined && !path.includes('RemoveOrders'),
      ({ headers }) => ({ headers: { ...headers, ...PUBLIC } }),
    ),
    ['key asked for'],
  ],
  [
    'the key may stand in the address',
    asking(/tokenKey=/, ({ headers }) => ({ headers: { ...headers, ...PUBLIC } })),
    ['key from the header alone'],
  ],
  [
    'an unknown key is a visitor',
    asking(
      ({ headers }) => headers['tokenkey']?.startsWith('nosuchtoken') ?? false,
      ({ headers }) => ({ headers: { ...headers, ...PUBLIC } }),
    ),
    ['unknown key'],
  ],
  ['an unknown venue is a refusal', refusing(/NOSUCHVENUE/, -1), ['unknown venue']],
  [
    'a wrong method is a 405',
    instead(({ method, path }) => method === 'POST' && path.includes('GetStoreIdFromCode'), 405),
    ['wrong method'],
  ],
  [
    'an unknown path is the home page',
    instead(/NoSuchCall/, 200, PAGE, 'text/html'),
    ['unknown path'],
  ],
  [
    'a broken body is a fault of the server',
    instead(({ body }) => body === '{"tableCode"', 500),
    ['broken body'],
  ],
  ['HEAD is done like GET', instead(/^HEAD/, 200), ['HEAD changes nothing']],
  [
    'answers are plain text',
    inHeaders(/api/, (headers) => ({ ...headers, 'content-type': 'text/plain' })),
    ['JSON'],
  ],
  [
    'an answer has no envelope',
    inBody(getStoreIdFromCode, ({ dataenum }) => dataenum),
    ['envelope'],
  ],
  [
    'messages are English for all',
    asking(/./, ({ headers }) => ({ headers: { ...headers, 'accept-language': 'en' } })),
    ['language of messages'],
  ],
  ['Vary is missing', inHeaders(/./, without('vary')), ['language of messages']],
  [
    'a dish has no Arabic name',
    inData(getMenu, (menu) => void Object.assign(firstItem(menu), { labelAR: '' }), MENU),
    ['both languages'],
  ],
  [
    'the Arabic menu is labelled in English',
    inData(
      getMenu,
      (menu) => {
        const item = firstItem(menu);
        Object.assign(item, { label: item.labelEN });
      },
      /Menu\/AR\/BEIT/,
    ),
    ['both languages'],
  ],
  ['a menu has no ETag', inHeaders(MENU, without('etag')), ['not changed']],
  ['If-None-Match is not read', headersWithout('if-none-match'), ['not changed']],
  [
    'the clock is two hours off',
    inHeaders(/./, (headers) => ({
      ...headers,
      date: new Date(Date.now() + 2 * 3600_000).toUTCString(),
    })),
    ['clock'],
  ],
  [
    'another origin may not send an order’s number',
    inHeaders(/^OPTIONS/, (headers) => ({
      ...headers,
      'access-control-allow-headers': 'tokenKey, Content-Type, Accept-Language, If-None-Match',
    })),
    ['other origins'],
  ],
  [
    'another origin may not see when to come back',
    inHeaders(/^GET/, without('access-control-expose-headers')),
    ['other origins'],
  ],
  ['OPTIONS is unknown', instead(/^OPTIONS/, 404), ['other origins']],
  [
    'the anti-forgery header is not looked at',
    asking(
      ({ headers }) => headers['x-xsrf-token'] === 'forged',
      ({ headers }) => {
        const proof = /XSRF-TOKEN=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
        return { headers: { ...headers, 'x-xsrf-token': decodeURIComponent(proof) } };
      },
    ),
    ['anti-forgery'],
  ],
  [
    'the orders of a customer are open',
    instead(/GetCustomerOrderDetails/, 200, {
      status: 1,
      dataenum: { totalOrders: 0, orderList: [] },
    }),
    ['login needed'],
  ],
  ['a missing login is a 403', instead(/GetCustomerOrderDetails/, 403), ['login needed']],
  ['an unknown dish is a 404', instead(/MenuItemDetails\/EN\/BEIT\/9{6}/, 404), ['unknown dish']],
  ['an unknown order is a 404', instead(/checkEOrderStatus\/9{6}/, 404), ['unknown order']],
  ['an order is open', refusing(/Delivery\/OrderDetails/, -1), ['orders are private']],
  [
    'an unknown table is refused like anything unknown',
    inBody(checkOperationHourForTable, (body) =>
      body.status === -19 ? { ...body, status: -1 } : body,
    ),
    ['unknown table'],
  ],
  [
    'a closed table is refused',
    refusing(({ path, body }) => HOURS.test(path) && body.includes('2031'), -10),
    ['hours of the table'],
  ],
  [
    'an unknown cart cannot be counted',
    refusing(/GetCartCount/, -14),
    ['shape: GET TableCart/GetCartCount/:tableCode/:uniqueCartId', 'unknown cart'],
  ],
  [
    'a price as text has too few decimals',
    inData(
      getMenu,
      (menu) => {
        const item = firstItem(menu);
        Object.assign(item, { sPrice: String(item.price) });
      },
      MENU,
    ),
    ['price as text'],
  ],
  [
    'a dish is in another currency',
    inData(getMenu, (menu) => void Object.assign(firstItem(menu), { currency: 'USD' }), MENU),
    ['one currency'],
  ],
  [
    'two dishes have one number',
    inData(getMenu, (menu) => void Object.assign(menu.menuItems[1] ?? {}, firstItem(menu)), MENU),
    ['one number each'],
  ],
  [
    'a category is missing',
    inData(getMenu, ({ categories }) => void categories.pop(), MENU),
    ['one number each'],
  ],
  [
    'the head of a menu is of another',
    inData(getMenuDetails, (head) => {
      Object.assign(head, { menuScheduleUniqueId: 'of yesterday' });
    }),
    ['one menu'],
  ],
  [
    'a dish costs more on its page',
    inData(getMenuItemDetails, (item) => ({ ...item, price: item.price + 1 })),
    ['one price'],
  ],
  [
    'a time zone has a name of its own',
    inData(getMenu, (menu) => void Object.assign(menu, { timeZone: 'Kuwait City' }), MENU),
    ['time zone'],
  ],
  ['pictures are missing', instead(/\/images\//, 404), ['pictures']],
  ['pictures are pages', instead(/\/images\//, 200, PAGE, 'text/html'), ['pictures']],
  [
    'the price of a line is yesterday’s',
    inData(getDiscountForItems, ([line]) => {
      Object.assign(line ?? {}, { price: 0.1 });
    }),
    ['fresh prices'],
  ],
  [
    'a price is a text',
    inData(getMenu, (menu) => void Object.assign(firstItem(menu), { price: '1.7' }), MENU),
    ['shape: GET Menu/:lang/:code'],
  ],
  [
    'the rules of codes are missing',
    inData(getConceptSetup, (setup) => ({ ...setup, otp: undefined })),
    ['shape: GET Delivery/getConceptSetup/:code'],
  ],
  [
    'a way to pay is of an unknown kind',
    inData(getMenuDetails, ({ paymentMethods: [method] }) => {
      Object.assign(method ?? {}, { kind: 'barter' });
    }),
    ['shape: GET Menu/GetMenuDetails/:code'],
  ],
  [
    'a time has no offset',
    inData(getTimeSlots, ([slot]) => {
      Object.assign(slot ?? {}, { from: '2026-01-01T10:00:00' });
    }),
    ['shape: GET Delivery/GetTimeSlots/:storeId/:orderType/:date'],
  ],
  [
    'a call is not there yet',
    instead(/getStoreList/, 404),
    ['shape: GET Delivery/getStoreList/:lang/:code'],
  ],
  [
    'a call is answered with a page',
    instead(/getConceptInfo/, 200, PAGE, 'text/html'),
    ['shape: GET Delivery/getConceptInfo/:code'],
  ],
  [
    'a call fails',
    (asked, next) => (/Menu\/Category/.test(asked.path) ? answering(500, 'oops') : next(asked)),
    ['shape: GET Menu/Category/:lang/:code'],
  ],
];
