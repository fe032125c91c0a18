import { expect, type Page } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { patterns } from '../../../src/rules/common/routes.ts';

type Route = keyof typeof patterns;

/** Where the walk visits each page of the app: a path, or the state that leads to it. */
export const PLACES = {
  start: '/',
  emenu: '/Emenu/BEIT/T12',
  menu: '/Menu/BEIT/T12',
  item: '/Item/BEIT/1301/T12',
  itemEdit: 'its choices',
  cart: '/Cart/BEIT/T12',
  payment: '/Payment/BEIT/T12',
  cardDetails: 'one that is being checked',
  qlub: 'a return without a payment',
  rounds: '/Rounds/BEIT/T12',
  split: '/Split/BEIT/T12',
  merge: '/Merge/SOUQ',
  rooms: '/Rooms/PALM/321',
  rateByLink: '/RateByLink/BEIT/162',
  rating: '/Rating/BEIT?pageId=3',
  delivery: '/Delivery/BEIT',
  deliveryHomepage: '/Delivery/BEIT/Homepage',
  deliveryMenu: '/Delivery/BEIT/Menu',
  deliveryItem: '/Delivery/BEIT/Item/1312',
  deliveryCart: '/Delivery/BEIT/Cart',
  verification: 'the number',
  validation: 'the code',
  validateProfile: 'a new customer',
  orderDetails: '/Delivery/BEIT/orderdetails',
  orderReview: 'the bill',
  orderList: '/Delivery/BEIT/orderList',
  order: 'the order when it has come',
  rateAndReview: 'the rating',
  profile: '/Delivery/BEIT/profile',
  addressList: '/Delivery/BEIT/AddressList/0',
  address: '/Delivery/BEIT/Address/0',
  deliveryRateByLink: '/Delivery/BEIT/162/RateByLink?eOrderId=1',
} as const satisfies Record<Route, string>;

/** Expects that a place listed for a route is on that route. */
export function expectRouteOf(page: Page, place: string): void {
  const { pathname } = new URL(page.url());
  for (const [route, at] of Object.entries(PLACES)) {
    if (at === place) expect(matchPath(patterns[route as Route], pathname), route).not.toBeNull();
  }
}
