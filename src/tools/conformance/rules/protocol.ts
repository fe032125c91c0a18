/** Rules for every call: statuses, headers, languages. */
import { getCustomerOrderDetails } from '../../../contract/endpoints/delivery/customer.ts';
import { getMenu, getMenuDetails, getStoreIdFromCode } from '../../../contract/endpoints/menu.ts';
import { removeOrders } from '../../../contract/endpoints/tableCart.ts';
import { checkOperationHourForTable } from '../../../contract/endpoints/tablePage.ts';
import { STATUS } from '../../../contract/status.ts';
import { pathOf } from '../server.ts';
import { freshKey, Left, type Rule } from '../visit.ts';
import { hoursOf, needHours, NO_TABLE } from './atTable.ts';
import { answered, needed, refused, saidIn, unless } from './said.ts';

const NO_VENUE = 'NOSUCHVENUEHERE';
const NO_TOKEN = 'nosuchtokenatall99';
const ARABIC = /[\u0600-\u06FF]/;
/** The app's request headers that need a CORS permission. */
const OWN_HEADERS =
  'tokenKey, X-App-Origin, No-Auth, user-id, eorder-id, Accept-Language, Content-Type, If-None-Match';
const EXPOSED = ['Retry-After', 'Date', 'ETag'];

const listed = (header: string | undefined) =>
  new Set((header ?? '').split(',').map((word) => word.trim().toLowerCase()));

/** For a change without effect, because no cart has this key. */
const noCart = () => ({ uniqueCartId: freshKey() });

