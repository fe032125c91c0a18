/** The parameters and headers of a call. */
import { MENU_TYPE_IDS, ORDER_TYPES } from '../basics.ts';
import type { Endpoint } from '../endpoint.ts';
import { LANGS } from '../languages.ts';
import type { PartName } from '../parts.ts';
import { saveEOrder, saveEOrderDriveThrough } from '../endpoints/tableCartOrders.ts';
import type { JsonSchema } from './jsonSchema.ts';

const whole = { type: 'integer' };
const text = { type: 'string' };
const day = { type: 'string', format: 'date' };

/** Types of the names in paths and queries; a name means the same in every call. */
const PARTS: Readonly<Record<PartName, JsonSchema>> = {
  addressId: whole,
  amount: { type: 'string', pattern: String.raw`^\d+(\.\d+)?$`, description: 'In major units.' },
  appearanceId: whole,
  categoryId: { ...whole, description: '0 stands for all.' },
  code: text,
  currency: { type: 'string', pattern: '^[A-Z]{3}$' },
  customerId: whole,
  date: day,
  eOrderId: whole,
  from: day,
  lang: { enum: LANGS },
  latitude: { type: 'number' },
  longitude: { type: 'number' },
  loyaltySchemeId: whole,
  menuItemId: whole,
  menuScheduleId: { ...whole, description: '0 stands for the one in force.' },
  menuTypeId: { enum: MENU_TYPE_IDS },
  orderKey: text,
  orderType: { enum: ORDER_TYPES },
  page: { ...whole, description: 'Counts from 1.' },
  pageId: whole,
  points: whole,
  promoCode: text,
  qty: whole,
  storeId: { ...whole, description: '0 stands for all stores of the code.' },
  tableCartId: whole,
  tableCode: text,
  tableId: whole,
  templateId: whole,
  transactionId: text,
  uniqueCartId: text,
  x: { ...text, description: 'Filters, with commas between; at most one q:text at the end.' },
};

export const HEADERS = {
  tokenKey: {
    name: 'tokenKey',
    in: 'header',
    required: true,
    schema: text,
    description: "The login token of the venue in use, else the app's public key. Missing: 400.",
  },
  language: {
    name: 'Accept-Language',
    in: 'header',
    schema: { enum: ['en', 'ar'] },
    description: 'The language of messages, and of texts where the path names none.',
  },
  antiForgery: {
    name: 'X-XSRF-TOKEN',
    in: 'header',
    schema: text,
    description: 'The cookie XSRF-TOKEN, decoded, where there is one. Wrong: 400.',
  },
  held: {
    name: 'If-None-Match',
    in: 'header',
    schema: text,
    description: 'The ETag of the answer that is held; 304 says that it still holds.',
  },
  noLogin: {
    name: 'No-Auth',
    in: 'header',
    schema: { const: 'True' },
    description: 'It must work without a login.',
  },
  userId: {
    name: 'user-id',
    in: 'header',
    schema: whole,
    description: 'The customer; 0 for a visitor.',
  },
  orderId: {
    name: 'eorder-id',
    in: 'header',
    schema: whole,
    description: 'The saved order; 0 for a new one.',
  },
  origin: {
    name: 'X-App-Origin',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uri' },
    description: 'Where the payment page sends the browser back to.',
  },
} as const;

const SAVING: ReadonlySet<string> = new Set([saveEOrder.path, saveEOrderDriveThrough.path]);

export function headersOf(endpoint: Endpoint): (keyof typeof HEADERS)[] {
  const { method, path, changesData, isOpenToAll = false, namesOrigin = false } = endpoint;
  const namesOrder = namesOrigin || SAVING.has(path);
  return [
    'tokenKey',
    'language',
    ...(method === 'POST' ? (['antiForgery'] as const) : []),
    ...(method === 'GET' && !changesData ? (['held'] as const) : []),
    ...(isOpenToAll ? (['noLogin'] as const) : []),
    ...(namesOrder ? (['userId', 'orderId'] as const) : []),
    ...(namesOrigin ? (['origin'] as const) : []),
  ];
}

function isPart(name: string): name is PartName {
  return Object.hasOwn(PARTS, name);
}

/** The names in a call's path and query, with an example if there is one. */
export function partsOf(
  { path, query = [] }: Endpoint,
  examples: Readonly<Record<string, unknown>>,
): JsonSchema[] {
  const part = (place: 'path' | 'query', name: string): JsonSchema => {
    const schema = isPart(name) ? PARTS[name] : text;
    const example = examples[name];
    const known = { name, in: place, schema, ...(place === 'path' && { required: true }) };
    return example === undefined ? known : { ...known, example };
  };
  return [
    ...[...path.matchAll(/:(\w+)/g)].map(([, name = '']) => part('path', name)),
    ...query.map((name) => part('query', name)),
  ];
}
