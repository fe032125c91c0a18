/** The whole API as one array, for the dev server, the preview server and tests alike. */
import { http, type HttpHandler } from 'msw';
import * as deliveryEndpoints from '../../contract/endpoints/delivery.ts';
import * as menuEndpoints from '../../contract/endpoints/menu.ts';
import * as placeEndpoints from '../../contract/endpoints/places.ts';
import * as notificationEndpoints from '../../contract/endpoints/notification.ts';
import * as rateAndReviewEndpoints from '../../contract/endpoints/rateAndReview.ts';
import * as tableCartEndpoints from '../../contract/endpoints/tableCart.ts';
import * as pageEndpoints from '../../contract/endpoints/tablePage.ts';
import * as orderEndpoints from '../../contract/endpoints/tableCartOrders.ts';
import type { Worlds } from '../backend/common/worlds.ts';
import { plain } from '../reply.ts';
import { handlersOf } from './call.ts';
import { delivery } from './delivery/delivery.ts';
import { menu } from './menu.ts';
import { notification } from './notification.ts';
import { rateAndReview } from './rateAndReview.ts';
import { tableCart } from './tableCart.ts';

export function createHandlers(worlds: Worlds): HttpHandler[] {
  return [
    ...handlersOf(
      'tableCart',
      { ...tableCartEndpoints, ...orderEndpoints, ...pageEndpoints },
      tableCart,
      worlds,
    ),
    ...handlersOf('menu', { ...menuEndpoints, ...placeEndpoints }, menu, worlds),
    ...handlersOf('notification', notificationEndpoints, notification, worlds),
    ...handlersOf('rateAndReview', rateAndReviewEndpoints, rateAndReview, worlds),
    ...handlersOf('delivery', deliveryEndpoints, delivery, worlds),
    http.all(/\/api\//, ({ request }) =>
      plain(501, `The demo does not know ${request.method} ${new URL(request.url).pathname}`),
    ),
  ];
}
