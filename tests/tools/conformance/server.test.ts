import type { IncomingHttpHeaders } from 'node:http';
import { expect, it } from 'vitest';
import { readOptions } from '../../../src/tools/conformance/options.ts';
import { openServer } from '../../../src/tools/conformance/server.ts';
import { serve } from '../../server/serve.ts';

it.each([
  ['a%2Fb', 'a/b'],
  ['%zz', '%zz'],
  ['%ff', '%ff'],
])('sends a form with the anti-forgery token of the cookie %s', async (cookie, proof) => {
  const heard: IncomingHttpHeaders[] = [];
  const { origin } = await serve((request, response) => {
    heard.push(request.headers);
    response.setHeader('Set-Cookie', `XSRF-TOKEN=${cookie}; Path=/`);
    response.end('{}');
  });
  const server = openServer(readOptions(['--host', origin, '--code', 'BEIT']));
  await server.call({ path: 'x' });
  await server.call({ path: 'x', method: 'POST' });
  expect(heard[1]?.['x-xsrf-token']).toBe(proof);
});
