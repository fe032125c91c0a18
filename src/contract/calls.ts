/** The list of all calls, for code that goes through all of them. The app imports single calls. */
import type { Controller, Endpoint } from './endpoint.ts';
import * as addresses from './endpoints/delivery/addresses.ts';
import * as customer from './endpoints/delivery/customer.ts';
import * as loyalty from './endpoints/delivery/loyalty.ts';
import * as deliveryMenu from './endpoints/delivery/menu.ts';
import * as settings from './endpoints/delivery/settings.ts';
import * as dishes from './endpoints/dishes.ts';
import * as menu from './endpoints/menu.ts';
import * as places from './endpoints/places.ts';
import * as notification from './endpoints/notification.ts';
import * as rateAndReview from './endpoints/rateAndReview.ts';
import * as tableCart from './endpoints/tableCart.ts';
import * as tableCartOrders from './endpoints/tableCartOrders.ts';
import * as tablePage from './endpoints/tablePage.ts';

export const calls = {
  TableCart: { ...tablePage, ...tableCart, ...tableCartOrders },
  Menu: { ...menu, ...dishes, ...places },
  Notification: notification,
  RateAndReview: rateAndReview,
  Delivery: { ...settings, ...deliveryMenu, ...customer, ...addresses, ...loyalty },
} satisfies Record<Controller, Record<string, Endpoint>>;

type CallsOf<Name extends Controller> = (typeof calls)[Name][keyof (typeof calls)[Name]];
type AnyCall = { [Name in Controller]: CallsOf<Name> }[Controller];

/** A call's path, which names the call without loading its schema. */
export type CallPath = AnyCall['path'];
export type CallAt<Path extends CallPath> = Extract<AnyCall, { path: Path }>;
