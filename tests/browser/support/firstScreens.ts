/** The pages that are drawn before the app, for different diners and venues. */
import { MINUTE_MS } from '../../../src/config/times.ts';
import { ORDER_STATUS } from '../../../src/contract/orderStatus.ts';
import type { ControlAction } from '../../../src/demo/control/actions.ts';
import { ORDER as ANY_ORDER, ordersOnDevice } from '../../firstScreen/usualCart.ts';

interface Guest {
  mergeCode?: string;
  roomCode?: string;
  roomTableId?: string;
  entryPlaces: string;
}

interface DrawnPage {
  path: string;
  /** The least number of elements. */
  elements: number;
  isOnDesktop?: boolean;
  /** How its server answers. */
  set?: ControlAction;
  /** Who opens it, and what this phone has stored. */
  diner?: string;
  stored?: Readonly<Record<string, unknown>>;
  /** What this tab knows about the hall or hotel that led here. */
  led?: Guest;
  /** The dishes in the table's cart. */
  cart?: number;
  /** The order of the page, as the server knows it. */
  order?: object;
}

const ODD: ControlAction = { action: 'fail', call: '*', fault: 'odd' };
const CLOSED: ControlAction = { action: 'closeStore', storeId: 101, minutes: 60 };
const PAUSED: ControlAction = { action: 'pauseOrdering', conceptId: 100 };

const ORDER = { ...ANY_ORDER, estimatedAt: new Date(Date.now() + 20 * MINUTE_MS).toISOString() };
const READY = { ...ORDER, orderStatus: ORDER_STATUS.ready };

const entryPlace = (code: string, tableCode: string, state: string) =>
  JSON.stringify([{ code, tableCode, state }]);
const OF_HALL: Guest = {
  mergeCode: 'SOUQ',
  entryPlaces: entryPlace('SOUQGRILL', 'SG1', 'Table'),
};
const OF_ROOM: Guest = {
  roomCode: 'PALM',
  roomTableId: '321',
  entryPlaces: entryPlace('PALMSEA', 'PALMSEA-1204', 'Room'),
};

const AVOIDING = { allergens: ['milk', 'sesame'], diets: ['vegan'], words: ['lemon'] };

/** The pages with a first screen. */
export const PAGES: readonly DrawnPage[] = [
  { path: '/Menu/BEIT/T12', elements: 200, isOnDesktop: true },
  { path: '/Menu/MATSURI/M3', elements: 150 },
  { path: '/Menu/BIG/B1', elements: 200 },
  { path: '/Menu/BEIT/T12', elements: 200, diner: 'of an odd server', set: ODD },
  {
    path: '/Menu/BEIT/T12',
    elements: 200,
    diner: 'who avoids milk',
    stored: { preferences: AVOIDING },
  },
  {
    path: '/Menu/BEIT/T12',
    elements: 200,
    diner: 'who hides dishes',
    stored: { preferences: { ...AVOIDING, hidesDishes: true } },
  },
  {
    path: '/Menu/BEIT/T12',
    elements: 100,
    diner: 'with kept filters',
    stored: { menuFilters: 'BEIT=vegan' },
  },
  { path: '/Menu/BEIT/T12', elements: 150, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Menu/BEIT/T12', elements: 150, diner: 'of a pausing kitchen', set: PAUSED },
  { path: '/Emenu/BEIT/T12', elements: 60, isOnDesktop: true },
  { path: '/Emenu/BEIT/T12', elements: 60, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Emenu/BEIT/T12', elements: 60, diner: 'of an odd server', set: ODD },
  { path: '/Emenu/MATSURI/M3', elements: 60 },
  { path: '/Emenu/BIG150/B150', elements: 30 },
  {
    path: '/Menu/BEIT/T12',
    elements: 200,
    diner: 'with an order under way',
    order: ORDER,
    stored: ordersOnDevice(),
  },
  { path: '/Menu/BEIT/X99', elements: 150, diner: 'at an unknown table' },
  { path: '/Emenu/BEIT/X99', elements: 60, diner: 'at an unknown table' },
  { path: '/Menu/NOWHERE/T12', elements: 10, diner: 'of an unknown venue' },
  { path: '/Delivery/NOWHERE', elements: 10, diner: 'of an unknown venue' },
  { path: '/Menu/SOUQGRILL/SG1', elements: 100, diner: 'of a food hall', led: OF_HALL },
  { path: '/Emenu/SOUQGRILL/SG1', elements: 20, diner: 'of a food hall', led: OF_HALL },
  { path: '/Menu/PALMSEA/PALMSEA-1204', elements: 100, diner: 'of a hotel', led: OF_ROOM },
  { path: '/Emenu/PALMSEA/PALMSEA-1204', elements: 20, diner: 'of a hotel', led: OF_ROOM },
  { path: '/Rooms/PALM/321', elements: 40 },
  { path: '/Merge/SOUQ', elements: 60, isOnDesktop: true },
  { path: '/Emenu/ROUTE', elements: 30 },
  { path: '/RateByLink/BEIT/162', elements: 40 },
  { path: '/Cart/BEIT/T12', elements: 60, cart: 3 },
  { path: '/Cart/BEIT/T12', elements: 60, cart: 3, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Cart/BEIT/T12/5001', elements: 40, order: ORDER, isOnDesktop: true },
  { path: '/Cart/BEIT/T12/5001', elements: 40, order: READY, diner: 'who is served' },
  {
    path: '/Rounds/BEIT/T12',
    elements: 60,
    order: ORDER,
    stored: ordersOnDevice(),
    isOnDesktop: true,
  },
  { path: '/Item/BEIT/1107/T12', elements: 60, isOnDesktop: true },
  { path: '/Item/BEIT/1101/T12', elements: 100 },
  { path: '/Item/BEIT/1107/T12', elements: 60, diner: 'of an odd server', set: ODD },
  { path: '/Item/BEIT/1107/T12', elements: 60, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Delivery/BEIT', elements: 60 },
  { path: '/Delivery/BEIT', elements: 60, diner: 'of an odd server', set: ODD },
  { path: '/Delivery/BEIT', elements: 60, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Delivery/BEIT/Item/1101', elements: 100 },
  { path: '/Delivery/BEIT/Item/1101', elements: 100, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Delivery/BEIT/Verification', elements: 40 },
  { path: '/Delivery/BEIT/Verification', elements: 40, diner: 'of an odd server', set: ODD },
  { path: '/Delivery/BEIT/Menu', elements: 150 },
  { path: '/Delivery/BEIT/Menu', elements: 150, diner: 'of an odd server', set: ODD },
  { path: '/Delivery/BEIT/Menu', elements: 150, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Rooms/PALM/321', elements: 40, diner: 'of an odd server', set: ODD },
];
/** The app adds the other dishes of a menu, and those that go with a dish or are in a block. */
export const isLongerLater = (path: string) =>
  /\/Menu(?:\/|$)|\/(?:Item|Cart)\/|^\/Delivery\/\w+$/.test(path);
export const codeOf = (path: string) => path.split('/')[2] ?? '';
