import { mkdir, writeFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HEARSAY_HEADERS } from '../../../src/server/hearsay.ts';
import { CALL_POLICY, PAYMENT_POLICY, PICTURE_POLICY } from '../../../src/server/proxy.ts';
import { DISGUISED, HONEST } from '../../server/disguisedAddresses.ts';
import { ask, listen, statusOf, tell } from '../../server/rawSocket.ts';
import { KINDS, openFolder, serveByKit, type Served } from './webServers.ts';

const PAGE =
  '<!doctype html><head><script type="application/json" id="app-config">{}</script></head>';

describe.each(KINDS)("the venue's server behind %s", (kind) => {
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  const venue = createServer((request, response) => {
    seen.push({ url: request.url ?? '', headers: request.headers });
    response.end('done');
  });
  let host = new URL('http://localhost');
  let served: Served;
  beforeAll(async () => {
    const build = await openFolder();
    await mkdir(join(build, 'static'));
    await writeFile(join(build, 'index.html'), PAGE);
    served = await serveByKit(kind, build, ['--server', (await listen(venue)).origin]);
    host = new URL(`http://127.0.0.1:${served.port}`);
  });
  afterAll(async () => {
    await served.stop();
    venue.close();
  });
  beforeEach(() => {
    seen.length = 0;
  });

  it.each(DISGUISED)('does not receive %s', async (path) => {
    const answer = await tell(host, ask(`GET ${path} HTTP/1.1`));
    expect(seen).toEqual([]);
    expect(statusOf(answer)).toBe(400);
  });

  it.each(HONEST)('receives %s', async (path) => {
    expect(statusOf(await tell(host, ask(`GET ${path} HTTP/1.1`)))).toBe(200);
    expect(seen.map(({ url }) => url)).toEqual([path]);
  });

  it('receives no protocol upgrade', async () => {
    const request = ['GET /api/x HTTP/1.1', 'Host: localhost', 'Connection: Upgrade, close'];
    await tell(host, [...request, 'Upgrade: h2c', '', ''].join('\r\n'));
    expect(seen.filter(({ headers }) => headers.upgrade !== undefined)).toEqual([]);
  });

  it('answers no call with a document of the app', async () => {
    for (const path of ['/api/x', '/api?page=1']) {
      const { text } = await tell(host, ask(`GET ${path} HTTP/1.1`));
      expect(text).toMatch(new RegExp(`policy: ${CALL_POLICY}\r\n`, 'i'));
    }
  });

  it.each([
    ['/api', 403, undefined],
    ['/api/x', 403, undefined],
    ['/api?page=1', 403, undefined],
    ['/images', 200, PICTURE_POLICY],
    ['/images?x', 200, PICTURE_POLICY],
    ['/pay', 200, PAYMENT_POLICY],
    ['/pay/x', 200, PAYMENT_POLICY],
  ])(
    'answers %s, opened as a page, by the rules of its folder: %i',
    async (path, status, policy) => {
      const answer = await tell(host, ask(`GET ${path} HTTP/1.1`, ['Sec-Fetch-Mode: navigate']));
      expect(statusOf(answer)).toBe(status);
      expect(seen).toHaveLength(status === 200 ? 1 : 0);
      if (policy) expect(answer.text).toMatch(new RegExp(`policy: ${policy}\r\n`, 'i'));
    },
  );

  it('receives no forwarding header of a phone', async () => {
    const names = [...HEARSAY_HEADERS, 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'];
    const spelled = names.flatMap((name) => [
      name,
      name.replaceAll('-', '_'),
      name.replace('-', '_'),
    ]);
    const forged = [...spelled, ...(kind === 'caddy' ? ['X-Forwarded-Foo'] : [])].map(
      (name) => `${name}: forged`,
    );
    await tell(host, ask('GET /api/x HTTP/1.1', forged));
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('forged');
    expect(seen[0]?.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'localhost',
      'x-forwarded-proto': 'http',
    });
  });
});
