import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import * as deliveryEndpoints from '../../src/contract/endpoints/delivery.ts';
import * as menuEndpoints from '../../src/contract/endpoints/menu.ts';
import * as placeCalls from '../../src/contract/endpoints/places.ts';
import * as notificationEndpoints from '../../src/contract/endpoints/notification.ts';
import * as rateAndReviewEndpoints from '../../src/contract/endpoints/rateAndReview.ts';
import * as tableCartEndpoints from '../../src/contract/endpoints/tableCart.ts';
import * as orderCalls from '../../src/contract/endpoints/tableCartOrders.ts';
import * as pageCalls from '../../src/contract/endpoints/tablePage.ts';
import { listenToDroppedEntries } from '../../src/contract/schema.ts';
import type { Asked } from './fixtures/client.ts';
import { menuCalls, smallCalls, tableCartCalls } from './fixtures/everyCall.ts';
import { deliveryCalls } from './fixtures/everyDeliveryCall.ts';
import { spendEvening, type Evening } from './fixtures/evening.ts';

type CallOf = (evening: Evening) => Promise<Asked & { path: string }> | (Asked & { path: string });

const controllers: [string, Record<string, Endpoint>, Record<string, CallOf>][] = [
  ['TableCart', { ...tableCartEndpoints, ...orderCalls, ...pageCalls }, tableCartCalls],
  ['Menu', { ...menuEndpoints, ...placeCalls }, menuCalls],
  ['Notification', notificationEndpoints, smallCalls.notification],
  ['RateAndReview', rateAndReviewEndpoints, smallCalls.rateAndReview],
  ['Delivery', deliveryEndpoints, deliveryCalls],
];

const dropped: string[] = [];
listenToDroppedEntries((issue) => dropped.push(issue));
const evening = await spendEvening();

function matches(endpoint: Endpoint, path: string): boolean {
  const pattern = endpoint.path.replace(/:[^/]+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(path.split('?')[0] ?? '');
}

describe.each(controllers)('%s', (_name, endpoints, calls) => {
  it.each(Object.entries(endpoints))('%s answers as its schema says', async (name, endpoint) => {
    const asked = await calls[name]?.(evening);
    if (!asked) throw new Error(`no call is written for ${name}`);
    expect(matches(endpoint, asked.path), `${asked.path} is not ${endpoint.path}`).toBe(true);
    const method = asked.method ?? endpoint.method;
    const answer = await evening.client.call<unknown>(asked.path, { ...asked, method });
    expect(answer, answer.text.slice(0, 300)).toMatchObject({ http: 200, status: 1 });
    const parsed = v.safeParse(endpoint.answer, answer.data);
    expect(parsed.issues?.map((issue) => v.getDotPath(issue) + issue.message)).toBeUndefined();
  });
});

it('answers in lists that lose no entry', () => {
  expect(dropped).toEqual([]);
});

it('covers the 97 calls of the contract', () => {
  const count = controllers.reduce((sum, [, endpoints]) => sum + Object.keys(endpoints).length, 0);
  expect(count).toBe(97);
});

afterAll(() => listenToDroppedEntries((issue) => console.warn(issue)));
