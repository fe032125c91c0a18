import { calls } from '../calls.ts';
import type { Controller, Endpoint } from '../endpoint.ts';
import { addressCalls } from './delivery/addresses.ts';
import { customerCalls } from './delivery/customer.ts';
import { loyaltyCalls } from './delivery/loyalty.ts';
import { deliveryMenuCalls } from './delivery/menu.ts';
import { settingCalls } from './delivery/settings.ts';
import { dishCalls } from './dishes.ts';
import type { LiteralCall, LiteralCalls } from './literal.ts';
import { menuCalls } from './menu.ts';
import { notificationCalls } from './notification.ts';
import { placeCalls } from './places.ts';
import { rateAndReviewCalls } from './rateAndReview.ts';
import { tableCartCalls } from './tableCart.ts';
import { orderCalls } from './tableCartOrders.ts';
import { pageCalls } from './tablePage.ts';

export interface ContractCall {
  controller: Controller;
  name: string;
  endpoint: Endpoint;
  literal: LiteralCall;
}

type Literals = { [Name in Controller]: LiteralCalls<(typeof calls)[Name]> };

const literals: Literals = {
  TableCart: { ...pageCalls, ...tableCartCalls, ...orderCalls },
  Menu: { ...menuCalls, ...dishCalls, ...placeCalls },
  Notification: notificationCalls,
  RateAndReview: rateAndReviewCalls,
  Delivery: {
    ...settingCalls,
    ...deliveryMenuCalls,
    ...customerCalls,
    ...addressCalls,
    ...loyaltyCalls,
  },
};

function callsOf(controller: Controller): ContractCall[] {
  const own: Readonly<Record<string, LiteralCall>> = literals[controller];
  return Object.entries<Endpoint>(calls[controller]).map(([name, endpoint]) => {
    const literal = own[name];
    if (!literal) throw new Error(`${controller}.${name} has no literal`);
    return { controller, name, endpoint, literal };
  });
}

/** Every call of the contract with its literal answer. */
export const contractCalls = (
  ['TableCart', 'Menu', 'Notification', 'RateAndReview', 'Delivery'] as const
).flatMap(callsOf);
