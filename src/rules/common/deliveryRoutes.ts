/** The pages of the delivery side, for delivery and pick-up. */
import {
  join,
  withQuery,
  type ProfileQuery,
  type RatingQuery,
  type ReturnLinks,
  type Segment,
} from './address.ts';
import { VENUE, type EarlyAsk, type RouteRow } from './route.ts';

const DELIVERY_SIDE = [
  ...VENUE,
  'Delivery/headerSetup/:lang/:code',
  'Delivery/getConceptSetup/:code',
  'Delivery/GetOperationHours/:storeId',
] as const satisfies readonly EarlyAsk[];
const DELIVERY_DISHES = {
  path: 'Delivery/Menu/:lang/:storeId',
  with: { menuTypeId: 4 },
} as const satisfies EarlyAsk;
const DELIVERY_MENU = [
  DELIVERY_DISHES,
  'Delivery/GetUnavailableItemsForStore/:storeId',
] as const satisfies readonly EarlyAsk[];

export const DELIVERY_ROUTES = {
  delivery: {
    pattern: '/Delivery/:code',
    page: 'delivery/LandingPage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code),
    asks: [
      ...DELIVERY_SIDE,
      'Delivery/getLandingPage/:lang/:code',
      'Delivery/getArea/:code',
      'Delivery/checkStartWithAddressActive/:code',
      ...DELIVERY_MENU,
    ],
    draws: 'Delivery',
  },
  deliveryMenu: {
    pattern: '/Delivery/:code/Menu',
    page: 'menu/MenuPage',
    file: 'first',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code, 'Menu'),
    back: 'deliveryHome',
    asks: [...DELIVERY_SIDE, ...DELIVERY_MENU, 'Menu/checkHomePageActivation/:code'],
    draws: 'DeliveryMenu',
  },
  deliveryHomepage: {
    pattern: '/Delivery/:code/Homepage',
    page: 'delivery/HomepagePage',
    layout: 'delivery',
    link: (code: string) => join('Delivery', code, 'Homepage'),
    back: 'landing',
    asks: [...DELIVERY_SIDE, 'Menu/homepage/:lang/:code', ...DELIVERY_MENU],
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
    file: 'dish',
    layout: 'delivery',
    link: (code: string, id: Segment) => join('Delivery', code, 'Item', id),
    hasNoHeader: true,
    asks: [
      ...DELIVERY_SIDE,
      {
        path: 'Delivery/MenuitemDetailById/:lang/:storeId/:menuScheduleId/:menuItemId',
        with: { menuScheduleId: 0 },
      },
      'TableCart/getSpecialInstructions/:menuItemId',
      DELIVERY_DISHES,
    ],
    draws: 'DeliveryItem',
  },
  verification: {
    pattern: '/Delivery/:code/Verification',
    page: 'account/VerificationPage',
    layout: 'delivery',
    link: (code: string, returnUrl: string, backUrl: string) =>
      withQuery(join('Delivery', code, 'Verification'), { returnUrl, backUrl }),
    asks: [
      'Menu/GetStoreIdFromCode/:code',
      'Delivery/headerSetup/:lang/:code',
      'Delivery/getSendVerificationColorCode/:code',
      'Delivery/getConceptSetup/:code',
      'Delivery/GetCountries/:code',
    ],
    draws: 'Verification',
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
    file: 'review',
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
    file: 'review',
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
    file: 'address',
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
    file: 'address',
    layout: 'customer',
    link: (code: string, addressId: Segment, returnLinks: ReturnLinks = {}) =>
      withQuery(join('Delivery', code, 'Address', addressId), returnLinks),
    back: 'backUrl',
    keepsCart: true,
    colors: 'address',
  },
} as const satisfies Record<string, RouteRow>;
