import { readFile } from 'node:fs/promises';
import { createServer as createSecureServer } from 'node:https';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { checkHost, originIn } from '../../../src/tools/checkHost/checkHost.ts';
import { freePort } from '../../browser/support/ports.ts';
import { listenInTest, serve } from '../../server/serve.ts';
import { selfSigned } from './webServers.ts';

const answers =
  (code: number, headers: Record<string, string> = {}, text = '') =>
  async () =>
    (await serve((_, response) => response.writeHead(code, headers).end(text))).origin;

async function speakOtherwise(): Promise<string> {
  return (await listenInTest(createServer((socket) => socket.end('SSH-2.0\r\n')))).origin;
}

async function serveUntrusted(): Promise<string> {
  const { cert, key } = await selfSigned('localhost');
  const options = { cert: await readFile(cert), key: await readFile(key) };
  const { port } = await listenInTest(createSecureServer(options, (_, response) => response.end()));
  return `https://localhost:${port}`;
}

const UNREACHED: Record<string, [start: () => Promise<string>, sentence: RegExp]> = {
  'nobody listens': [async () => `http://localhost:${await freePort()}`, /: Nothing listens there/],
  'no such name': [() => Promise.resolve('http://order.invalid'), /: No host has this name/],
  'another site': [
    answers(200, { 'content-type': 'text/html' }, '<h1>It works!</h1>'),
    /is not this app/,
  ],
  'sent on': [
    answers(301, { location: 'https://www.order.example/' }),
    /It sends on to https:\/\/www\.order\.example\/: check that address/,
  ],
  'too many': [answers(429), /429, too many requests/],
  'a password': [answers(401), /401: it does not let a stranger in/],
  'an empty folder': [answers(403), /403/],
  broken: [answers(500), /answers 500 instead of the page: does its folder have index\.html\?/],
  'no http at all': [speakOtherwise, /does not speak http at this port/],
  'a certificate of its own': [serveUntrusted, /No phone trusts its certificate/],
  'http at the port of https': [
    async () => (await answers(200)()).replace('http:', 'https:'),
    /does not speak https at this port/,
  ],
};

it.each(Object.entries(UNREACHED))(
  'says in one line why a host cannot be checked: %s',
  async (_, [start, sentence]) => {
    const told = await checkHost(await start()).then(() => 'nothing', String);
    expect(told).toMatch(sentence);
    expect(told.split('\n')).toHaveLength(1);
  },
);

it.each([
  ['', /Name one address/],
  ['order.example', /Name one address/],
  ['ftp://order.example', /Name one address/],
  ['https://order.example/app/', /check https:\/\/order\.example, not/],
])('accepts one origin, and refuses %j', (address, sentence) => {
  expect(() => originIn([address])).toThrow(sentence);
});
