import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkHost, originIn } from '../../../src/host/check/checkHost.ts';
import { listen } from '../../host/rawSocket.ts';
import { freePort } from '../../browser/support/ports.ts';
import { selfSigned } from './webServers.ts';

const answers = (code: number, headers: Record<string, string>, text: string) => async () => {
  const { server: http, origin: here } = await listenTo(
    createHttpServer((_, response) => response.writeHead(code, headers).end(text)),
  );
  return { here, close: () => http.close() };
};

async function listenTo(http: ReturnType<typeof createHttpServer>) {
  const { origin: here } = await listen(http);
  return { server: http, origin: here };
}

const UNREACHED: readonly [
  why: string,
  start: () => Promise<{ here: string; close: () => unknown }>,
  sentence: RegExp,
][] = [
  [
    'nobody listens',
    async () => ({ here: `http://localhost:${await freePort()}`, close: () => 0 }),
    /: Nothing listens there/,
  ],
  [
    'no such name',
    async () => ({ here: 'http://order.invalid', close: () => 0 }),
    /: No host has this name/,
  ],
  [
    'another site',
    answers(200, { 'content-type': 'text/html' }, '<h1>It works!</h1>'),
    /is not this app/,
  ],
  [
    'sent on',
    answers(301, { location: 'https://www.order.example/' }, ''),
    /It sends on to https:\/\/www\.order\.example\/: check that address/,
  ],
  ['too many', answers(429, {}, ''), /429, too many requests/],
  ['a password', answers(401, {}, ''), /401: it does not let a stranger in/],
  ['an empty folder', answers(403, {}, ''), /403/],
  [
    'broken',
    answers(500, {}, ''),
    /answers 500 instead of the page: does its folder have index\.html\?/,
  ],
  [
    'no http at all',
    async () => {
      const tcp = createServer((socket) => socket.end('SSH-2.0\r\n')).listen(0, '127.0.0.1');
      await once(tcp, 'listening');
      const address = tcp.address();
      const port = typeof address === 'object' ? address?.port : 0;
      return { here: `http://127.0.0.1:${port}`, close: () => tcp.close() };
    },
    /does not speak http at this port/,
  ],
  [
    'a certificate of its own',
    async () => {
      const { cert, key } = await selfSigned('localhost');
      const options = { cert: await readFile(cert), key: await readFile(key) };
      const https = createSecureServer(options, (_, response) => response.end());
      https.listen(0, '127.0.0.1');
      await once(https, 'listening');
      const address = https.address();
      const port = typeof address === 'object' ? address?.port : 0;
      return { here: `https://localhost:${port}`, close: () => https.close() };
    },
    /No phone trusts its certificate/,
  ],
  [
    'http at the port of https',
    async () => {
      const { here, close } = await answers(200, {}, '')();
      return { here: here.replace('http:', 'https:'), close };
    },
    /does not speak https at this port/,
  ],
];

it.each(UNREACHED)(
  'says in one line why a host cannot be looked at: %s',
  async (_, start, sentence) => {
    const { here, close } = await start();
    const told = await checkHost(here).then(
      () => 'nothing',
      (error: unknown) => String(error),
    );
    close();
    expect(told).toMatch(sentence);
    expect(told.split('\n')).toHaveLength(1);
  },
);

it.each([
  ['', /Name one address/],
  ['order.example', /Name one address/],
  ['ftp://order.example', /Name one address/],
  ['https://order.example/app/', /check https:\/\/order\.example, not/],
])('takes one origin, and not %j', (address, sentence) => {
  expect(() => originIn([address])).toThrow(sentence);
});
