import { describe, expect, it } from 'vitest';
import { call, configureApi } from '../../src/api/client.ts';
import {
  isHttpFailure,
  isOutcomeUnknown,
  isRefusal,
  refusalData,
  type ApiFailure,
} from '../../src/api/failure.ts';
import { saveUserProfile } from '../../src/contract/endpoints/delivery/customer.ts';
import { getMenu, getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { fileUpload } from '../../src/contract/endpoints/rateAndReview.ts';
import { addToCart, saveCartItem } from '../../src/contract/endpoints/tableCart.ts';
import { checkEOrderStatus, placeOrder } from '../../src/contract/endpoints/tableCartOrders.ts';
import type { AddToCartPayload, TableCartItem } from '../../src/contract/cart.ts';
import type { Profile } from '../../src/contract/customer.ts';
import { OrderedAs } from '../../src/contract/orderedAs.ts';
import { customerCalls } from '../../src/contract/examples/delivery/customer.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { tableCartCalls } from '../../src/contract/examples/tableCart.ts';
import { apiScene, json } from './loopback.ts';

const STORE = menuCalls.getStoreIdFromCode.answer;
const PROFILE = customerCalls.saveUserProfile.answer as Profile;
const ONE_TAP = tableCartCalls.addToCart.body as AddToCartPayload;
const LINE = tableCartCalls.saveCartItem.body as TableCartItem;

const scene = apiScene();

const failureOf = (call: Promise<unknown>): Promise<ApiFailure> =>
  call.then(
    () => Promise.reject(new Error('it succeeded')),
    (error: unknown) => error as ApiFailure,
  );

describe('success of adding to the cart', () => {
  const added = tableCartCalls.addToCart.answer;

  it.each([
    ['one tap', () => call(addToCart, { body: ONE_TAP })],
    ['with choices', () => call(saveCartItem, { body: LINE })],
  ])('%s: is exactly 1', async (_, add) => {
    scene.server.answerWith(json({ status: 1, dataenum: added }));
    expect(await add()).toEqual(added);
    scene.server.answerWith(json({ status: 2, message: 'Not quite', dataenum: added }));
    expect(await failureOf(add())).toMatchObject({
      kind: 'refusal',
      status: 2,
      message: 'Not quite',
    });
  });

  it('is any status above 0 for other calls', async () => {
    scene.server.answerWith(json({ status: 2, dataenum: STORE }));
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 101 });
  });
});

it('sends the token of a login that is not stored yet with its profile', async () => {
  configureApi({ token: () => 'stored' });
  scene.server.answerWith(json({ status: 1, dataenum: PROFILE }));
  await call(saveUserProfile, {
    code: 'BEIT',
    body: PROFILE,
    headers: { tokenKey: 'pending' },
  });
  expect(scene.server.seen[0]?.headers['tokenkey']).toBe('pending');
});

it('sends only the query values that are set', async () => {
  scene.server.answerWith(json(menuCalls.getMenu.answer));
  await call(getMenu, { lang: 'AR', code: 'BEIT', tableCode: 'T 1&2' });
  await call(getMenu, { lang: 'AR', code: 'BEIT', tableCode: undefined });
  await call(getMenu, { lang: 'AR', code: 'BEIT', tableCode: '' });
  expect(scene.server.seen.map(({ rawPath }) => rawPath)).toEqual([
    '/api/Menu/AR/BEIT?tableCode=T+1%262',
    '/api/Menu/AR/BEIT',
    '/api/Menu/AR/BEIT',
  ]);
});

it('aborts an answer without a length as soon as it is too large', async () => {
  const chunk = 'x'.repeat(1024 * 1024);
  let sent = 0;
  scene.server.answerWith((response) => {
    response.writeHead(200);
    const more = () => {
      if (response.destroyed || sent >= 64) return;
      sent += 1;
      response.write(chunk, () => setImmediate(more));
    };
    more();
  });
  expect(await failureOf(call(getStoreIdFromCode, { code: 'BEIT' }))).toMatchObject({
    kind: 'tooLarge',
  });
  expect(sent).toBeLessThan(64);
});

it('times out when the server is silent, after twice the time for a change', async () => {
  scene.server.answerWith(() => undefined);
  const startMs = performance.now();
  const lastedMs = async (call: Promise<unknown>) => {
    expect(await failureOf(call)).toMatchObject({ kind: 'timeout' });
    return performance.now() - startMs;
  };
  const [readMs, changeMs] = await Promise.all([
    lastedMs(call(checkEOrderStatus, { eOrderId: 70011 })),
    lastedMs(call(placeOrder, { eOrderId: 70011 })),
  ]);
  expect(Math.round(readMs / 1000)).toBe(3);
  expect(Math.round(changeMs / 1000)).toBe(4);
  const requests = (word: string) =>
    scene.server.seen.filter(({ rawPath }) => rawPath.includes(word)).length;
  expect([requests('checkEOrderStatus'), requests('PlaceOrder')]).toEqual([3, 2]);
});

