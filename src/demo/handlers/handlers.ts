/** The whole API as one array, for the dev server, the preview server and the tests. */
import { http, type HttpHandler } from 'msw';
import { calls } from '../../contract/calls.ts';
import type { Worlds } from '../backend/common/worlds.ts';
import { plain } from '../reply.ts';
import { handlersOf } from './call.ts';
import { addresses } from './delivery/addresses.ts';
import { customer } from './delivery/customer.ts';
import { loyalty } from './delivery/loyalty.ts';
import { deliveryMenu } from './delivery/menu.ts';
import { settings } from './delivery/settings.ts';
import { dishes } from './dishes.ts';
import { menu } from './menu.ts';
import { notification } from './notification.ts';
import { places } from './places.ts';
import { rateAndReview } from './rateAndReview.ts';
import { tableCart } from './tableCart.ts';
import { tableCartOrders } from './tableCartOrders.ts';
import { tablePage } from './tablePage.ts';

export function createHandlers(worlds: Worlds): HttpHandler[] {
  const delivery = { ...settings, ...deliveryMenu, ...customer, ...addresses, ...loyalty };
  const { TableCart, Menu, Notification, RateAndReview, Delivery } = calls;
  return [
    ...handlersOf(
      'tableCart',
      TableCart,
      { ...tablePage, ...tableCart, ...tableCartOrders },
      worlds,
    ),
    ...handlersOf('menu', Menu, { ...menu, ...dishes, ...places }, worlds),
    ...handlersOf('notification', Notification, notification, worlds),
    ...handlersOf('rateAndReview', RateAndReview, rateAndReview, worlds),
    ...handlersOf('delivery', Delivery, delivery, worlds),
    http.all(/\/api\//, ({ request }) =>
      plain(404, `The demo does not know ${request.method} ${new URL(request.url).pathname}`),
    ),
  ];
}
