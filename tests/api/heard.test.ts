import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { call, configureApi } from '../../src/api/client.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { json, startLoopback, stubPage, type Loopback } from './loopback.ts';

const STORE = menuCalls.getStoreIdFromCode.answer;

let server: Loopback;
beforeAll(async () => {
  server = await startLoopback();
  stubPage({
    config: { host: server.origin, publicTokenKey: 'public-key', requestTimeoutMs: 1000 },
    origin: 'https://app.example',
  });
  configureApi({ token: () => undefined, lang: () => 'EN', wait: () => Promise.resolve() });
});
afterAll(() => server.close());

describe('reports on the server', () => {
  const heard = vi.fn();
  beforeEach(() => {
    heard.mockClear();
    configureApi({ onHeard: heard });
  });
  afterEach(() => configureApi({ onHeard: () => undefined }));

  it.each<[string, Parameters<Loopback['answerWith']>[0], boolean]>([
    ['an answer', json({ status: 1, dataenum: STORE }), true],
    ['a refusal', json({ status: -1, message: 'Gone.' }), true],
    ['a broken line', (response) => void response.destroy(), false],
  ])('is called for %s', async (_, answer, isHeard) => {
    server.answerWith(answer);
    await call(getStoreIdFromCode, { code: 'BEIT' }).catch(() => undefined);
    expect(heard).toHaveBeenLastCalledWith(isHeard);
  });

  it('says nothing when the device answered, since the server may only be slow', async () => {
    server.answerWith(json({ dataenum: STORE }, 200, { 'X-Offline-Copy': 'x' }));
    await call(getStoreIdFromCode, { code: 'BEIT' });
    expect(heard).not.toHaveBeenCalled();
  });
});
