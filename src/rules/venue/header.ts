import { links, NO_TABLE } from '../../config/paths.ts';

export type HeaderSide = 'selfOrder' | 'delivery';

export interface HeaderShape {
  isHidden: boolean;
  side: HeaderSide;
  hasLanguageMenu: boolean;
  hasProfile: boolean;
  hasCart: boolean;
}

function segmentsOf(path: string): string[] {
  return path.split('/').slice(1);
}

/** Which header a path has. Item pages have none: the picture carries its own way back. */
export function headerShape(
  path: string,
  tableCode: string | undefined,
  hideLang: boolean,
): HeaderShape {
  const [first = '', , third = ''] = segmentsOf(path);
  const isDelivery = first === 'Delivery';
  return {
    isHidden: first === 'Item' || third === 'Item',
    side: isDelivery ? 'delivery' : 'selfOrder',
    hasLanguageMenu: !isDelivery && !hideLang,
    hasProfile: isDelivery,
    hasCart: isDelivery || (tableCode !== undefined && tableCode !== NO_TABLE),
  };
}

export interface BackContext {
  code: string;
  tableCode: string;
  /** A placed order's page, which looks like the cart or the order but is an end. */
  isEndingPage: boolean;
  /** Whose order a payment page is about, once that is known. */
  orderSide?: HeaderSide;
  roomCode?: string;
  roomTableId?: number;
  mergeCode?: string;
  hasHomePage: boolean;
  /** Answer of GetHomePageUrl, already proven to be a path of this app. */
  homePageUrl?: string;
  /** Already proven to be a path of this app and venue. */
  backUrl?: string;
  hasHistory: boolean;
}

/** Where the back arrow leads; `history` is a step back, undefined means there is no arrow. */
export type BackTarget = { to: string } | 'history' | undefined;

type Row = (segments: string[], context: BackContext) => BackTarget;

const DELIVERY_WITH_BACK_URL = new Set([
  'orderList',
  'profile',
  'AddressList',
  'Address',
  'rateAndReview',
]);

/** The first row that answers counts. */
const rows: Row[] = [
  ([first], { isEndingPage, orderSide, code, tableCode }) => {
    if (!isEndingPage && first !== 'CardDetails' && first !== 'qlub') return undefined;
    if (!code) return { to: links.start() };
    const isDelivery = first === 'Delivery' || orderSide === 'delivery';
    return { to: isDelivery ? links.deliveryMenu(code) : links.menu(code, tableCode) };
  },
  ([first], { roomCode, roomTableId }) =>
    first === 'Menu' && roomCode && roomTableId !== undefined
      ? { to: links.rooms(roomCode, roomTableId) }
      : undefined,
  ([first], { mergeCode }) =>
    (first === 'Emenu' || first === 'Menu') && mergeCode
      ? { to: links.merge(mergeCode) }
      : undefined,
  ([first], { hasHomePage, homePageUrl, code, tableCode }) =>
    first === 'Menu' && hasHomePage
      ? { to: homePageUrl ?? links.emenu(code, tableCode) }
      : undefined,
  ([first, , page], { code, hasHomePage }) =>
    first === 'Delivery' && (page === 'Menu' || page === 'Cart')
      ? { to: hasHomePage ? links.deliveryHomepage(code) : links.delivery(code) }
      : undefined,
  ([first, , page], { code }) =>
    first === 'Delivery' && page === 'Homepage' ? { to: links.delivery(code) } : undefined,
  ([first, , page], { code }) =>
    first === 'Delivery' && (page === 'orderdetails' || page === 'orderreview')
      ? { to: links.deliveryCart(code) }
      : undefined,
  ([first, , page = ''], { code, backUrl }) =>
    first === 'Delivery' && DELIVERY_WITH_BACK_URL.has(page)
      ? { to: backUrl ?? links.delivery(code) }
      : undefined,
];

/** Pages where a visit begins: behind them there is nothing. */
const ENTRIES = new Set(['', 'Merge', 'Rooms']);

/** Where a step back leads when there is no history: a venue's first page. */
export function firstPage(path: string, code: string, tableCode: string): string {
  const [first = ''] = segmentsOf(path);
  if (ENTRIES.has(first)) return path;
  if (!code) return links.start();
  return first === 'Delivery' ? links.delivery(code) : links.emenu(code, tableCode);
}

export function backTarget(path: string, context: BackContext): BackTarget {
  const segments = segmentsOf(path);
  for (const row of rows) {
    const target = row(segments, context);
    if (target !== undefined) return target;
  }
  if (context.hasHistory) return 'history';
  const first = firstPage(path, context.code, context.tableCode);
  return first === path ? undefined : { to: first };
}

const LOGO_HEIGHT = /^(\d*\.?\d+)(px|rem|em|vh)?$/i;

/** As the venue has written it, as tall as can be seen and no taller than a header may be. */
export function logoHeight(written: string): string {
  const [, number, unit = 'px'] = LOGO_HEIGHT.exec(written.trim()) ?? ['', '50'];
  return `clamp(16px, ${number}${unit.toLowerCase()}, 96px)`;
}
