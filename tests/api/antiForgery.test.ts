import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../src/api/client.ts';
import type { Profile } from '../../src/contract/customer.ts';
import { saveUserProfile } from '../../src/contract/endpoints/delivery/customer.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { updateCartQty } from '../../src/contract/endpoints/tableCart.ts';
import { checkOperationHourForTable } from '../../src/contract/endpoints/tablePage.ts';
import type { HoursQuestion } from '../../src/contract/tableHours.ts';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { tableCartCalls } from '../../src/contract/examples/tableCart.ts';
import { pageCalls } from '../../src/contract/examples/tablePage.ts';
import { json, startLoopback, stubPage, type Loopback } from './loopback.ts';

const PROFILE = customerCalls.saveUserProfile.answer as Profile;

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
});

/** Without a `host` setting the API is at the page's own origin. */
function pageWithCookie(cookie: string): void {
  stubPage({ config: {}, origin: server.origin, cookie });
}

const sentHeaders = () => server.seen.map(({ headers }) => headers['x-xsrf-token']);

it('the token of the cookie is sent with a POST to the own origin', async () => {
  pageWithCookie('a=1; XSRF-TOKEN=x%2Fs; b=2');
  server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await call(saveUserProfile, { code: 'BEIT', body: PROFILE });
  expect(sentHeaders()).toEqual(['x/s']);
});

it('the token is never sent with a GET, even for a change', async () => {
  pageWithCookie('XSRF-TOKEN=x%2Fs');
  server.answerWith(json(menuCalls.getStoreIdFromCode.answer));
  await call(getStoreIdFromCode, { code: 'BEIT' });
  server.answerWith(json(tableCartCalls.updateCartQty.answer));
  await call(updateCartQty, { tableCartId: 9001, qty: 3 });
  expect(sentHeaders()).toEqual([undefined, undefined]);
});

it('no token is sent without a cookie', async () => {
  pageWithCookie('other=1');
  server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await call(saveUserProfile, { code: 'BEIT', body: PROFILE });
  expect(sentHeaders()).toEqual([undefined]);
});

/** A server that sets its cookie with one answer and requires the header from then on. */
function answerOnceCookieIsKnown(answer: unknown): void {
  pageWithCookie('');
  server.answerWith((response, request) => {
    const isKnown = request.headers['x-xsrf-token'] === 'fresh';
    if (!isKnown) pageWithCookie('XSRF-TOKEN=fresh');
    json(isKnown ? answer : { status: 0, message: 'X-XSRF-TOKEN' }, isKnown ? 200 : 400)(
      response,
      request,
    );
  });
}

it('a read is sent again when the cookie arrives with its refusal', async () => {
  const { answer, body } = pageCalls.checkOperationHourForTable;
  answerOnceCookieIsKnown({ status: 1, dataenum: answer });
  await call(checkOperationHourForTable, { body: body as HoursQuestion });
  expect(sentHeaders()).toEqual([undefined, 'fresh']);
});

it('a change is not sent again: its refusal is reported', async () => {
  answerOnceCookieIsKnown({ status: 1, dataenum: PROFILE });
  await expect(call(saveUserProfile, { code: 'BEIT', body: PROFILE })).rejects.toMatchObject({
    httpStatus: 400,
  });
  expect(sentHeaders()).toEqual([undefined]);
});

it.each([
  ['a line break', 'a%0D%0Ab', 'a%0D%0Ab'],
  ['letters that no header knows', '%D9%85', '%D9%85'],
  ['a broken encoding', '%E0%A4%A', '%E0%A4%A'],
  ['quotes around it', '"x%2Fs"', 'x/s'],
  ['nothing in it', '', undefined],
  ['letters as they are', 'م', undefined],
])('a cookie with %s stops no POST', async (_, value, sent) => {
  pageWithCookie(`a=1; XSRF-TOKEN=${value}; b=2`);
  server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await call(saveUserProfile, { code: 'BEIT', body: PROFILE });
  expect(sentHeaders()).toEqual([sent]);
});

it('a stale token is reported once', async () => {
  pageWithCookie('XSRF-TOKEN=stale');
  server.answerWith(json({ status: 0, message: 'X-XSRF-TOKEN' }, 400));
  await expect(call(saveUserProfile, { code: 'BEIT', body: PROFILE })).rejects.toMatchObject({
    httpStatus: 400,
  });
  expect(sentHeaders()).toEqual(['stale']);
});