export const PROTOCOL_RULES: readonly Rule[] = [
  {
    id: 'key asked for',
    title: 'A call without tokenKey is a 400',
    breaks:
      'Nothing; but a server that does not require it may read it from a place that others can set.',
    look: async ({ hear }) =>
      answered(await hear(getStoreIdFromCode, {}, { tokenKey: null }), 400, 'A call without it'),
  },
  {
    id: 'key from the header alone',
    title: 'A call that changes data never reads its tokenKey from the address',
    breaks: 'A link on another page can change the cart of the diner who follows it.',
    look: async ({ server, options }) => {
      const path = pathOf(removeOrders, { tableCode: options.table ?? '0', ...noCart() });
      const key = encodeURIComponent(options.tokenKey);
      const heard = await server.call({ path: `${path}?tokenKey=${key}`, tokenKey: null });
      return answered(heard, 400, 'A change with its key in the address');
    },
  },
  {
    id: 'unknown key',
    title: 'An unknown tokenKey is a 401, on public reads too',
    breaks: 'Customers whose login has ended stay logged in, and all their calls fail.',
    look: async ({ hear }) => {
      await needed(hear(getMenuDetails), 'GetMenuDetails');
      const heard = await hear(getMenuDetails, {}, { tokenKey: NO_TOKEN });
      return answered(heard, 401, 'A read with one');
    },
  },
  {
    id: 'unknown venue',
    title: 'An unknown venue code is a 404',
    breaks: 'A wrong link shows an error instead of the page that says so.',
    look: async ({ hear }) =>
      answered(await hear(getStoreIdFromCode, { code: NO_VENUE }), 404, 'One'),
  },
  {
    id: 'wrong method',
    title: 'A wrong method is a 404',
    breaks: 'Nothing today; the contract lets servers tell a mistake from a refusal by it.',
    look: async ({ hear }) => {
      const heard = await hear(getStoreIdFromCode, {}, { method: 'POST', body: {} });
      return answered(heard, 404, 'POST to a read');
    },
  },
  {
    id: 'unknown path',
    title: 'A path that is not in the contract is a 404',
    breaks: 'The app treats a home page in the answer as a broken server.',
    look: async ({ server }) =>
      answered(await server.call({ path: 'Menu/NoSuchCall/AtAll/Here' }), 404, 'One'),
  },
  {
    id: 'broken body',
    title: 'A body that is not JSON is a 400',
    breaks: 'A defect of the app looks like a fault of the server, and is repeated.',
    look: async (visit) => {
      await needHours(visit);
      return answered(await hoursOf(visit, '', { body: '{"tableCode"' }), 400, 'One');
    },
  },
  {
    id: 'HEAD changes nothing',
    title: 'HEAD of a GET that changes data is a 405',
    breaks: 'Link previews, such as a messenger’s, empty carts and place orders.',
    look: async ({ send }) =>
      answered(await send(removeOrders, noCart(), { method: 'HEAD' }), 405, 'HEAD'),
  },
  {
    id: 'JSON',
    title: 'Answers say that they are JSON',
    breaks: 'Proxies and browsers may guess the type, or change the content.',
    look: async ({ hear }) => {
      const { headers } = await hear(getStoreIdFromCode);
      const type = headers['content-type'] ?? 'nothing';
      return unless(/^application\/json/i.test(type), `Content-Type is ${type}`);
    },
  },
  {
    id: 'envelope',
    title: 'Answers come in the envelope, with 1 or more for success',
    breaks: 'The app reads a bare answer too; one that says 0 for success is a refusal to it.',
    look: async ({ hear }) => {
      const { json, told } = await hear(getStoreIdFromCode);
      const isWhole = typeof json === 'object' && json !== null && 'dataenum' in json;
      return [
        ...unless(isWhole, 'An answer has no dataenum'),
        ...unless(told > 0, `A success has status ${told}`),
      ];
    },
  },
  {
    id: 'language of messages',
    title: 'Messages follow Accept-Language, and say so by Vary',
    breaks: 'Diners read refusals in the wrong language, or another diner’s from a cache.',
    look: async (visit) => {
      await needHours(visit);
      const english = await hoursOf(visit, NO_TABLE);
      const arabic = await hoursOf(visit, NO_TABLE, { lang: 'ar' });
      const isVaried = [english, arabic].every(({ headers }) =>
        listed(headers.vary).has('accept-language'),
      );
      return [
        ...unless(english.message !== '', 'A refusal has no message'),
        ...unless(!ARABIC.test(english.message), `With en it says “${english.message}”`),
        ...unless(ARABIC.test(arabic.message), `With ar it says “${arabic.message}”`),
        ...unless(isVaried, `Vary is ${english.headers.vary ?? 'missing'}`),
      ];
    },
  },
  {
    id: 'both languages',
    title: 'A menu has its labels in both languages, and label in the requested one',
    breaks: 'A diner who changes the language sees dishes in the other one, or without a name.',
    look: async ({ hear, menu }) => {
      const items = (await menu())?.menuItems ?? [];
      const { data } = await hear(getMenu, { lang: 'AR' });
      const sent = (data as { menuItems?: unknown } | null)?.menuItems;
      const arabic = (Array.isArray(sent) ? sent : []) as ({
        label?: unknown;
        labelAR?: unknown;
      } | null)[];
      const nameless = items.find(({ labelEN, labelAR }) => labelEN === '' || labelAR === '');
      const mixed = arabic.find((item) => item?.label !== item?.labelAR);
      const foreign = items.find(({ label, labelEN }) => label !== labelEN);
      return [
        ...unless(!nameless, `Dish ${nameless?.id} has no name in one of them`),
        ...unless(!foreign, `In English dish ${foreign?.id} is labelled “${foreign?.label}”`),
        ...unless(!mixed, `In Arabic a dish is labelled ${JSON.stringify(mixed?.label)}`),
      ];
    },
  },
  {
    id: 'not changed',
    title: 'A menu has an ETag, and is a 304 for a client that has it',
    breaks: 'Each visit loads the whole menu again, on the diner’s mobile data.',
    look: async ({ hear }) => {
      const { headers } = await needed(hear(getMenu), 'The menu');
      const { etag } = headers;
      if (etag === undefined) return ['A menu has no ETag'];
      const again = await hear(getMenu, {}, { headers: { 'If-None-Match': etag } });
      return [
        ...answered(again, 304, 'The same menu'),
        ...unless(again.body.length === 0, 'A 304 has a body'),
      ];
    },
  },
  {
    id: 'clock',
    title: 'Answers have a Date that is right',
    breaks: 'Countdowns and closing times are wrong on phones with a wrong clock.',
    look: async ({ hear }) => {
      const { headers } = await hear(getStoreIdFromCode);
      const offMinutes = Math.abs(Date.parse(headers.date ?? '') - Date.now()) / 60_000;
      return [
        ...unless(headers.date !== undefined, 'There is none'),
        ...unless(!(offMinutes > 5), `It is ${Math.round(offMinutes)} minutes off`),
      ];
    },
  },
  {
    id: 'other origins',
    title: 'The app’s own origin may send its headers and read the exposed ones',
    breaks: 'Browsers block every call of the app: all pages are empty.',
    look: async ({ send, options }) => {
      const { app } = options;
      if (app === undefined) return new Left('The app’s origin was not named (--app).');
      const asked = await send(checkOperationHourForTable, undefined, {
        method: 'OPTIONS',
        tokenKey: null,
        headers: {
          Origin: app,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': OWN_HEADERS,
        },
      });
      const read = await send(getStoreIdFromCode, undefined, { headers: { Origin: app } });
      const allowed = listed(asked.headers['access-control-allow-headers']);
      const refusedOnes = [...listed(OWN_HEADERS)].filter((name) => !allowed.has(name));
      const exposed = listed(read.headers['access-control-expose-headers']);
      const hidden = EXPOSED.filter((name) => !exposed.has(name.toLowerCase()));
      const origins = [asked, read].map((each) => each.headers['access-control-allow-origin']);
      return [
        ...unless(
          asked.status < 300,
          `The question before a call is answered with ${saidIn(asked)}`,
        ),
        ...unless(
          origins.every((origin) => origin === '*' || origin === app),
          `Allowed is ${origins.find((origin) => origin !== '*' && origin !== app) ?? 'nobody'}`,
        ),
        ...unless(refusedOnes.length === 0, `Not allowed are ${refusedOnes.join(', ')}`),
        ...unless(hidden.length === 0, `Not exposed are ${hidden.join(', ')}`),
      ];
    },
  },
  {
    id: 'anti-forgery',
    title: 'A POST with a wrong X-XSRF-TOKEN is a 400',
    breaks: 'Another site can act as the diner who visits it.',
    look: async (visit) => {
      await visit.hear(getStoreIdFromCode);
      if (visit.server.cookie('XSRF-TOKEN') === undefined)
        return new Left(
          'The server sets no XSRF-TOKEN cookie, as one on another origin should not.',
        );
      await needHours(visit);
      return answered(await hoursOf(visit, NO_TABLE, { forgery: 'forged' }), 400, 'One');
    },
  },
  {
    id: 'login needed',
    title: 'A customer’s data is refused with -3 to a visitor without a login',
    breaks:
      'Anyone can read a customer’s orders; or, with 403 or 404, the diner’s visit is cleared.',
    look: async ({ hear }) => {
      const heard = await hear(getCustomerOrderDetails, { customerId: 1 });
      return refused(heard, STATUS.loginRequired, 'Reading a customer’s orders');
    },
  },
];
