/**
 * Entry points without a first screen: their first calls, and the files that show them. The build
 * writes the names of those files into the page, whose first script then loads them and the answers
 * at once.
 */
import { HOURS_CALL, LANE_CALL, LANE_SETUP_CALL, VENUE_CALL } from './readyWays.ts';

interface Way {
  /** Calls to the venue's server; some wait for a value of an answer (`requester.ts:EXTRACTS`). */
  asks: readonly string[];
  /** Files below `src`. */
  shows: readonly string[];
}

const VENUE = [VENUE_CALL, 'TableCart/GetButtonColorCodes/:code'];
const TABLE_SIDE = [...VENUE, 'Menu/headerSetup/:lang/:code'];
const DELIVERY_SIDE = [
  ...VENUE,
  'Delivery/headerSetup/:lang/:code',
  'Delivery/getConceptSetup/:code',
  'Delivery/GetOperationHours/:storeId',
];
const DELIVERY_DISHES = 'Delivery/Menu/:lang/:storeId?menuTypeId=4';
const DELIVERY_MENU = [DELIVERY_DISHES, 'Delivery/GetUnavailableItemsForStore/:storeId'];
const WITHOUT_TABLE = [
  ...TABLE_SIDE,
  LANE_CALL,
  LANE_SETUP_CALL,
  HOURS_CALL,
  'Menu/checkHomePageActivation/:code',
];

const entry = (page: string) => ['app/EntryLayout.tsx', `pages/venue/${page}.tsx`];
const delivery = (page: string) => ['app/DeliveryLayout.tsx', `pages/${page}.tsx`];

/** By the pattern of the address. */
export const WAYS: Readonly<Record<string, Way>> = {
  '/Delivery/:code': {
    asks: [
      ...DELIVERY_SIDE,
      'Delivery/getLandingPage/:lang/:code',
      'Delivery/getArea/:code',
      'Delivery/checkStartWithAddressActive/:code',
      ...DELIVERY_MENU,
    ],
    shows: delivery('delivery/LandingPage'),
  },
  '/Delivery/:code/Homepage': {
    asks: [...DELIVERY_SIDE, 'Menu/homepage/:lang/:code', ...DELIVERY_MENU],
    shows: delivery('delivery/HomepagePage'),
  },
  '/Delivery/:code/Menu': {
    asks: [...DELIVERY_SIDE, ...DELIVERY_MENU, 'Menu/checkHomePageActivation/:code'],
    shows: delivery('menu/MenuPage'),
  },
  '/Delivery/:code/Item/:id': {
    asks: [
      ...DELIVERY_SIDE,
      'Delivery/MenuitemDetailById/:lang/:storeId/0/:id',
      'TableCart/getSpecialInstructions/:id',
      DELIVERY_DISHES,
    ],
    shows: delivery('menu/DeliveryItemPage'),
  },
  '/Item/:code/:id/:tableCode': {
    asks: [
      ...TABLE_SIDE,
      'Menu/MenuItemDetails/:lang/:code/:id?tableCode=:tableCode',
      'Menu/GetMenuDetails/:code?tableCode=:tableCode',
      'TableCart/getSpecialInstructions/:id',
      HOURS_CALL,
    ],
    shows: ['pages/menu/ItemPage.tsx'],
  },
  '/Cart/:code/:tableCode': {
    asks: [
      ...TABLE_SIDE,
      'TableCart/:lang/:tableCode/:cartKey',
      'Menu/GetMenuDetails/:code?tableCode=:tableCode',
      HOURS_CALL,
    ],
    shows: ['pages/cart/CartPage.tsx', 'ordering/cart/connectServerCart.ts'],
  },
  '/Cart/:code/:tableCode/:id': {
    asks: [...TABLE_SIDE, 'TableCart/checkEOrderStatus/:id'],
    shows: ['pages/cart/CartPage.tsx', 'ordering/cart/connectServerCart.ts'],
  },
  '/Emenu/:code': {
    asks: [...WITHOUT_TABLE, 'Menu/homepage/:lang/:code'],
    shows: ['pages/venue/HomePage.tsx', 'app/EntryGate.tsx'],
  },
  '/Menu/:code': {
    asks: [
      ...WITHOUT_TABLE,
      'Menu/:lang/:code?tableCode=:tableCode#:isLane',
      'Menu/:lang/:code#:isNoLane',
    ],
    shows: ['app/EntryGate.tsx'],
  },
  '/Merge/:code': {
    asks: [...TABLE_SIDE, 'Menu/MergeScreen/:lang/:code'],
    shows: entry('MergePage'),
  },
  '/Rooms/:code/:id': {
    asks: [...TABLE_SIDE, 'Menu/Rooms/:lang/:code/:id'],
    shows: entry('RoomsPage'),
  },
  '/RateByLink/:code/:id': {
    asks: [...TABLE_SIDE, 'RateAndReview/getTemplateSettingById/:id'],
    shows: ['pages/rating/RateByLinkPage.tsx'],
  },
};
