/**
 * The few stored values that the page's first script reads. It skips the checks of the entries,
 * whose code would be larger than the script; an invalid value only makes its guess worse.
 */
import type { DinerLook } from './rootLook.ts';
import type { Lang } from '../contract/languages.ts';
import { NO_TABLE } from '../rules/common/address.ts';
import { MOST_ORDERS_AT_TABLE, PLACED_ORDER_LIFE_MS } from '../config/times.ts';
import { visitLanguage } from '../rules/venue/visitLanguage.ts';

/** Escapes like the entries do in keys with two parts. */
const keyPart = (code: string) => code.replaceAll('_', '%5F');

/** The diner's language at this venue. */
export function likelyLanguage(code: string): Lang {
  const session = (key: string) => sessionStorage.getItem(key);
  const isEntered = session('entryPlaces')?.includes(`"code":${JSON.stringify(code)}`);
  return visitLanguage(code, {
    inTab: (place) => session(`lang${place}`),
    onDevice: (place) => localStorage.getItem(`lang_${place}`),
    entry: (isEntered && (session('roomCode') ?? session('mergeCode'))) || undefined,
  });
}

/**
 * The token of the customer logged in at this venue; undefined for a visitor. Throws for an
 * incomplete login, which the app ends.
 */
export function likelyToken(code: string): string | undefined {
  const read = (name: string) => localStorage.getItem(`${name}_${code}`);
  const login = ['userId', 'customerId', 'userName'].map(read);
  if (login.every((value) => value === null)) return undefined;
  const token = read('token') ?? '';
  if (login.includes(null) || !IN_A_HEADER.test(token)) throw new Error('Half a login.');
  return token;
}

/** The key of the table's cart, if it is one that the app accepts. */
export function likelyCartKey(code: string, tableCode: string): string | undefined {
  const stored = localStorage.getItem(`uniqueCartId_${keyPart(code)}_${keyPart(tableCode)}`);
  return stored !== null && /^[A-Za-z0-9]{12}$/.test(stored) ? stored : undefined;
}

/** True when several phones order into this table's cart. */
export function isCartShared(code: string, tableCode: string): boolean {
  return localStorage.getItem(`sharedCart_${keyPart(code)}_${keyPart(tableCode)}`) !== null;
}

const MENU_ITEMS = 'menuItems';

/** True when the app can draw the menu of an earlier visit. */
export function isMenuStored(code: string): boolean {
  return localStorage.getItem(`${MENU_ITEMS}_${code}`) !== null;
}

interface Stored {
  lang?: Lang;
  menuScheduleUniqueId?: string;
  storeId?: number;
  at?: string;
  list?: unknown;
  tableCode?: string;
  venue?: unknown;
  colors?: unknown;
}

/** This table's menu from an earlier visit in the same language, with its colours and header. */
export function storedTableMenu(code: string, tableCode: string, lang: Lang) {
  const read = (name: string) =>
    (JSON.parse(localStorage.getItem(`${name}_${code}`) ?? 'null') ?? {}) as Stored;
  const { venue, colors, ...look } = read('tableLook');
  if (look.tableCode !== tableCode) return undefined;
  const [items, categories, head] = [read(MENU_ITEMS), read('categories'), read('menuSchedule')];
  const version = head.menuScheduleUniqueId;
  const isOneMenu =
    version !== undefined &&
    [items, categories].every(
      (part) => part.menuScheduleUniqueId === version && part.lang === lang,
    ) &&
    items.storeId === head.storeId;
  if (!isOneMenu) return undefined;
  const menu = { ...head, categories: categories.list, menuItems: items.list };
  return { answers: { menu, venue, colors, header: read('headerSetup') }, at: items.at ?? '' };
}

interface Yours {
  hearts?: readonly number[];
  seen?: readonly number[];
  isAway?: boolean;
}

function yoursAt(code: string): Yours {
  try {
    return JSON.parse(localStorage.getItem(`yours_${code}`) ?? '{}') as Yours;
  } catch {
    return {};
  }
}

/** True when the diner's favourites or viewed dishes include one of these and are not hidden. */
export function areYoursAmong(code: string, menuItems: readonly { id: number }[]): boolean {
  const { hearts, seen, isAway } = yoursAt(code);
  const ids = new Set([hearts, seen].flat());
  return isAway !== true && menuItems.some(({ id }) => ids.has(id));
}

/** True for a favourite of the diner. */
export function isHearted(code: string, dishId: number): boolean {
  return [yoursAt(code).hearts].flat().includes(dishId);
}

/** True when this tab has choices for a dish that is not in the cart yet. */
export function isDishBegun(code: string): boolean {
  return sessionStorage.getItem(`dishDraft_${code}`) !== null;
}

interface Placed {
  eOrderID: number;
  placedAtMs: number;
  isClosed?: boolean;
}

/** The recent orders of this phone at the table, newest first. */
export function placedOrders(code: string, tableCode: string): Placed[] {
  const placed = localStorage.getItem(`placedOrders_${keyPart(code)}_${keyPart(tableCode)}`);
  const orders = JSON.parse(placed ?? '[]') as Placed[];
  return orders
    .filter(({ placedAtMs }) => Date.now() - placedAtMs < PLACED_ORDER_LIFE_MS)
    .slice(0, MOST_ORDERS_AT_TABLE);
}

