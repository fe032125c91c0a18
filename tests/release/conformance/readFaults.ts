/** Faults that reads show, each with the promises that it breaks. */
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
import type { MenuItem } from '../../../src/contract/menu.ts';
import {
  asking,
  breaks,
  inBody,
  inData,
  inHeaders,
  instead,
  refusing,
  without,
  type Fault,
} from './spoils.ts';
import type { Asked, Spoil } from './faultyServer.ts';

const MENU = /GET \/api\/Menu\/EN\/BEIT/;
const HOURS = /checkOperationHourForTable/;
const PAGE = '<!doctype html><title>Our shop</title>';
const PUBLIC = { tokenkey: 'sufra-public' };

const inFirstDish = (change: (dish: MenuItem) => object, which = MENU): Spoil =>
  inData(
    getMenu,
    ({ menuItems: [dish] }) => {
      if (dish) Object.assign(dish, change(dish));
    },
    which,
  );

const asVisitor = ({ headers }: Asked) => ({ headers: { ...headers, ...PUBLIC } });

/** Removes a header before the server sees it. */
const headersWithout = (name: string): Spoil =>
  asking(/./, ({ headers }) => ({ headers: without(name)(headers) }));

export const READ_FAULTS: readonly Fault[] = [
  ...breaks(['key asked for'], {
    'a read needs no key': asking(
      ({ method, headers, path }) =>
        method === 'GET' && headers['tokenkey'] === undefined && !path.includes('RemoveOrders'),
      asVisitor,
    ),
  }),
  ...breaks(['key from the header alone'], {
    'the key may stand in the address': asking(/tokenKey=/, asVisitor),
  }),
  ...breaks(['unknown key'], {
    'an unknown key is a visitor': asking(
      ({ headers }) => headers['tokenkey']?.startsWith('nosuchtoken') ?? false,
      asVisitor,
    ),
  }),
  ...breaks(['unknown venue'], { 'an unknown venue is a refusal': refusing(/NOSUCHVENUE/, -1) }),
  ...breaks(['wrong method'], {
    'a wrong method is a 405': instead(
      ({ method, path }) => method === 'POST' && path.includes('GetStoreIdFromCode'),
      405,
    ),
  }),
  ...breaks(['unknown path'], {
    'an unknown path is the home page': instead(/NoSuchCall/, 200, PAGE, 'text/html'),
  }),
  ...breaks(['broken body'], {
    'a broken body is a fault of the server': instead(({ body }) => body === '{"tableCode"', 500),
  }),
  ...breaks(['HEAD changes nothing'], { 'HEAD is done like GET': instead(/^HEAD/, 200) }),
  ...breaks(['JSON'], {
    'answers are plain text': inHeaders(/api/, (headers) => ({
      ...headers,
      'content-type': 'text/plain',
    })),
  }),
  ...breaks(['envelope'], {
    'an answer has no envelope': inBody(getStoreIdFromCode, ({ dataenum }) => dataenum),
  }),
  ...breaks(['language of messages'], {
    'messages are English for all': asking(/./, ({ headers }) => ({
      headers: { ...headers, 'accept-language': 'en' },
    })),
    'Vary is missing': inHeaders(/./, without('vary')),
  }),
  ...breaks(['both languages'], {
    'a dish has no Arabic name': inFirstDish(() => ({ labelAR: '' })),
    'the Arabic menu is labelled in English': inFirstDish(
      (item) => ({ label: item.labelEN }),
      /Menu\/AR\/BEIT/,
    ),
  }),
  ...breaks(['not changed'], {
    'a menu has no ETag': inHeaders(MENU, without('etag')),
    'If-None-Match is not read': headersWithout('if-none-match'),
  }),
  ...breaks(['clock'], {
    'the clock is two hours off': inHeaders(/./, (headers) => ({
      ...headers,
      date: new Date(Date.now() + 2 * 3600_000).toUTCString(),
    })),
  }),
  ...breaks(['other origins'], {
    'another origin may not send an order’s number': inHeaders(/^OPTIONS/, (headers) => ({
      ...headers,
      'access-control-allow-headers': 'tokenKey, Content-Type, Accept-Language, If-None-Match',
    })),
    'another origin may not see when to come back': inHeaders(
      /^GET/,
      without('access-control-expose-headers'),
    ),
    'OPTIONS is unknown': instead(/^OPTIONS/, 404),
  }),
  ...breaks(['anti-forgery'], {
    'the anti-forgery header is not looked at': asking(
      ({ headers }) => headers['x-xsrf-token'] === 'forged',
      ({ headers }) => {
        const proof = /XSRF-TOKEN=([^;]*)/.exec(headers['cookie'] ?? '')?.[1] ?? '';
        return { headers: { ...headers, 'x-xsrf-token': decodeURIComponent(proof) } };
      },
    ),
  }),
  ...breaks(['login needed'], {
    'the orders of a customer are open': instead(/GetCustomerOrderDetails/, 200, {
      status: 1,
      dataenum: { totalOrders: 0, orderList: [] },
    }),
    'a missing login is a 403': instead(/GetCustomerOrderDetails/, 403),
  }),
  ...breaks(['unknown dish'], {
    'an unknown dish is a 404': instead(/MenuItemDetails\/EN\/BEIT\/9{6}/, 404),
  }),
  ...breaks(['unknown order'], {
    'an unknown order is a 404': instead(/checkEOrderStatus\/9{6}/, 404),
  }),
  ...breaks(['orders are private'], { 'an order is open': refusing(/Delivery\/OrderDetails/, -1) }),
  ...breaks(['unknown table'], {
    'an unknown table is refused like anything unknown': inBody(
      checkOperationHourForTable,
      (body) => (body.status === -19 ? { ...body, status: -1 } : body),
    ),
  }),
  ...breaks(['hours of the table'], {
    'a closed table is refused': refusing(
      ({ path, body }) => HOURS.test(path) && body.includes('2031'),
      -10,
    ),
  }),
  ...breaks(['shape: GET TableCart/GetCartCount/:tableCode/:uniqueCartId', 'unknown cart'], {
    'an unknown cart cannot be counted': refusing(/GetCartCount/, -14),
  }),
  ...breaks(['price as text'], {
    'a price as text has too few decimals': inFirstDish((item) => ({ sPrice: String(item.price) })),
  }),
  ...breaks(['one currency'], {
    'a dish is in another currency': inFirstDish(() => ({ currency: 'USD' })),
  }),
  ...breaks(['one number each'], {
    'two dishes have one number': inData(
      getMenu,
      ({ menuItems: [first, second] }) => void Object.assign(second ?? {}, first),
      MENU,
    ),
    'a category is missing': inData(getMenu, ({ categories }) => void categories.pop(), MENU),
  }),
  ...breaks(['one menu'], {
    'the head of a menu is of another': inData(getMenuDetails, (head) => {
      Object.assign(head, { menuScheduleUniqueId: 'of yesterday' });
    }),
  }),
  ...breaks(['one price'], {
    'a dish costs more on its page': inData(getMenuItemDetails, (item) => ({
      ...item,
      price: item.price + 1,
    })),
  }),
  ...breaks(['time zone'], {
    'a time zone has a name of its own': inData(
      getMenu,
      (menu) => void Object.assign(menu, { timeZone: 'Kuwait City' }),
      MENU,
    ),
  }),
  ...breaks(['pictures'], {
    'pictures are missing': instead(/\/images\//, 404),
    'pictures are pages': instead(/\/images\//, 200, PAGE, 'text/html'),
  }),
  ...breaks(['fresh prices'], {
    'the price of a line is yesterday’s': inData(getDiscountForItems, ([line]) => {
      Object.assign(line ?? {}, { price: 0.1 });
    }),
  }),
  ...breaks(['shape: GET Menu/:lang/:code'], {
    'a price is a text': inFirstDish(() => ({ price: '1.7' })),
  }),
  ...breaks(['shape: GET Delivery/getConceptSetup/:code'], {
    'the rules of codes are missing': inData(getConceptSetup, (setup) => ({
      ...setup,
      otp: undefined,
    })),
  }),
  ...breaks(['shape: GET Menu/GetMenuDetails/:code'], {
    'a way to pay is of an unknown kind': inData(getMenuDetails, ({ paymentMethods: [method] }) => {
      Object.assign(method ?? {}, { kind: 'barter' });
    }),
  }),
  ...breaks(['shape: GET Delivery/GetTimeSlots/:storeId/:orderType/:date'], {
    'a time has no offset': inData(getTimeSlots, ([slot]) => {
      Object.assign(slot ?? {}, { from: '2026-01-01T10:00:00' });
    }),
  }),
  ...breaks(['shape: GET Delivery/getStoreList/:lang/:code'], {
    'a call is not there yet': instead(/getStoreList/, 404),
  }),
  ...breaks(['shape: GET Delivery/getConceptInfo/:code'], {
    'a call is answered with a page': instead(/getConceptInfo/, 200, PAGE, 'text/html'),
  }),
  ...breaks(['shape: GET Menu/Category/:lang/:code'], {
    'a call fails': instead(/Menu\/Category/, 500, 'oops'),
  }),
];