describe('a call whose first attempt got no answer', () => {
  const withSecond = async (httpStatus: number) => {
    scene.server.answerWith((response) => {
      if (scene.server.seen.length === 1) response.destroy();
      else response.writeHead(httpStatus).end();
    });
    return failureOf(call(addToCart, { body: ONE_TAP }));
  };

  it.each([401, 429])('is still in doubt when the second attempt gets %i', async (httpStatus) => {
    const failure = await withSecond(httpStatus);
    expect(failure).toMatchObject({ kind: 'http', httpStatus });
    expect(isOutcomeUnknown(failure)).toBe(true);
    expect(scene.server.seen).toHaveLength(2);
  });

  it.each([400, 409, 422])('is refused when the second attempt gets %i', async (httpStatus) => {
    expect(isOutcomeUnknown(await withSecond(httpStatus))).toBe(false);
  });
});

describe('a call that was given up', () => {
  it('fails as aborted and is not reported', async () => {
    const control = new AbortController();
    scene.server.answerWith(() => control.abort());
    expect(
      await failureOf(call(getStoreIdFromCode, { code: 'BEIT' }, { signal: control.signal })),
    ).toMatchObject({ kind: 'aborted' });
    expect(scene.reported).toEqual([]);
    expect(scene.server.seen).toHaveLength(1);
  });

  it('is not repeated when it is given up between two attempts', async () => {
    const control = new AbortController();
    scene.server.answerWith((response) => {
      response.writeHead(503);
      response.end();
    });
    configureApi({
      wait: () => {
        control.abort();
        return Promise.resolve();
      },
    });
    expect(
      await failureOf(call(getStoreIdFromCode, { code: 'BEIT' }, { signal: control.signal })),
    ).toMatchObject({
      kind: 'aborted',
    });
    expect(scene.server.seen).toHaveLength(1);
    expect(scene.reported).toEqual([]);
  });

  it('sends nothing when it is given up beforehand', async () => {
    expect(
      await failureOf(
        call(getStoreIdFromCode, { code: 'BEIT' }, { signal: AbortSignal.abort('never mind') }),
      ),
    ).toMatchObject({ kind: 'aborted' });
    expect(scene.server.seen).toHaveLength(0);
  });
});

it('reports the progress of an upload', async () => {
  scene.server.answerWith(json({ fileName: 'a.webp', url: '', size: 1, type: 'image/webp' }));
  const parts: number[] = [];
  const body = new FormData();
  body.append('file', new Blob(['x'.repeat(300_000)]), 'a.webp');
  await call(fileUpload, { body }, { onUploadProgress: (part) => parts.push(part) });
  expect(parts.at(-1)).toBe(1);
  expect(parts.every((part) => part > 0 && part <= 1)).toBe(true);
});

describe('the content of a failure', () => {
  it('has the details of a refusal in the expected shape, or none', async () => {
    scene.server.answerWith(json({ status: 0, dataenum: { eOrderID: 12 } }, 409));
    const failure = await failureOf(call(placeOrder, { eOrderId: 1 }));
    expect(refusalData(failure, OrderedAs)).toEqual({ eOrderID: 12 });
    expect(isHttpFailure(failure, 409)).toBe(true);
    expect(isRefusal(failure)).toBe(false);
    scene.server.answerWith(json({ status: -12, dataenum: 'prices' }));
    const refusal = await failureOf(call(placeOrder, { eOrderId: 1 }));
    expect(refusalData(refusal, OrderedAs)).toBeUndefined();
    expect([isRefusal(refusal), isRefusal(refusal, -12), isRefusal(refusal, -13)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each([
    [500, true],
    [504, true],
    [400, false],
    [409, false],
    [422, false],
  ])('after a %i, the order may have been made: %s', async (status, unknown) => {
    scene.server.answerWith((response) => {
      response.writeHead(status);
      response.end();
    });
    expect(isOutcomeUnknown(await failureOf(call(placeOrder, { eOrderId: 1 })))).toBe(unknown);
  });

  it('names the field that broke the contract', async () => {
    scene.server.answerWith(
      json({ status: 1, dataenum: { ...(menuCalls.getMenu.answer as object), currency: 'kd' } }),
    );
    expect(await failureOf(call(getMenu, { lang: 'EN', code: 'BEIT' }))).toMatchObject({
      kind: 'contract',
      field: 'currency',
      call: 'Menu/:lang/:code',
    });
  });
});
