/** The scenes of each round, and the elements to watch in them. */
import type { Watched } from './pageWatch.ts';

export interface Scene {
  /** For the measures and for `--only`. */
  name: string;
  path: string;
  watched: Watched;
  /** The answers hold odd values, which the app repairs. */
  isOdd?: boolean;
  /** What the phone has stored, or that its diner is logged in. */
  stored?: Readonly<Record<string, string>>;
  isCustomer?: boolean;
  /** The phone was here before: the worker is installed and idle. */
  isSecondVisit?: boolean;
  /** This table's cart already contains this many lines. */
  cart?: { code: string; tableCode: string; lines: number };
  /** That cart is an order of this phone, whose number stands for ":eOrderId" in the path. */
  isOrdered?: boolean;
  /** Once the page is quiet, more dishes are added, or one is opened. */
  afterwards?: readonly ('taps' | 'dish')[];
  /** Measures that do not depend on time need few rounds. */
  mostRounds?: number;
}

const DISHES: Watched = {
  row: 'article',
  name: 'h3',
  least: 3,
  isPriced: true,
  control: 'button',
  answer: 'output',
};

/** A page that is only viewed, until nothing moves any more. */
function lookedAt(name: string, path: string): Scene {
  return {
    name: `shift-${name}`,
    path,
    watched: { row: 'main', name: 'h1, h2, h3', least: 1 },
    mostRounds: 3,
  };
}

/** Another entry point: usable once its control can be tapped and has its effect. */
function wayIn(
  name: string,
  path: string,
  watched: Omit<Watched, 'row' | 'name' | 'least'>,
): Scene {
  return { name, path, watched: { row: 'body', name: 'h1', least: 1, ...watched } };
}

const TO_MENU = { control: 'a[href*="/Menu/"]', leadsTo: '/Menu/' };

/** The baseline page, with the same elements as the app's menu. */
export const FLOOR: Scene = { name: 'floor', path: '/', watched: DISHES };

export const SCENES: readonly Scene[] = [
  {
    name: 'menu',
    path: '/Menu/BIG150/B150',
    watched: { ...DISHES, awaitsApp: true },
    afterwards: ['taps', 'dish'],
  },
  { name: 'odd', path: '/Menu/BIG150/B150', watched: DISHES, isOdd: true },
  {
    name: 'allergies',
    path: '/Menu/BIG150/B150',
    watched: DISHES,
    stored: { preferences: '{"allergens":["milk","sesame"]}' },
  },
  {
    name: 'filter',
    path: '/Menu/BIG/B1',
    watched: DISHES,
    stored: { menuFilters: 'BIG=vegetarian' },
  },
  { name: 'customer', path: '/Menu/BIG150/B150', watched: DISHES, isCustomer: true },
  {
    name: 'home',
    path: '/Emenu/BIG150/B150',
    watched: { row: 'body', name: 'h1', least: 1, ...TO_MENU },
  },
  {
    name: 'thousand',
    path: '/Menu/BIG/B1',
    watched: { ...DISHES, awaitsApp: true },
    afterwards: ['taps'],
  },
  {
    name: 'two-thousand',
    path: '/Menu/BIG2000/B2000',
    watched: { ...DISHES, awaitsApp: true },
    afterwards: ['taps'],
  },
  { name: 'second', path: '/Menu/BIG150/B150', watched: DISHES, isSecondVisit: true },
  {
    name: 'cart',
    path: '/Cart/BIG150/B150',
    watched: { row: 'li', name: 'p', least: 3, isPriced: true },
    cart: { code: 'BIG150', tableCode: 'B150', lines: 50 },
  },
  wayIn('landing', '/Delivery/BEIT', {
    control: 'main button',
    answer: 'select[aria-invalid="true"]',
  }),
  wayIn('delivery-menu', '/Delivery/BEIT/Menu', {
    control: 'article a',
    leadsTo: '/Delivery/BEIT/Item/',
  }),
  wayIn('dish-link', '/Item/BEIT/1107/T12', {
    control: 'button[aria-describedby]',
    leadsTo: '/Menu/',
  }),
  {
    ...wayIn('cart-link', '/Cart/BIG150/B150', {
      control: 'a[href*="/Payment/"]',
      leadsTo: '/Payment/',
    }),
    cart: { code: 'BIG150', tableCode: 'B150', lines: 3 },
  },
  {
    ...wayIn('order', '/Cart/BIG150/B150/:eOrderId', TO_MENU),
    cart: { code: 'BIG150', tableCode: 'B150', lines: 3 },
    isOrdered: true,
  },
  {
    ...wayIn('rounds', '/Rounds/BIG150/B150', TO_MENU),
    cart: { code: 'BIG150', tableCode: 'B150', lines: 3 },
    isOrdered: true,
  },
  wayIn('rooms', '/Rooms/PALM/321', TO_MENU),
  wayIn('hall', '/Merge/SOUQ', { control: 'li a', leadsTo: '/Emenu/' }),
  wayIn('lane', '/Emenu/ROUTE', TO_MENU),
  wayIn('rating', '/RateByLink/BEIT/162', {}),
  wayIn('delivery-dish', '/Delivery/BEIT/Item/1107', {}),
  wayIn('log-in', '/Delivery/BEIT/Verification', {
    control: 'form button',
    answer: 'input[aria-invalid="true"]',
  }),
  lookedAt('menu', '/Menu/BEIT/T12'),
  lookedAt('home', '/Emenu/BEIT/T12'),
  lookedAt('landing', '/Delivery/BEIT'),
  lookedAt('dish', '/Item/BEIT/1107/T12'),
];

/** Builds the app again with one changed line; not a visit. */
export const CHANGE = 'change';
/** Types into the menu's search; not a visit. */
export const SEARCH = 'search';
export const SCENE_NAMES: readonly string[] = [...SCENES.map(({ name }) => name), CHANGE, SEARCH];
