import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { saveUserProfile } from '../../src/api/delivery/customer.ts';
import { getStoreIdFromCode } from '../../src/api/menu.ts';
import { updateCartQty } from '../../src/api/tableCart.ts';
import type { Profile } from '../../src/contract/customer.ts';
import { deliveryCalls } from '../contract/delivery.ts';
import { menuCalls } from '../contract/menu.ts';
import { tableCartCalls } from '../contract/tableCart.ts';
import { json, startLoopback, stubPage, type Loopback } from './loopback.ts';

const PROFILE = deliveryCalls.saveUserProfile.answer as Profile;

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

/** Without a host the API is at the page's own origin. */
function pageWithCookie(cookie: string): void {
  stubPage({ config: {}, origin: server.origin, cookie });
}

const sentHeaders = () => server.seen.map(({ headers }) => headers['x-xsrf-token']);

it('goes with what is sent to the own origin, as the cookie says', async () => {
  pageWithCookie('a=1; XSRF-TOKEN=x%2Fs; b=2');
  server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await saveUserProfile('BEIT', PROFILE);
  expect(sentHeaders()).toEqual(['x/s']);
});

it('never goes with a GET, be it a change', async () => {
  pageWithCookie('XSRF-TOKEN=x%2Fs');
  server.answerWith(json(menuCalls.getStoreIdFromCode.answer));
  await getStoreIdFromCode('BEIT');
  server.answerWith(json(tableCartCalls.updateCartQty.answer));
  await updateCartQty(9001, 3);
  expect(sentHeaders()).toEqual([undefined, undefined]);
});

it('is left out where there is no cookie', async () => {
  pageWithCookie('other=1');
  server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await saveUserProfile('BEIT', PROFILE);
  expect(sentHeaders()).toEqual([undefined]);
});

it('is fetched anew when the cookie came while the request was leaving', async () => {
  pageWithCookie('');
  server.answerWith((response, request) => {
    if (request.headers['x-xsrf-token'] === 'fresh') {
      json({ status: 1, dataenum: PROFILE })(response, request);
      return;
    }
    pageWithCookie('XSRF-TOKEN=fresh');
    json({ status: 0, message: 'X-XSRF-TOKEN' }, 400)(response, request);
  });
  await saveUserProfile('BEIT', PROFILE);
  expect(sentHeaders()).toEqual([undefined, 'fresh']);
});

it('that stays wrong is told once', async () => {
  pageWithCookie('XSRF-TOKEN=stale');
  server.answerWith(json({ status: 0, message: 'X-XSRF-TOKEN' }, 400));
  await expect(saveUserProfile('BEIT', PROFILE)).rejects.toMatchObject({ httpStatus: 400 });
  expect(sentHeaders()).toEqual(['stale']);
});
