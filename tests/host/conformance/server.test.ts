import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { readOptions } from '../../../src/host/conformance/options.ts';
import { openServer } from '../../../src/host/conformance/server.ts';
import { listen } from '../rawSocket.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

it.each([
  ['a%2Fb', 'a/b'],
  ['%zz', '%zz'],
  ['%ff', '%ff'],
])('proves that a form is its own by the cookie %s', async (cookie, proof) => {
  const heard: IncomingHttpHeaders[] = [];
  const venue = createServer((request, response) => {
    heard.push(request.headers);
    response.setHeader('Set-Cookie', `XSRF-TOKEN=${cookie}; Path=/`);
    response.end('{}');
  });
  servers.push(venue);
  const { origin } = await listen(venue);
  const server = openServer(readOptions(['--host', origin, '--code', 'BEIT']));
  await server.call({ path: 'x' });
  await server.call({ path: 'x', method: 'POST' });
  expect(heard[1]?.['x-xsrf-token']).toBe(proof);
});
