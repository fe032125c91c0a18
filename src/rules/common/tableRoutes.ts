/** The pages that are not on the delivery side: tables, lanes, rooms, halls, links to them. */
import {
  join,
  table,
  withQuery,
  type ItemOrigin,
  type RatingQuery,
  type Segment,
} from './address.ts';
import { VENUE, type EarlyAsk, type RouteRow } from './route.ts';

const TABLE_SIDE = [
  ...VENUE,
  'Menu/headerSetup/:lang/:code',
] as const satisfies readonly EarlyAsk[];

/** A venue's link without a table: it may be a lane, which has a table of its own. */
const WITHOUT_TABLE = [
  ...TABLE_SIDE,
  'Menu/CheckDriveThroughSetup/:code',
  { path: 'Menu/GetDriveThroughSetup/:code', if: 'isLane' },
  'TableCart/checkOperationHourForTable',
  'Menu/checkHomePageActivation/:code',
] as const satisfies readonly EarlyAsk[];

/** A table's link. The menu is the longest answer. The hours prove by a cookie who asks. */
const AT_TABLE = [
  'Menu/:lang/:code',
  'TableCart/checkOperationHourForTable',
  ...TABLE_SIDE,
  'Menu/checkHomePageActivation/:code',
] as const satisfies readonly EarlyAsk[];

export const TABLE_ROUTES = {
  start: {
    pattern: '/',
    page: 'venue/StartPage',
    /** `?scan` opens the scanner over it. */
    link: (asked: '' | '?scan' = '') => `/${asked}`,
  },
  qlub: {
    pattern: '/qlub',
    page: 'checkout/QlubPage',
    file: 'bank',
    layout: 'qlub',
    link: () => '/qlub',
    back: 'menuOfOrder',
    isPaying: true,
  },
  merge: {
    pattern: '/Merge/:code',
    page: 'venue/MergePage',
    layout: 'entry',
    link: (code: string) => join('Merge', code),
    draws: 'Merge',
    asks: [...TABLE_SIDE, 'Menu/MergeScreen/:lang/:code'],
  },
  emenu: {
    pattern: '/Emenu/:code/:tableCode?',
    page: 'venue/HomePage',
    file: 'home',
    layout: 'table',
    isFirst: true,
    link: (code: string, tableCode?: string) => join('Emenu', code, table(tableCode)),
    back: 'hall',
    draws: 'Emenu',
    asks: [...AT_TABLE, 'Menu/homepage/:lang/:code'],
    drawsWithout: 'Lane',
    asksWithout: [
      ...WITHOUT_TABLE,
      'Menu/homepage/:lang/:code',
      { path: 'Menu/:lang/:code', if: 'isLane' },
    ],
    also: ['app/EntryGate.tsx'],
  },
  menu: {
    pattern: '/Menu/:code/:tableCode?',
    page: 'menu/MenuPage',
    file: 'first',
    layout: 'table',
    isFirst: true,
    link: (code: string, tableCode?: string) => join('Menu', code, table(tableCode)),
    back: 'entrance',
    draws: 'Menu',
    asks: [...AT_TABLE, 'Menu/GetMenuItemsForFilter/:lang/:code/:x'],
    asksWithout: [
      ...WITHOUT_TABLE,
      { path: 'Menu/:lang/:code', if: 'isLane' },
      { path: 'Menu/:lang/:code', if: 'isNoLane' },
    ],
    also: ['app/EntryGate.tsx'],
  },
  rooms: {
    pattern: '/Rooms/:code/:tableId',
    page: 'venue/RoomsPage',
    layout: 'entry',
    link: (code: string, tableId: Segment) => join('Rooms', code, tableId),
    draws: 'Rooms',
    asks: [...TABLE_SIDE, 'Menu/Rooms/:lang/:code/:tableId'],
  },
  item: {
    pattern: '/Item/:code/:id/:tableCode?',
    page: 'menu/ItemPage',
    file: 'dish',
    layout: 'table',
    link: (code: string, id: Segment, tableCode?: string) =>
      join('Item', code, id, table(tableCode)),
    hasNoHeader: true,
    asks: [
      ...TABLE_SIDE,
      'Menu/MenuItemDetails/:lang/:code/:menuItemId',
      'Menu/GetMenuDetails/:code',
      'TableCart/getSpecialInstructions/:menuItemId',
      'TableCart/checkOperationHourForTable',
    ],
    draws: 'Item',
  },
  itemEdit: {
    pattern: '/Item/:code/:id/:tableCartId/:tableCode/:edit/:ordertype',
    page: 'menu/ItemPage',
    file: 'dish',
    layout: 'table',
    link: (
      code: string,
      id: Segment,
      tableCartId: Segment,
      tableCode: string,
      edit: ItemOrigin,
      ordertype: string,
    ) => join('Item', code, id, tableCartId, tableCode, edit, ordertype),
    hasNoHeader: true,
  },
  cart: {
    pattern: '/Cart/:code/:tableCode/:eOrderId?',
    page: 'cart/CartPage',
    layout: 'table',
    link: (code: string, tableCode: string, eOrderId?: Segment) =>
      join('Cart', code, tableCode, eOrderId),
    asks: [
      ...TABLE_SIDE,
      'TableCart/checkEOrderStatus/:eOrderId',
      'TableCart/getEndingPageSetting/:code',
      'Menu/GetMenuDetails/:code',
    ],
    draws: 'Order',
    asksWithout: [
      ...TABLE_SIDE,
      'TableCart/:lang/:tableCode/:uniqueCartId',
      'Menu/GetMenuDetails/:code',
      'TableCart/checkOperationHourForTable',
    ],
    drawsWithout: 'Cart',
    also: ['ordering/cart/connectServerCart.ts'],
  },
  rounds: {
    pattern: '/Rounds/:code/:tableCode',
    page: 'table/RoundsPage',
    layout: 'table',
    link: (code: string, tableCode: string) => join('Rounds', code, tableCode),
    asks: [...TABLE_SIDE, 'Menu/GetMenuDetails/:code'],
    draws: 'Rounds',
  },
  payment: {
    pattern: '/Payment/:code/:tableCode',
    page: 'checkout/PaymentPage',
    file: 'payment',
    layout: 'table',
    link: (code: string, tableCode: string) => join('Payment', code, tableCode),
    isPaying: true,
  },
  split: {
    pattern: '/Split/:code/:tableCode',
    page: 'table/SplitPage',
    layout: 'table',
    link: (code: string, tableCode: string) => join('Split', code, tableCode),
  },
  cardDetails: {
    pattern: '/CardDetails/EOrder/:code/:id',
    page: 'checkout/CardDetailsPage',
    file: 'bank',
    layout: 'table',
    link: (code: string, eOrderId: Segment) => join('CardDetails', 'EOrder', code, eOrderId),
    back: 'menuOfOrder',
    isPaying: true,
  },
  rateByLink: {
    pattern: '/RateByLink/:code/:templateId',
    page: 'rating/RateByLinkPage',
    layout: 'table',
    link: (code: string, templateId: Segment) => join('RateByLink', code, templateId),
    asks: [...TABLE_SIDE, 'RateAndReview/getTemplateSettingById/:templateId'],
    draws: 'RateByLink',
  },
  rating: {
    pattern: '/Rating/:code',
    page: 'rating/RatingPage',
    layout: 'table',
    link: (code: string, asked: RatingQuery = {}) => withQuery(join('Rating', code), asked),
  },
} as const satisfies Record<string, RouteRow>;
