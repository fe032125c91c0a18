import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router-dom';
import { beforeAll, expect, it, vi } from 'vitest';

/**
 * The addresses that stand on tables, in links and in bookmarks, each with its route and its page: they
 * stay when the routes change.
 */
const ROUTES = [
  ['/', '/', 'StartPage'],
  ['/qlub', '/qlub?eOrderId=5', 'QlubPage'],
  ['/Emenu/:code/:tableCode?', '/Emenu/BEIT', 'HomePage'],
  ['/Emenu/:code/:tableCode?', '/Emenu/BEIT/T12', 'HomePage'],
  ['/Menu/:code/:tableCode?', '/Menu/BEIT', 'MenuPage'],
  ['/Menu/:code/:tableCode?', '/Menu/BEIT/T12', 'MenuPage'],
  ['/Item/:code/:id/:tableCode?', '/Item/BEIT/1101', 'ItemPage'],
  ['/Item/:code/:id/:tableCode?', '/Item/BEIT/1101/T12', 'ItemPage'],
  [
    '/Item/:code/:id/:tableCartId/:tableCode/:edit/:ordertype',
    '/Item/BEIT/1101/0/T12/Home/selforder',
    'ItemPage',
  ],
  ['/Cart/:code/:tableCode/:eOrderId?', '/Cart/BEIT/T12/5', 'CartPage'],
  ['/Cart/:code/:tableCode/:eOrderId?', '/Cart/BEIT/T12', 'CartPage'],
  ['/Rounds/:code/:tableCode', '/Rounds/BEIT/T12', 'RoundsPage'],
  ['/Payment/:code/:tableCode', '/Payment/BEIT/T12', 'PaymentPage'],
  ['/Split/:code/:tableCode', '/Split/BEIT/T12', 'SplitPage'],
  ['/CardDetails/EOrder/:code/:id', '/CardDetails/EOrder/BEIT/5', 'CardDetailsPage'],
  ['/RateByLink/:code/:templateId', '/RateByLink/BEIT/162', 'RateByLinkPage'],
  ['/Rating/:code', '/Rating/BEIT?pageId=3', 'RatingPage'],
  ['/Delivery/:code', '/Delivery/BEIT', 'LandingPage'],
  ['/Delivery/:code/Menu', '/Delivery/BEIT/Menu', 'MenuPage'],
  ['/Delivery/:code/Homepage', '/Delivery/BEIT/Homepage', 'HomepagePage'],
  ['/Delivery/:code/Cart', '/Delivery/BEIT/Cart', 'CartPage'],
  ['/Delivery/:code/Item/:id', '/Delivery/BEIT/Item/1101', 'DeliveryItemPage'],
  ['/Delivery/:code/Verification', '/Delivery/BEIT/Verification', 'VerificationPage'],
  ['/Delivery/:code/Validation/:source', '/Delivery/BEIT/Validation/sms', 'ValidationPage'],
  ['/Delivery/:code/profile', '/Delivery/BEIT/profile?customerId=7', 'ProfilePage'],
  ['/Delivery/:code/orderdetails', '/Delivery/BEIT/orderdetails', 'OrderDetailsPage'],
  ['/Delivery/:code/orderList', '/Delivery/BEIT/orderList', 'OrderListPage'],
  ['/Delivery/:code/Order/:id', '/Delivery/BEIT/Order/5', 'OrderPage'],
  ['/Delivery/:code/orderreview/:id', '/Delivery/BEIT/orderreview/5', 'OrderReviewPage'],
  [
    '/Delivery/:code/rateAndReview',
    '/Delivery/BEIT/rateAndReview?returnUrl=%2FDelivery%2FBEIT&menuScheduleId=1011&pageId=3',
    'RateAndReviewPage',
  ],
  [
    '/Delivery/:code/AddressList/:customerId',
    '/Delivery/BEIT/AddressList/7?returnUrl=%2FDelivery%2FBEIT',
    'AddressListPage',
  ],
  ['/Delivery/:code/Address/:id', '/Delivery/BEIT/Address/0', 'AddressPage'],
  ['/Delivery/:code/validateProfile', '/Delivery/BEIT/validateProfile', 'ValidateProfilePage'],
  ['/Delivery/:code/:templateId/RateByLink', '/Delivery/BEIT/162/RateByLink', 'RateByLinkPage'],
  ['/Merge/:code', '/Merge/SOUQ', 'MergePage'],
  ['/Rooms/:code/:tableId', '/Rooms/PALM/321', 'RoomsPage'],
  ['*', '/Unknown/BEIT', 'NotFoundPage'],
  ['*', '/Delivery/BEIT/Nothing', 'NotFoundPage'],
] as const;

const LAYOUTS = [
  'RootLayout',
  'SelfOrderLayout',
  'DeliveryLayout',
  'EntryLayout',
  'QlubLayout',
  'CustomersOnly',
];

function nameOf(file: string): string {
  return file.replace(/^.*\//, '').replace('.tsx', '');
}

let routes: RouteObject[] = [];

/** Each page draws its name; a frame draws its content. Other tests cover what they do. */
beforeAll(async () => {
  for (const file of Object.keys(import.meta.glob('../../src/pages/*/*Page.tsx'))) {
    const name = nameOf(file);
    vi.doMock(file, () => ({ [name]: () => name }));
  }
  for (const name of LAYOUTS) {
    vi.doMock(`../../src/app/${name}.tsx`, () => ({ [name]: () => createElement(Outlet) }));
  }
  routes = (await import('../../src/app/routes.tsx')).routes;
});

it.each(ROUTES)('%s opens its page: %s', async (_, address, page) => {
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  render(createElement(RouterProvider, { router }));
  expect(await screen.findByText(page)).toBeInTheDocument();
});
