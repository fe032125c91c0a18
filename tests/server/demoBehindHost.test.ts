import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DISGUISED, HONEST } from './disguisedAddresses.ts';
import { ask, listen, statusOf, tell } from './rawSocket.ts';
import { startHost, type StartedHost } from './startedHost.ts';

let host: StartedHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const say = (line: string, headers: readonly string[] = []) =>
  tell(host.origin, ask(`${line} HTTP/1.1`, headers));

const LOOK = 'GET /api/Menu/GetStoreIdFromCode/BEIT';
const PUBLIC = 'tokenKey: sufra-public';

describe('an answer of the demo', () => {
  it.each([
    [LOOK, "sandbox; default-src 'none'; frame-ancestors 'none'"],
    ['GET /pay/card/unknown', "frame-ancestors 'none'"],
  ])('to %s has the policy of the host', async (line, policy) => {
    const { text } = await say(line, [PUBLIC]);
    expect(text.toLowerCase()).toContain(`content-security-policy: ${policy}\r\n`);
  });

  it('to a call is never opened as a page', async () => {
    expect(statusOf(await say(LOOK, [PUBLIC, 'Sec-Fetch-Mode: navigate']))).toBe(403);
  });
});

describe('the server behind the host', () => {
  const seen: string[] = [];
  const venue = createServer((request, response) => {
    seen.push(request.url ?? '');
    response.end('done');
  });
  let inFront: StartedHost;
  beforeAll(async () => {
    inFront = await startHost({ API_PROXY: (await listen(venue)).origin });
  });
  afterAll(async () => {
    await inFront.stop();
    venue.close();
  });

  it.each(DISGUISED)('never gets %s, and neither does the demo', async (path) => {
    for (const { origin } of [inFront, host]) {
      const answer = await tell(origin, ask(`GET ${path} HTTP/1.1`, [PUBLIC]));
      expect([origin.href, statusOf(answer)]).toEqual([origin.href, 400]);
    }
    expect(seen).toEqual([]);
  });

  it.each(HONEST)('gets %s', async (path) => {
    seen.length = 0;
    expect(statusOf(await tell(inFront.origin, ask(`GET ${path} HTTP/1.1`)))).toBe(200);
    expect(seen).toEqual([path]);
  });
});

describe('a page of another origin', () => {
  it.each(['/', '/static/a-1234.js', '/api/Menu/GetStoreIdFromCode/BEIT', '/demo'])(
    'cannot read %s',
    async (path) => {
      const asked = await say(`GET ${path}`, [PUBLIC, 'Origin: http://localhost:9999']);
      expect(asked.text).toMatch(/^HTTP\/1\.1 200/);
      expect(asked.text).not.toMatch(/access-control-allow/i);
    },
  );
});
