/** The pages that are drawn before the app, for different diners and venues. */
import type { ControlAction } from '../../../src/demo/control/actions.ts';

interface DrawnPage {
  path: string;
  /** The least number of elements. */
  elements: number;
  /** How its server answers. */
  set?: ControlAction;
  /** Who opens it, and what this phone has stored. */
  diner?: string;
  stored?: Readonly<Record<string, unknown>>;
  /** The dishes in the table's cart. */
  cart?: number;
}

const ODD: ControlAction = { action: 'fail', call: '*', fault: 'odd' };
const CLOSED: ControlAction = { action: 'closeStore', storeId: 101, minutes: 60 };
const PAUSED: ControlAction = { action: 'pauseOrdering', conceptId: 100 };

const AVOIDING = { allergens: ['milk', 'sesame'], diets: ['vegan'], words: ['lemon'] };

/** The pages with a first screen. */
export const PAGES: readonly DrawnPage[] = [
  { path: '/Menu/BEIT/T12', elements: 200 },
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
  { path: '/Emenu/BEIT/T12', elements: 60 },
  { path: '/Emenu/BEIT/T12', elements: 60, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Emenu/BEIT/T12', elements: 60, diner: 'of an odd server', set: ODD },
  { path: '/Emenu/MATSURI/M3', elements: 60 },
  { path: '/Emenu/BIG150/B150', elements: 30 },
  { path: '/Rooms/PALM/321', elements: 40 },
  { path: '/Merge/SOUQ', elements: 60 },
  { path: '/Emenu/ROUTE', elements: 30 },
  { path: '/RateByLink/BEIT/162', elements: 40 },
  { path: '/Cart/BEIT/T12', elements: 60, cart: 3 },
  { path: '/Cart/BEIT/T12', elements: 60, cart: 3, diner: 'of a closed kitchen', set: CLOSED },
  { path: '/Item/BEIT/1107/T12', elements: 60 },
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
