import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { HEARSAY_HEADERS } from '../../src/server/hearsay.ts';
import { passOn } from '../../src/server/proxy.ts';
import { DISGUISED, HONEST } from './disguisedAddresses.ts';
import { freePort } from '../browser/support/ports.ts';
import { ask, statusOf, tell } from './rawSocket.ts';
import { serve } from './serve.ts';

/** Only the proxy, in front of `target`. */
const front = (target: URL) => serve((request, response) => passOn(target, request, response));

interface Seen {
  line: string;
  headers: IncomingHttpHeaders;
  body: string;
  connection: number | undefined;
}

/** The proxy in front of a venue's server that records its requests. */
async function inFront(answerHeaders: Record<string, string | string[]> = {}) {
  const seen: Seen[] = [];
  const target = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push({
        line: `${request.method} ${request.url}`,
        headers: request.headers,
        body,
        connection: request.socket.remotePort,
      });
      response.writeHead(201, answerHeaders);
      response.end('done');
    });
  });
  return { host: await front(target), seen };
}

describe("the venue's server behind the app", () => {
  it('gets the request unchanged, and its answer is returned', async () => {
    const { host, seen } = await inFront({ 'set-cookie': ['a=1', 'b=2'], 'x-own': 'yes' });
    const answer = await fetch(new URL('/api/TableCart/%D9%85%2F%25?x=1', host), {
      method: 'POST',
      headers: { tokenKey: 'k' },
      body: 'مرحبا',
    });
    expect(seen).toMatchObject([
      { line: 'POST /api/TableCart/%D9%85%2F%25?x=1', headers: { tokenkey: 'k' }, body: 'مرحبا' },
    ]);
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('x-own')).toBe('yes');
    expect(await answer.text()).toBe('done');
  });

  it.each([
    ['another host', (other: URL) => `GET //${other.host}/api/x HTTP/1.1`],
    ['another host behind a backslash', (other: URL) => `GET /\\${other.host}/api/x HTTP/1.1`],
    ['another host in full', (other: URL) => `GET ${other.origin}/api/x HTTP/1.1`],
    ['addresses outside its paths', () => 'GET /demo/control HTTP/1.1'],
    ['broken letters', () => 'GET /api/%ff HTTP/1.1'],
    ['everything', () => 'OPTIONS * HTTP/1.1'],
    ['a way through', (other: URL) => `TRACE /api/x HTTP/1.1\r\nX-Other: ${other.host}`],
  ])('never gets %s', async (_, lineFor) => {
    const { host, seen } = await inFront();
    const other = await inFront();
    const answer = await tell(host, ask(lineFor(other.host)));
    expect([seen, other.seen]).toEqual([[], []]);
    expect([400, 404, 405]).toContain(statusOf(answer));
    expect(answer.text).toContain('Content-Type: text/plain');
  });

  it.each(DISGUISED)('never gets the disguised address %s', async (path) => {
    const { host, seen } = await inFront();
    expect(statusOf(await tell(host, ask(`GET ${path} HTTP/1.1`)))).toBe(400);
    expect(seen).toEqual([]);
  });

  it.each(HONEST)('gets %s', async (path) => {
    const { host, seen } = await inFront();
    await tell(host, ask(`GET ${path} HTTP/1.1`));
    expect(seen.map(({ line }) => line)).toEqual([`GET ${path}`]);
  });

  it("gets no phone's claim about its own address", async () => {
    const { host, seen } = await inFront();
    const forged = HEARSAY_HEADERS.map((name) => `${name}: forged`);
    await tell(host, ask('GET /api/x HTTP/1.1', forged));
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('forged');
  });

  const SMUGGLED =
    'POST /api/TableCart HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\ntokenKey: stolen\r\n\r\nhello';
  const CHUNKED = `${SMUGGLED.length.toString(16)}\r\n${SMUGGLED}\r\n0\r\n\r\n`;

  it.each([
    ['GET', 'counted', [`Content-Length: ${SMUGGLED.length}`], SMUGGLED, 400],
    ['GET', 'chunked', ['Transfer-Encoding: chunked'], CHUNKED, 411],
    ['HEAD', 'chunked', ['Transfer-Encoding: chunked'], CHUNKED, 411],
    ['DELETE', 'chunked', ['Transfer-Encoding: chunked'], CHUNKED, 411],
    ['POST', 'chunked', ['Transfer-Encoding: chunked'], CHUNKED, 411],
    ['OPTIONS', 'chunked', ['Transfer-Encoding: chunked'], CHUNKED, 411],
  ])('never gets a %s with a %s body', async (method, _, headers, body, status) => {
    const { host, seen } = await inFront();
    const answer = await tell(host, ask(`${method} /api/x HTTP/1.1`, headers, body));
    expect(statusOf(answer)).toBe(status);
    expect(seen).toEqual([]);
  });

  it.each(['DELETE', 'POST', 'OPTIONS'])(
    'gets the body of a %s as a body, even if it looks like a request',
    async (method) => {
      const headers = [`Content-Length: ${SMUGGLED.length}`];
      const { host, seen } = await inFront();
      const answer = await tell(host, ask(`${method} /api/x HTTP/1.1`, headers, SMUGGLED));
      expect(statusOf(answer)).toBe(201);
      expect(seen.map(({ line, body: read }) => [line, read])).toEqual([
        [`${method} /api/x`, SMUGGLED],
      ]);
    },
  );

  it.each([
    ['two lengths', ['Content-Length: 3', 'Content-Length: 30'], 'abc', 400],
    ['a length and chunks', ['Content-Length: 3', 'Transfer-Encoding: chunked'], CHUNKED, 400],
    ['another encoding', ['Transfer-Encoding: gzip, chunked'], CHUNKED, 411],
  ])('never gets a body with %s', async (_, headers, body, status) => {
    const { host, seen } = await inFront();
    expect(statusOf(await tell(host, ask('POST /api/x HTTP/1.1', headers, body)))).toBe(status);
    expect(seen).toEqual([]);
  });

  it("never gets another phone's request on the connection of a body", async () => {
    const { host, seen } = await inFront();
    for (const method of ['POST', 'DELETE', 'GET', 'POST']) {
      const body = method === 'GET' ? '' : 'abc';
      const headers = method === 'GET' ? [] : ['Content-Length: 3'];
      await tell(host, ask(`${method} /api/x HTTP/1.1`, headers, body));
    }
    expect(new Set(seen.map(({ connection }) => connection)).size).toBe(4);
    expect(seen.map(({ headers }) => headers.connection)).toEqual([
      'close',
      'close',
      'keep-alive',
      'close',
    ]);
  });

  it("gets no hop-by-hop header, and only the proxy's own forwarding headers", async () => {
    const { host, seen } = await inFront();
    await tell(
      host,
      [
        'GET /api/x HTTP/1.1',
        'Host: app.example:4173',
        'Connection: close, X-Private, tokenKey-Copy',
        'X-Private: 1',
        'tokenKey-Copy: 2',
        'Keep-Alive: timeout=5',
        'Proxy-Authorization: Basic x',
        'Proxy-Connection: keep-alive',
        'TE: trailers',
        'Trailer: Expires',
        'Upgrade: h2c',
        'Forwarded: for=1.2.3.4',
        'X-Forwarded-For: 1.2.3.4',
        'X_Forwarded_For: 1.2.3.4',
        'X-Forwarded-Proto: https',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Prefix: /evil',
        'X-Real-IP: 1.2.3.4',
        'Via: 1.1 evil',
        'tokenKey: k',
        '',
        '',
      ].join('\r\n'),
    );
    expect(seen[0]?.headers).toEqual({
      host: seen[0]?.headers.host,
      connection: 'keep-alive',
      tokenkey: 'k',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': 'app.example:4173',
      'x-forwarded-proto': 'http',
    });
    expect(seen[0]?.headers.host).toMatch(/^127\.0\.0\.1:\d+$/);
  });

  it('returns no hop-by-hop header', async () => {
    const target = await serve((_, response) => {
      response.writeHead(200, {
        Connection: 'close, X-Private',
        'X-Private': '1',
        'Keep-Alive': 'timeout=5',
        'Proxy-Authenticate': 'Basic',
        Trailer: 'Expires',
        Upgrade: 'h2c',
        'X-Own': 'yes',
      });
      response.end('done');
    });
    const { headers } = await fetch(new URL('/api/x', await front(target)));
    expect(headers.get('x-own')).toBe('yes');
    for (const name of ['x-private', 'proxy-authenticate', 'trailer', 'upgrade']) {
      expect(headers.has(name), name).toBe(false);
    }
  });

  const CALLS = "sandbox; default-src 'none'; frame-ancestors 'none'";

  it.each([
    ['/images/a.svg', undefined, "sandbox; default-src 'none'"],
    ['/images/a.svg', 'default-src *', "sandbox; default-src 'none'"],
    ['/api/x', undefined, CALLS],
    ['/api/x', 'default-src *', `default-src *, ${CALLS}`],
    ['/pay/x', undefined, "frame-ancestors 'none'"],
    ['/pay/x', 'default-src *', "default-src *, frame-ancestors 'none'"],
  ])('answers %s (%s) under the policy of this host', async (path, own, policy) => {
    const headers: Record<string, string> = { 'Content-Type': 'image/svg+xml' };
    if (own) headers['Content-Security-Policy'] = own;
    const answer = await fetch(new URL(path, (await inFront(headers)).host));
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(policy);
  });

  it.each([
    ['/api/x', 'Sec-Fetch-Mode: navigate', 403],
    ['/api/x', 'Sec-Fetch-Dest: document', 403],
    ['/api/x', 'Sec-Fetch-Dest: iframe', 403],
    ['/api/x', 'Sec-Fetch-Dest: object', 403],
    ['/api/x', 'Sec-Fetch-Dest: empty', 201],
    ['/pay/x', 'Sec-Fetch-Mode: navigate', 201],
    ['/images/x', 'Sec-Fetch-Dest: document', 201],
  ])('gets %s with %s: %i', async (path, header, status) => {
    const { host, seen } = await inFront();
    expect(statusOf(await tell(host, ask(`GET ${path} HTTP/1.1`, [header])))).toBe(status);
    expect(seen).toHaveLength(status === 201 ? 1 : 0);
  });

  it('may be unreachable', async () => {
    const nobody = new URL(`http://127.0.0.1:${await freePort()}`);
    const answer = await fetch(new URL('/api/x', await front(nobody)));
    expect(answer.status).toBe(502);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(await answer.text()).toBe("The venue's server does not answer.");
  });
});
