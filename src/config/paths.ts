/** Every address of the app, one row each. */
import {
  join,
  table,
  withQuery,
  type ItemOrigin,
  type ProfileQuery,
  type RatingQuery,
  type ReturnLinks,
  type Segment,
} from './address.ts';
import type { Route } from './route.ts';

/** One row per page, with all facts that need none of the page's code. */
export const ROUTES = {
  start: {
    pattern: '/',
    page: 'venue/StartPage',
    /** `?scan` opens the scanner over it. */
    link: (asked: '' | '?scan' = '') => `/${asked}`,
  },
  qlub: {
    pattern: '/qlub',
    page: 'checkout/QlubPage',
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
  },
  emenu: {
    pattern: '/Emenu/:code/:tableCode?',
    page: 'venue/HomePage',
    layout: 'table',
    isFirst: true,
    link: (code: string, tableCode?: string) => join('Emenu', code, table(tableCode)),
    back: 'hall',
  },
  menu: {
    pattern: '/Menu/:code/:tableCode?',
    page: 'menu/MenuPage',
    layout: 'table',
    isFirst: true,
    link: (code: string, tableCode?: string) => join('Menu', code, table(tableCode)),
    back: 'entrance',
  },
  rooms: {
    pattern: '/Rooms/:code/:tableId',
    page: 'venue/RoomsPage',
    layout: 'entry',
    link: (code: string, tableId: Segment) => join('Rooms', code, tableId),
  },
  item: {
    pattern: '/Item/:code/:id/:tableCode?',
    page: 'menu/ItemPage',
    layout: 'table',
    link: (code: string, id: Segment, tableCode?: string) =>
      join('Item', code, id, table(tableCode)),
    hasNoHeader: true,
  },
  itemEdit: {
    pattern: '/Item/:code/:id/:tableCartId/:tableCode/:edit/:ordertype',
    page: 'menu/ItemPage',
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
  },
  rounds: {
    pattern: '/Rounds/:code/:tableCode',
    page: 'table/RoundsPage',
    layout: 'table',
    link: (code: string, tableCode: string) => join('Rounds', code, tableCode),
  },
  payment: {
    pattern: '/Payment/:code/:tableCode',
    page: 'checkout/PaymentPage',
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
    layout: 'table',
    link: (code: string, eOrderId: Segment) => join('CardDetails', 'EOrder', code, eOrderId),
    back: 'menuOfOrder',
    isPaying: true,
  },
  delivery: {
    pattern: '/Delivery/:code',
    page: 'delivery/LandingPage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code),
  },
  deliveryMenu: {
    pattern: '/Delivery/:code/Menu',
    page: 'menu/MenuPage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code, 'Menu'),
    back: 'deliveryHome',
  },
  deliveryHomepage: {
    pattern: '/Delivery/:code/Homepage',
    page: 'delivery/HomepagePage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code, 'Homepage'),
    back: 'landing',
  },
  deliveryCart: {
    pattern: '/Delivery/:code/Cart',
    page: 'cart/CartPage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code, 'Cart'),
    back: 'deliveryHome',
    colors: 'cart',
  },
  deliveryItem: {
    pattern: '/Delivery/:code/Item/:id',
    page: 'menu/DeliveryItemPage',
    layout: 'delivery',
    link: (code: string, id: Segment) => join('Delivery', code, 'Item', id),
    hasNoHeader: true,
  },
  verification: {
    pattern: '/Delivery/:code/Verification',
    page: 'account/VerificationPage',
    layout: 'delivery',
    link: (code: string, returnUrl: string, backUrl: string) =>
      withQuery(join('Delivery', code, 'Verification'), { returnUrl, backUrl }),
    isLogin: true,
    keepsCart: true,
    colors: 'login',
  },
  validation: {
    pattern: '/Delivery/:code/Validation/:source',
    page: 'account/ValidationPage',
    layout: 'delivery',
    link: (code: string, source: string, returnUrl: string, backUrl: string) =>
      withQuery(join('Delivery', code, 'Validation', source), { returnUrl, backUrl }),
    isLogin: true,
    keepsCart: true,
    colors: 'login',
  },
  profile: {
    pattern: '/Delivery/:code/profile',
    page: 'account/ProfilePage',
    layout: 'customer',
    link: (code: string, query: ProfileQuery = {}) =>
      withQuery(join('Delivery', code, 'profile'), query),
    back: 'backUrl',
    keepsCart: true,
  },
  validateProfile: {
    pattern: '/Delivery/:code/validateProfile',
    page: 'account/ValidateProfilePage',
    layout: 'delivery',
    link: (code: string, returnUrl: string, backUrl: string) =>
      withQuery(join('Delivery', code, 'validateProfile'), { returnUrl, backUrl }),
    isLogin: true,
    keepsCart: true,
    colors: 'login',
  },
  orderDetails: {
    pattern: '/Delivery/:code/orderdetails',
    page: 'checkout/OrderDetailsPage',
    layout: 'customer',
    link: (code: string) => join('Delivery', code, 'orderdetails'),
    back: 'cart',
    isPaying: true,
    keepsCart: true,
    colors: 'payment',
  },
  orderList: {
    pattern: '/Delivery/:code/orderList',
    page: 'order/OrderListPage',
    layout: 'customer',
    link: (code: string, returnLinks: ReturnLinks = {}) =>
      withQuery(join('Delivery', code, 'orderList'), returnLinks),
    back: 'backUrl',
  },
  order: {
    pattern: '/Delivery/:code/Order/:id',
    page: 'order/OrderPage',
    layout: 'customer',
    link: (code: string, eOrderId: Segment) => join('Delivery', code, 'Order', eOrderId),
  },
  orderReview: {
    pattern: '/Delivery/:code/orderreview/:id',
    page: 'checkout/OrderReviewPage',
    layout: 'customer',
    link: (code: string, eOrderId: Segment) => join('Delivery', code, 'orderreview', eOrderId),
    back: 'cart',
    isPaying: true,
    keepsCart: true,
    colors: 'cart',
  },
  rateAndReview: {
    pattern: '/Delivery/:code/rateAndReview',
    page: 'rating/RateAndReviewPage',
    layout: 'customer',
    link: (code: string, query: RatingQuery = {}) =>
      withQuery(join('Delivery', code, 'rateAndReview'), query),
    back: 'backUrl',
  },
  deliveryRateByLink: {
    pattern: '/Delivery/:code/:templateId/RateByLink',
    page: 'rating/RateByLinkPage',
    layout: 'delivery',
  },
  addressList: {
    pattern: '/Delivery/:code/AddressList/:customerId',
    page: 'account/AddressListPage',
    layout: 'customer',
    link: (code: string, customerId: Segment, returnLinks: ReturnLinks = {}) =>
      withQuery(join('Delivery', code, 'AddressList', customerId), returnLinks),
    back: 'backUrl',
    keepsCart: true,
    colors: 'address',
  },
  address: {
    pattern: '/Delivery/:code/Address/:id',
    page: 'account/AddressPage',
    layout: 'customer',
    link: (code: string, addressId: Segment, returnLinks: ReturnLinks = {}) =>
      withQuery(join('Delivery', code, 'Address', addressId), returnLinks),
    back: 'backUrl',
    keepsCart: true,
    colors: 'address',
  },
  rateByLink: {
    pattern: '/RateByLink/:code/:templateId',
    page: 'rating/RateByLinkPage',
    layout: 'table',
    link: (code: string, templateId: Segment) => join('RateByLink', code, templateId),
  },
  rating: {
    pattern: '/Rating/:code',
    page: 'rating/RatingPage',
    layout: 'table',
    link: (code: string, asked: RatingQuery = {}) => withQuery(join('Rating', code), asked),
  },
} as const satisfies Record<string, Route & { link?: (...words: never[]) => string }>;

type Rows = typeof ROUTES;
type Linked = {
  [Name in keyof Rows as Rows[Name] extends { link: unknown } ? Name : never]: Rows[Name] extends {
    link: infer Link;
  }
    ? Link
    : never;
};

const column = (name: 'link' | 'pattern') =>
  Object.fromEntries(
    Object.entries<Route & { link?: unknown }>(ROUTES).map(([route, row]) => [route, row[name]]),
  );

/** Builders of links, by the name of the page. */
export const links = /* @__PURE__ */ column('link') as Linked;
export const patterns = /* @__PURE__ */ column('pattern') as {
  [Name in keyof Rows]: Rows[Name]['pattern'];
};

export const wordsOf = (path: string) => path.split('/').filter((word) => word !== '');

const firstWords = () =>
  new Set(Object.values(ROUTES).flatMap(({ pattern }) => wordsOf(pattern).slice(0, 1)));

/** First segments of the app's own addresses; the host may serve something else elsewhere. */
export const APP_SEGMENTS: ReadonlySet<string> = /* @__PURE__ */ firstWords();