/** How many orders of this phone at the table are not finished. */
export function ordersUnderWay(code: string, tableCode: string): number {
  return placedOrders(code, tableCode).filter(({ isClosed }) => !isClosed).length;
}

interface KeptOrder {
  lines: { uniqueId: string; instruction: string }[];
}

/** The notes of this order's lines, by their ids; undefined if this phone has not kept the order. */
export function storedNotes(eOrderId: number): ReadonlyMap<string, string> | undefined {
  const kept = JSON.parse(
    localStorage.getItem(`receipt_${eOrderId}`) ?? 'null',
  ) as KeptOrder | null;
  return kept
    ? new Map(kept.lines.map(({ uniqueId, instruction }) => [uniqueId, instruction]))
    : undefined;
}

/** True while an order is being sent, which locks its cart. */
export function isOrderUnderWay(): boolean {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith('eOrder_'))
    .some((key) => /"state":"(?:sending|unknown)"/.test(localStorage.getItem(key) ?? ''));
}

interface OrderOnDevice {
  promisedAt?: string;
  orderStatus?: number;
}

/** What this phone knows about an order: the time first promised, and the status when it was sent. */
export function storedOrder(eOrderId: number) {
  const read = (stored: string | null) => JSON.parse(stored ?? '{}') as OrderOnDevice;
  const { promisedAt } = read(localStorage.getItem(`orderNote_${eOrderId}`));
  const { orderStatus = 0 } = read(sessionStorage.getItem(`sentOrder_${eOrderId}`));
  return { promisedAt, orderStatus };
}

interface EntryPlace {
  code: string;
  tableCode: string;
  state: string;
}

/**
 * What this tab knows about a visit, read as in `enterVisit`: how it may be served, the likeliest
 * first, and what led there.
 */
export function likelyVisit(code: string, tableCode: string) {
  const session = (key: string) => sessionStorage.getItem(key);
  const places = (JSON.parse(session('entryPlaces') ?? '[]') as EntryPlace[]).filter(
    (place) => place.code === code,
  );
  const entered =
    places.find((place) => place.tableCode === tableCode) ??
    places.find((place) => place.tableCode === NO_TABLE);
  const isSamePlace = session('code') === code && session('tableCode') === tableCode;
  return {
    states: [
      entered?.tableCode === tableCode ? entered.state : null,
      isSamePlace ? session('State') : null,
    ],
    hall: (entered && session('mergeCode')) ?? undefined,
    isRoomIdle: Boolean(entered && session('roomIdle')),
  };
}

/** True when this tab was at a table of the venue. */
export function isTableKnown(code: string): boolean {
  return sessionStorage.getItem('code') === code && sessionStorage.getItem('tableCode') !== null;
}

/** True when the diner has chosen pick-up, or an area: another store may serve them. */
export function isServingChosen(code: string): boolean {
  const isPickUp = localStorage.getItem(`isPickUp_${code}`) === 'true';
  return isPickUp || sessionStorage.getItem(`askedZone_${code}`) !== null;
}

/** True when this tab has the number of a log-in. */
export function isLogInBegun(code: string): boolean {
  const isEnded = sessionStorage.getItem(`endedLogin_${code}`) !== null;
  return isEnded || (history.state as { usr?: unknown } | null)?.usr !== undefined;
}

/** True when this tab has a draft of a rating at this venue. */
export function isRatingBegun(code: string): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(`rating_${keyPart(code)}_`));
}

/** The look that the diner has chosen; undefined parts follow the phone. */
export function storedLook(): DinerLook {
  const stored = /^{.*}$/.exec(localStorage.getItem('preferences') ?? '')?.[0] ?? '{}';
  const { theme, textSize, lessMotion } = JSON.parse(stored) as Record<string, unknown>;
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
    textSize: textSize === 'large' || textSize === 'larger' ? textSize : undefined,
    lessMotion: lessMotion === true,
  };
}

/** True when dishes need marks for this diner, which only the app can draw. */
export function areDishesMarked(): boolean {
  return /"(?:allergens|diets|words)":\[[^\]]/.test(localStorage.getItem('preferences') ?? '');
}

/** The stored filters of this venue's menu, in the form of the address. */
export function likelyFilters(code: string): string | null {
  return new URLSearchParams(localStorage.getItem('menuFilters') ?? '').get(code);
}

/** Characters that are allowed in an HTTP header. */
export const IN_A_HEADER = /^[ -~]+$/;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The cookie's value: decoded if that can be sent in a header, else as stored, else none. */
export function likelyXsrfToken(): string | undefined {
  const value = /(?:^|; )XSRF-TOKEN="?([^;"]*)/.exec(document.cookie)?.[1] ?? '';
  return [decoded(value), value].find((token) => IN_A_HEADER.test(token));
}

const RESCUE = 'reload_rescue';

/** When this tab was last reloaded because the app did not start. */
export function lastRescueMs(): number {
  return Number(sessionStorage.getItem(RESCUE));
}

export function rememberRescue(nowMs: number): void {
  sessionStorage.setItem(RESCUE, String(nowMs));
}
