import type { Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleDemo } from '../../src/demo/server.ts';
import { startDemoServer } from '../../src/demo/standalone/server.ts';
import { statusOf, tell } from '../server/rawSocket.ts';
import { serveDemo } from './servedDemo.ts';

let started: { server: Server; origin: string };
let alone: Awaited<ReturnType<typeof startDemoServer>>;
beforeAll(async () => {
  started = await serveDemo();
  alone = await startDemoServer({ port: 0, host: '0.0.0.0' }, handleDemo);
});
afterAll(async () => {
  started.server.close();
  await alone.close();
});

/** Asks both servers of the demo, which must agree. */
async function statusOfBoth(path: string, headers: readonly string[]): Promise<number> {
  const lines = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const statuses = await Promise.all(
    [started.origin, alone.origin].map(async (origin) => {
      const host = new URL(origin.replace('0.0.0.0', '127.0.0.1'));
      const own = lines.map((line) => line.replace('PORT', host.port));
      return statusOf(await tell(host, own.join('\r\n')));
    }),
  );
  expect(new Set(statuses).size).toBe(1);
  return statuses[0] ?? 0;
}

describe.each(['/demo/control', '/demo/state', '/demo/inbox', '/demo/./state', '/demo/state/x'])(
  '%s',
  (path) => {
    it.each([
      ['from a terminal', ['Host: localhost'], 200],
      ['at the address of this computer', ['Host: 127.0.0.1:PORT'], 200],
      ['at its other address', ['Host: [::1]:PORT'], 200],
      ['from its own page', ['Host: localhost:PORT', 'Origin: http://localhost:PORT'], 200],
      ['by hand', ['Host: localhost:PORT', 'Sec-Fetch-Site: none'], 200],
      ['from its own link', ['Host: localhost:PORT', 'Sec-Fetch-Site: same-origin'], 200],
      ['from another port', ['Host: localhost:PORT', 'Origin: http://localhost:1'], 403],
      ['from no origin', ['Host: localhost:PORT', 'Origin: null'], 403],
      ['from a link of this computer', ['Host: localhost:PORT', 'Sec-Fetch-Site: same-site'], 403],
      ['from a link elsewhere', ['Host: localhost:PORT', 'Sec-Fetch-Site: cross-site'], 403],
      ['under a name of others', ['Host: evil.example:PORT'], 403],
      ['under a name like its own', ['Host: localhost.evil.example'], 403],
      ['under an address of the network', ['Host: 192.168.1.5:PORT'], 403],
    ])('%s', async (_, headers, status) => {
      expect(await statusOfBoth(path, headers)).toBe(status);
    });
  },
);

it('refuses other computers, whatever they send', async () => {
  const lan = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal);
  const host = new URL(alone.origin.replace('0.0.0.0', lan?.address ?? '127.0.0.1'));
  const say = async (path: string) =>
    statusOf(
      await tell(host, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
  expect(await say('/demo/state')).toBe(lan ? 403 : 200);
  expect(await say('/images/BEIT~logo.svg')).toBe(200);
});
