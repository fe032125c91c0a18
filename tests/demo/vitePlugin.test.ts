import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupServer } from 'msw/node';
import type { PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handlers } from '../../src/demo/server.ts';
import { demoPlugin } from '../../src/demo/vitePlugin.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

let server: Server;
let origin = '';

beforeAll(async () => {
  let answer: Middleware | undefined;
  const preview = { middlewares: { use: (middleware: Middleware) => (answer = middleware) } };
  const hook = demoPlugin().configurePreviewServer;
  if (typeof hook === 'function') {
    await hook.call({} as ThisParameterType<typeof hook>, preview as unknown as PreviewServer);
  }
  server = createServer((request, response) => {
    answer?.(request, response, () => response.writeHead(418).end());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const headers = { tokenKey: 'sufra-public', Cookie: 'world=http' };

describe('over real HTTP', () => {
  it('answers reads, writes and pictures, and sets the anti-forgery cookie', async () => {
    const read = await fetch(`${origin}/api/Menu/GetStoreIdFromCode/BEIT`, { headers });
    expect(read.headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
    expect(await read.json()).toMatchObject({ status: 1, dataenum: { code: 'BEIT' } });
    const write = await fetch(`${origin}/api/TableCart/checkOperationHourForTable`, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ tableCode: 'T12', orderTime: new Date().toISOString() }),
    });
    expect(await write.json()).toMatchObject({ status: 1, dataenum: { isOpen: true } });
    const logo = await fetch(`${origin}/images/BEITS~logo.svg`);
    expect(logo.headers.get('Content-Type')).toContain('image/svg+xml');
  });

  it('leaves the app’s own addresses alone', async () => {
    expect((await fetch(`${origin}/Menu/BEIT`)).status).toBe(418);
  });

  it('breaks the line where an answer is lost', async () => {
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
