import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDemoServer } from '../../../src/demo/standalone/server.ts';
import { handleDemo } from '../../../src/demo/server.ts';
import { checkHost } from '../../../src/host/check/checkHost.ts';
import { OTHER_FAULTS } from './otherFaults.ts';
import { PAGE_FAULTS } from './pageFaults.ts';
import { settings } from './spoils.ts';
import { spoiled } from './spoiled.ts';
import { freePort } from '../../browser/support/ports.ts';
import { copyOfBuild, kitFor, KINDS, startWebServer, type WebServer } from './webServers.ts';

let build = '';
let origin = '';
let server: WebServer;
let demo: { origin: string; close: () => Promise<void> };
beforeAll(async () => {
  demo = await startDemoServer({ port: 0, host: '127.0.0.1' }, handleDemo);
  build = await copyOfBuild();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  const [kind = 'nginx'] = KINDS;
  const file = await kitFor(kind, build, ['--port', String(port), '--server', demo.origin]);
  server = await startWebServer(kind, [file], port);
});
afterAll(async () => {
  await server.stop();
  await demo.close();
  await rm(build, { recursive: true });
});

it.each([...PAGE_FAULTS, ...OTHER_FAULTS])(
  'names it, and nothing besides: %s',
  async (_, spoil, check, sentence) => {
    const host = await spoiled(origin, spoil);
    try {
      const found = await checkHost(host.origin);
      const wrong = found.filter(({ isAdvice, sentences }) => !isAdvice && sentences.length > 0);
      expect(wrong.map(({ check: name }) => name)).toEqual([check]);
      expect(wrong[0]?.sentences.join('\n')).toMatch(sentence);
    } finally {
      await host.close();
    }
  },
);

it('names a server that is no origin', async () => {
  const host = await spoiled(
    origin,
    settings((html) => html.replace('"host":""', '"host":"https://api.example/v2"')),
  );
  const found = await checkHost(host.origin);
  await host.close();
  expect(found.flatMap(({ sentences }) => sentences)).toContain(
    'host is https://api.example/v2: it must be an origin such as https://api.example.',
  );
});

it('finds nothing where nothing is spoiled', async () => {
  const host = await spoiled(origin, () => undefined);
  const found = await checkHost(host.origin);
  await host.close();
  expect(found.filter(({ isAdvice }) => !isAdvice).flatMap(({ sentences }) => sentences)).toEqual(
    [],
  );
});
