import { NO_TABLE } from '../common/address.ts';
import { links } from '../common/routes.ts';
import type { Back } from '../common/route.ts';
import { routeAt } from '../common/routeAt.ts';

export interface HeaderShape {
  isHidden: boolean;
  hasLanguageMenu: boolean;
  hasProfile: boolean;
  hasCart: boolean;
}

const firstSegment = (path: string) => path.split('/')[1] ?? '';

const isDeliveryPage = (path: string) => firstSegment(path) === 'Delivery';

/** The kind of header of a path. Dish pages have none: their picture holds the back button. */
export function headerShape(
  path: string,
  tableCode: string | undefined,
  hideLang: boolean,
): HeaderShape {
  const isDelivery = isDeliveryPage(path);
  return {
    isHidden: routeAt(path)?.hasNoHeader ?? false,
    hasLanguageMenu: !isDelivery && !hideLang,
    hasProfile: isDelivery,
    hasCart: isDelivery || (tableCode !== undefined && tableCode !== NO_TABLE),
  };
}

export interface BackContext {
  code: string;
  tableCode: string;
  /** The page shows an order that was just placed, which is an ending page. */
  isEndingPage: boolean;
  /** The menu of the order that a payment page is about, once it is known. */
  menuOfOrder?: string;
  roomCode?: string;
  roomTableId?: number;
  mergeCode?: string;
  hasHomePage: boolean;
  /** Answer of GetHomePageUrl, already checked to be a path of this app. */
  homePageUrl?: string;
  /** Already checked to be a path of this app and venue. */
  backUrl?: string;
  hasHistory: boolean;
}

/** The back target; `history` is a step back, undefined means that there is no arrow. */
export type BackTarget = { to: string } | 'history' | undefined;

/** The address of each kind of back target; undefined if it does not exist now. */
const BACK: Record<Back, (context: BackContext) => string | undefined> = {
  menuOfOrder: ({ code, tableCode, menuOfOrder }) =>
    code ? (menuOfOrder ?? links.menu(code, tableCode)) : links.start(),
  hall: ({ mergeCode }) => (mergeCode ? links.merge(mergeCode) : undefined),
  entrance: (context) => {
    const { code, tableCode, roomCode, roomTableId, hasHomePage, homePageUrl } = context;
    if (roomCode && roomTableId !== undefined) return links.rooms(roomCode, roomTableId);
    const home = hasHomePage ? (homePageUrl ?? links.emenu(code, tableCode)) : undefined;
    return BACK.hall(context) ?? home;
  },
  deliveryHome: ({ code, hasHomePage }) =>
    hasHomePage ? links.deliveryHomepage(code) : links.delivery(code),
  landing: ({ code }) => links.delivery(code),
  cart: ({ code }) => links.deliveryCart(code),
  backUrl: ({ code, backUrl }) => backUrl ?? links.delivery(code),
};

/** Pages where a visit begins, so they have no back target. */
const ENTRIES = new Set(['', 'Merge', 'Rooms']);

/** The back target if there is no history: the venue's first page. */
export function firstPage(path: string, code: string, tableCode: string): string {
  if (ENTRIES.has(firstSegment(path))) return path;
  if (!code) return links.start();
  return isDeliveryPage(path) ? links.delivery(code) : links.emenu(code, tableCode);
}

export function backTarget(path: string, context: BackContext): BackTarget {
  const { code, isEndingPage } = context;
  if (isEndingPage && code && isDeliveryPage(path)) return { to: links.deliveryMenu(code) };
  const back = isEndingPage ? 'menuOfOrder' : routeAt(path)?.back;
  const to = back && BACK[back](context);
  if (to !== undefined) return { to };
  if (context.hasHistory) return 'history';
  const first = firstPage(path, code, context.tableCode);
  return first === path ? undefined : { to: first };
}

const LOGO_HEIGHT = /^(?:auto|(\d*\.?\d+)(px|rem|em|vh|%)?)$/i;

/**
 * The venue's height, limited to what is visible and fits the header. `auto` is the picture's own
 * height, known once it has loaded.
 */
export function logoHeight(written: string, ownHeight: number | string = 50): string {
  const [, number = ownHeight, unit = 'px'] = LOGO_HEIGHT.exec(written.trim()) ?? ['', 50];
  return `clamp(16px, ${number}${unit === '%' ? ' * var(--header-least) / 100' : unit}, 96px)`;
}
