import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, statusOf, tell } from './rawSocket.ts';
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

describe('a page of another origin', () => {
  it.each(['/', '/static/a-1234.js', '/api/Menu/GetStoreIdFromCode/BEIT', '/demo'])(
    'reads nothing of %s',
    async (path) => {
      const asked = await say(`GET ${path}`, [PUBLIC, 'Origin: http://localhost:9999']);
      expect(asked.text).toMatch(/^HTTP\/1\.1 200/);
      expect(asked.text).not.toMatch(/access-control-allow/i);
    },
  );
});
