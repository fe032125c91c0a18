import * as deliveryEndpoints from '../../src/contract/endpoints/delivery.ts';
import * as menuEndpoints from '../../src/contract/endpoints/menu.ts';
import * as placeCalls from '../../src/contract/endpoints/places.ts';
import * as notificationEndpoints from '../../src/contract/endpoints/notification.ts';
import * as rateAndReviewEndpoints from '../../src/contract/endpoints/rateAndReview.ts';
import * as tableCartEndpoints from '../../src/contract/endpoints/tableCart.ts';
import * as orderCalls from '../../src/contract/endpoints/tableCartOrders.ts';
import * as pageCalls from '../../src/contract/endpoints/tablePage.ts';
import type { Controller, Endpoint } from '../../src/contract/endpoint.ts';
import { deliveryCalls } from './delivery.ts';
import type { LiteralCall } from './literal.ts';
import { menuCalls } from './menu.ts';
import { notificationCalls } from './notification.ts';
import { rateAndReviewCalls } from './rateAndReview.ts';
import { tableCartCalls } from './tableCart.ts';

export interface ContractCall {
  controller: Controller;
  name: string;
  endpoint: Endpoint;
  literal: LiteralCall;
}

const controllers: [Controller, Record<string, Endpoint>, Record<string, LiteralCall>][] = [
  ['TableCart', { ...tableCartEndpoints, ...orderCalls, ...pageCalls }, tableCartCalls],
  ['Menu', { ...menuEndpoints, ...placeCalls }, menuCalls],
  ['Notification', notificationEndpoints, notificationCalls],
  ['RateAndReview', rateAndReviewEndpoints, rateAndReviewCalls],
  ['Delivery', deliveryEndpoints, deliveryCalls],
];

/** Every call of the contract beside its literal. */
export const contractCalls: ContractCall[] = controllers.flatMap(
  ([controller, endpoints, literals]) =>
    Object.entries(endpoints).map(([name, endpoint]) => {
      const literal = literals[name];
      if (!literal) throw new Error(`${controller}.${name} has no literal`);
      return { controller, name, endpoint, literal };
    }),
);

/** For `it.each`: the title and the call. */
export const titledCalls = contractCalls.map(
  (contractCall) => [`${contractCall.controller} ${contractCall.name}`, contractCall] as const,
);
