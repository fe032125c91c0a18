import type { Server } from 'node:http';
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/demo/server.ts';
import { serveDemo } from './servedDemo.ts';

let server: Server;
let origin = '';

beforeAll(async () => {
  ({ server, origin } = await serveDemo());
});
afterAll(() => server.close());

const headers = { tokenKey: 'sufra-public', Cookie: 'world=http' };

describe('over real HTTP', () => {
  it('breaks the connection when an answer is to be lost', async () => {
    const control = (body: object) =>
      fetch(`${origin}/demo/control`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    await control({ action: 'fail', call: 'getMenuDetails', fault: 'breakLine', times: 1 });
    const ask = () => fetch(`${origin}/api/Menu/GetMenuDetails/BEIT`, { headers });
    await expect(ask()).rejects.toThrow('fetch failed');
    expect((await ask()).status).toBe(200);
  });
});

it('gives tests the same answers without a server', async () => {
  const stub = setupServer(...handlers);
  stub.listen({ onUnhandledFrame: 'error' });
  const answer = await fetch('http://venue.test/api/Menu/GetStoreIdFromCode/BEIT', { headers });
  stub.close();
  expect(await answer.json()).toMatchObject({ status: 1, dataenum: { storeId: 101 } });
});
