/**
 * Every address of the app: the pattern that the router matches and, beside it, the function that
 * builds a link. `'0'` stands for "no table".
 */

export const NO_TABLE = '0';

export const patterns = {
  start: '/',
  qlub: '/qlub',
  merge: '/Merge/:code',
  emenu: '/Emenu/:code/:tableCode?',
  menu: '/Menu/:code/:tableCode?',
  rooms: '/Rooms/:code/:tableId',
  item: '/Item/:code/:id/:tableCode?',
  itemEdit: '/Item/:code/:id/:tableCartId/:tableCode/:edit/:ordertype',
  cart: '/Cart/:code/:tableCode/:eOrderId?',
  payment: '/Payment/:code/:tableCode',
  cardDetails: '/CardDetails/EOrder/:code/:id',
  delivery: '/Delivery/:code',
  deliveryMenu: '/Delivery/:code/Menu',
  deliveryHomepage: '/Delivery/:code/Homepage',
  deliveryCart: '/Delivery/:code/Cart',
  deliveryItem: '/Delivery/:code/Item/:id',
  verification: '/Delivery/:code/Verification',
  validation: '/Delivery/:code/Validation/:source',
  profile: '/Delivery/:code/profile',
  validateProfile: '/Delivery/:code/validateProfile',
  orderDetails: '/Delivery/:code/orderdetails',
  orderList: '/Delivery/:code/orderList',
  order: '/Delivery/:code/Order/:id',
  orderReview: '/Delivery/:code/orderreview/:id',
  rateAndReview: '/Delivery/:code/rateAndReview',
  deliveryRateByLink: '/Delivery/:code/:templateId/RateByLink',
  addressList: '/Delivery/:code/AddressList/:customerId',
  address: '/Delivery/:code/Address/:id',
  rateByLink: '/RateByLink/:code/:templateId',
  rating: '/Rating/:code',
} as const;

/** First segments that belong to the app; everything else on the host is somebody else's. */
export const APP_SEGMENTS = [
  'qlub',
  'Merge',
  'Emenu',
  'Menu',
  'Rooms',
  'Item',
  'Cart',
  'Payment',
  'CardDetails',
  'Delivery',
  'RateByLink',
  'Rating',
] as const;

type Segment = string | number;

function join(...segments: (Segment | undefined)[]): string {
  return segments
    .filter((segment) => segment !== undefined && segment !== '')
    .map((segment) => `/${encodeURIComponent(String(segment))}`)
    .join('');
}

function table(tableCode: string | undefined): string | undefined {
  return tableCode === NO_TABLE ? undefined : tableCode;
}

/** Where a page leads on to when it is done, and back to. */
export interface Ways {
  returnUrl?: string;
  backUrl?: string;
}

interface RatingQuery extends Ways {
  menuScheduleId?: number;
  /** 3 is the link of the header's panel. */
  pageId?: number;
  /** The order that is rated. */
  eOrderId?: number;
}

interface ProfileQuery extends Ways {
  customerId?: number;
}

function withWays(path: string, query: RatingQuery | ProfileQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

export type ItemOrigin = 'edit' | 'Home' | 'Menu';

export const links = {
  start: () => '/',
  qlub: () => '/qlub',
  merge: (code: string) => join('Merge', code),
  emenu: (code: string, tableCode?: string) => join('Emenu', code, table(tableCode)),
  menu: (code: string, tableCode?: string) => join('Menu', code, table(tableCode)),
  rooms: (code: string, tableId: Segment) => join('Rooms', code, tableId),
  item: (code: string, id: Segment, tableCode?: string) => join('Item', code, id, table(tableCode)),
  itemEdit: (
    code: string,
    id: Segment,
    tableCartId: Segment,
    tableCode: string,
    edit: ItemOrigin,
    ordertype: string,
  ) => join('Item', code, id, tableCartId, tableCode, edit, ordertype),
  cart: (code: string, tableCode: string, eOrderId?: Segment) =>
    join('Cart', code, tableCode, eOrderId),
  payment: (code: string, tableCode: string) => join('Payment', code, tableCode),
  cardDetails: (code: string, eOrderId: Segment) => join('CardDetails', 'EOrder', code, eOrderId),
  rateByLink: (code: string, templateId: Segment) => join('RateByLink', code, templateId),
  rating: (
    code: string,
    asked: { menuScheduleId?: number; pageId?: number; eOrderId?: number } = {},
  ) => {
    const query = Object.entries(asked)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => `${name}=${value}`);
    return [join('Rating', code), ...(query.length > 0 ? [query.join('&')] : [])].join('?');
  },
  delivery: (code: string) => join('Delivery', code),
  deliveryMenu: (code: string) => join('Delivery', code, 'Menu'),
  deliveryHomepage: (code: string) => join('Delivery', code, 'Homepage'),
  deliveryCart: (code: string) => join('Delivery', code, 'Cart'),
  deliveryItem: (code: string, id: Segment) => join('Delivery', code, 'Item', id),
  order: (code: string, eOrderId: Segment) => join('Delivery', code, 'Order', eOrderId),
  orderDetails: (code: string) => join('Delivery', code, 'orderdetails'),
  orderReview: (code: string, eOrderId: Segment) => join('Delivery', code, 'orderreview', eOrderId),
  verification: (code: string, returnUrl: string, backUrl: string) =>
    withWays(join('Delivery', code, 'Verification'), { returnUrl, backUrl }),
  validation: (code: string, source: string, returnUrl: string, backUrl: string) =>
    withWays(join('Delivery', code, 'Validation', source), { returnUrl, backUrl }),
  profile: (code: string, query: ProfileQuery = {}) =>
    withWays(join('Delivery', code, 'profile'), query),
  validateProfile: (code: string, returnUrl: string, backUrl: string) =>
    withWays(join('Delivery', code, 'validateProfile'), { returnUrl, backUrl }),
  orderList: (code: string, ways: Ways = {}) => withWays(join('Delivery', code, 'orderList'), ways),
  rateAndReview: (code: string, query: RatingQuery = {}) =>
    withWays(join('Delivery', code, 'rateAndReview'), query),
  addressList: (code: string, customerId: Segment, ways: Ways = {}) =>
    withWays(join('Delivery', code, 'AddressList', customerId), ways),
  address: (code: string, addressId: Segment, ways: Ways = {}) =>
    withWays(join('Delivery', code, 'Address', addressId), ways),
} as const;
