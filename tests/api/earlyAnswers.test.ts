import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, preloadedAnswer } from '../../src/api/client.ts';
import { HOUR_MS } from '../../src/config/times.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { adoptEarlyAnswers } from '../../src/lazy/earlyAnswers.ts';
import type { EarlyAnswer } from '../../src/lazy/bootHandover.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { apiScene, json } from './loopback.ts';

const STORE = menuCalls.getStoreIdFromCode.answer;

const scene = apiScene();

const address = () => `${scene.server.origin}/api/Menu/GetStoreIdFromCode/BEIT`;
const adopt = (asked: Promise<Pick<EarlyAnswer, 'httpStatus' | 'text'>>, atMs = Date.now()) => {
  const answer = asked.then((early) => ({ ...early, copyOf: null, tag: null, atMs }));
  adoptEarlyAnswers([{ address: address(), answer }]);
};
const early = (body: unknown, httpStatus = 200, atMs = Date.now()) =>
  adopt(Promise.resolve({ httpStatus, text: JSON.stringify(body) }), atMs);

describe('a preloaded answer', () => {
  beforeEach(() => {
    scene.server.answerWith(json({ status: 1, dataenum: { ...(STORE as object), storeId: 999 } }));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is used once, with the same envelope and schema', async () => {
    early({ status: 1, dataenum: STORE });
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 101 });
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 999 });
    expect(scene.server.seen).toHaveLength(1);
  });

  it('can be drawn as soon as it arrives, and is used only once', async () => {
    early({ status: 1, dataenum: STORE });
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'BEIT' })).toBeUndefined();
    await new Promise(setImmediate);
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'OTHER' })).toBeUndefined();
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 101 });
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'BEIT' })).toBeUndefined();
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 999 });
  });

  it.each([
    ['is a refusal', { status: -18, message: 'Closed' }, 200],
    ['breaks the contract', { status: 1, dataenum: { storeId: 'one' } }, 200],
    ['came as an error', '', 503],
  ])('is left to the call if it %s', async (_, body, httpStatus) => {
    early(body, httpStatus);
    await new Promise(setImmediate);
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'BEIT' })).toBeUndefined();
    await call(getStoreIdFromCode, { code: 'BEIT' }).catch(() => undefined);
    // The call has used the answer: it reports an unreadable one and does not ask again.
    expect(scene.server.seen).toHaveLength(httpStatus === 200 ? 0 : 1);
  });

  it('is not used for another address', async () => {
    early({ status: 1, dataenum: STORE });
    expect(await call(getStoreIdFromCode, { code: 'OTHER' })).toMatchObject({ storeId: 999 });
    await call(getStoreIdFromCode, { code: 'BEIT' });
  });

  it('may be a refusal like any other', async () => {
    early({ status: -18, message: 'Closed' });
    await expect(call(getStoreIdFromCode, { code: 'BEIT' })).rejects.toMatchObject({
      kind: 'refusal',
      status: -18,
    });
    expect(scene.reported).toHaveLength(1);
    expect(scene.server.seen).toHaveLength(0);
  });

  it.each([
    ['failed', () => adopt(Promise.reject(new TypeError('offline')))],
    ['came as an error', () => early('', 503)],
    ['does not come', () => adopt(new Promise(() => undefined))],
  ])('gives way to a normal call when it %s', async (_, begin) => {
    begin();
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 999 });
    expect(scene.reported).toEqual([]);
  });

  it('is not used when it is stale', async () => {
    const nowMs = performance.now();
    early({ status: 1, dataenum: STORE });
    vi.spyOn(performance, 'now').mockReturnValue(nowMs + 11_000);
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 999 });
    vi.restoreAllMocks();
  });

  it.each([
    ['slept', -2 * HOUR_MS],
    ['has set its clock back', HOUR_MS],
  ])('is not used if the phone %s before the app started', async (_, sinceMs) => {
    early({ status: 1, dataenum: STORE }, 200, Date.now() + sinceMs);
    await new Promise(setImmediate);
    expect(preloadedAnswer(getStoreIdFromCode, { code: 'BEIT' })).toBeUndefined();
    expect(await call(getStoreIdFromCode, { code: 'BEIT' })).toMatchObject({ storeId: 999 });
  });
});
