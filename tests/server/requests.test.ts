import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, statusOf, tell, type Told } from './rawSocket.ts';
import { SECRET, startHost, type StartedHost } from './startedHost.ts';

let host: StartedHost;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.stop());

const CRLF = '\r\n';
const PUBLIC = 'tokenKey: sufra-public';
const JSON_TYPE = 'Content-Type: application/json';
const POST = 'POST /api/TableCart HTTP/1.1';
const LOOK = 'GET /api/Menu/GetStoreIdFromCode/BEIT HTTP/1.1';

const say = (line: string, headers: readonly string[] = [], body = '') =>
  tell(host.origin, ask(line, headers, body));

/** Expects that no answer contains secrets of the host's machine. */
function expectClean({ text, isClosed }: Told): void {
  expect(isClosed).toBe(true);
  expect(text).not.toContain(SECRET);
  expect(text).not.toMatch(/node_modules|file:\/\/|\bat \w+ \(|Error:/);
}

/** Expects that the app's page has its policy. */
function expectGuarded({ text }: Told): void {
  if (text.includes('the page')) expect(text).toContain('Content-Security-Policy');
}

afterEach(async () => {
  const after = await say('GET / HTTP/1.1');
  expect(statusOf(after)).toBe(200);
  expect(after.text).toContain('the page');
  expect(host.isRunning()).toBe(true);
});

describe('a request whose end two servers could read differently', () => {
  const chunks = ['5', 'hello', '0', '', ''].join(CRLF);
  /** Refused by its head, or by its body if that has arrived too. */
  const EITHER = [400, 411];
  it.each([
    ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked'], chunks, [400]],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 4'], chunks, [400]],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 3'], '{} ', [400]],
    ['chunks', ['Transfer-Encoding: chunked'], chunks, [411]],
    ['an unknown encoding', ['Transfer-Encoding: xchunked'], chunks, EITHER],
    ['chunks in two lines', ['Transfer-Encoding: chunked', 'Transfer-Encoding: x'], chunks, [400]],
    ['a blank before the colon', ['Transfer-Encoding : chunked'], chunks, [400]],
    ['a chunk of no number', ['Transfer-Encoding: chunked'], `zz${CRLF}{}${CRLF}0${CRLF}`, EITHER],
    ['a folded line', ['X-A: a', ' Transfer-Encoding: chunked'], '', [400]],
  ])('%s is refused', async (_, headers, body, statuses) => {
    const answer = await say(POST, [PUBLIC, JSON_TYPE, ...headers], body);
    expect(answer.text.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
    expect(statuses).toContain(statusOf(answer));
    expectClean(answer);
  });

  it.each([
    ['lines that end without a return', `${LOOK}\nHost: localhost\nConnection: close\n\n`],
    ['a greeting of TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'],
    ['an unknown method', `FETCH / HTTP/1.1${CRLF}Host: localhost${CRLF}${CRLF}`],
  ])('%s is not a valid request', async (_, bytes) => {
    const answer = await tell(host.origin, bytes);
    expect(statusOf(answer)).toBe(400);
    expectClean(answer);
  });

  it.each(['GET', 'HEAD'])('a %s with a body is refused', async (method) => {
    const answer = await say(LOOK.replace('GET', method), [PUBLIC, 'Content-Length: 5'], 'hello');
    expect(statusOf(answer)).toBe(400);
    expectClean(answer);
  });

  it('is never hidden in the body of another', async () => {
    const hidden = ask('GET /demo/state HTTP/1.1');
    const answer = await say(POST, [PUBLIC, JSON_TYPE, `Content-Length: ${hidden.length}`], hidden);
    expect(statusOf(answer)).toBe(400);
    expect(answer.text.match(/^HTTP\/1\.1/gm)).toHaveLength(1);
    expect(answer.text).not.toContain('"orders"');
  });
});

describe('the target of a request', () => {
  it.each([
    ['a full address', 'http://localhost/secret.json'],
    ['two slashes', '//evil.example/api/x'],
    ['a backslash', '/\\evil.example/api/x'],
    ['a folder outside', '/../secret.js'],
    ['a folder outside the files', '/static/../../secret.js'],
    ['a folder outside behind a hidden backslash', '/static/..%5c..%5csecret.js'],
    ['a file behind a zero byte', '/secret.js%00.png'],
    ['a file of unknown kind', '/secret.env'],
    ['a hidden file', '/.hidden/list.json'],
    ['a script of another build', '/static/gone-1234.js'],
    ['words of another language', '/assets/i18n/FR.json'],
    ['a file under a name of its own', '/%73w.js'],
    ['a file behind empty folders', '/static//a-1234.js'],
    ['a hidden picture outside', '/images/%2e%2e%2f%2e%2e%2fsecret.js'],
    ['a picture in broken letters', '/images/%ff'],
    ['a call in broken letters', '/api/Menu/GetStoreIdFromCode/%ff'],
    ['a call through a folder', '/x/../api/Menu/GetStoreIdFromCode/BEIT'],
    ['a call through a hidden folder', '/x/%2e%2e/api/Menu/GetStoreIdFromCode/BEIT'],
    ['a tile in broken letters', '/demo/tiles/%ff/1/1.svg'],
  ])('%s is not found', async (_, target) => {
    const answer = await say(`GET ${target} HTTP/1.1`, [PUBLIC]);
    expect([400, 404]).toContain(statusOf(answer));
    expectClean(answer);
  });

  it.each([
    ['of an odd venue', '/Menu/%2e%2e%2f%00', 'the page'],
    ['of a file without a kind', '/_headers', 'the page'],
    ['that is long', `/Menu/${'a'.repeat(12_000)}`, 'the page'],
  ])('an address %s is read in one way only', async (_, target, part) => {
    const answer = await say(`GET ${target} HTTP/1.1`, [PUBLIC]);
    expect(statusOf(answer)).toBe(200);
    expect(answer.text).toContain(part);
    expectGuarded(answer);
    expectClean(answer);
  });

  it.each([
    ['a target', ask(`GET /Menu/${'a'.repeat(70_000)} HTTP/1.1`)],
    ['a header', ask('GET / HTTP/1.1', [`X-Long: ${'a'.repeat(70_000)}`])],
    ['a list of headers', ask('GET / HTTP/1.1', Array<string>(4000).fill('X: 1'))],
  ])('%s has a maximum length', async (_, bytes) => {
    const answer = await tell(host.origin, bytes);
    expect([0, 431]).toContain(statusOf(answer));
    expectClean(answer);
  });

  it.each([
    ['TRACE', '/api/Menu/GetStoreIdFromCode/BEIT', 405],
    ['TRACE', '/', 405],
    ['QUERY', '/api/Menu/GetStoreIdFromCode/BEIT', 405],
    ['PUT', '/static/a-1234.js', 404],
    ['POST', '/Menu/BEIT', 404],
    ['DELETE', '/api/Menu/GetStoreIdFromCode/BEIT', 404],
  ])('%s %s is refused', async (method, target, status) => {
    const answer = await say(`${method} ${target} HTTP/1.1`, [PUBLIC, 'Content-Length: 0']);
    expect(statusOf(answer)).toBe(status);
    expectClean(answer);
  });

  it('opens no tunnel to other machines', async () => {
    const answer = await tell(
      host.origin,
      `CONNECT evil.example:80 HTTP/1.1${CRLF}Host: x${CRLF}${CRLF}`,
    );
    expect(answer.text).toBe('');
    expect(answer.isClosed).toBe(true);
  });
});

describe('the host in a request', () => {
  it.each([
    ['none', [], 400],
    ['two', ['Host: localhost', 'Host: evil.example'], 400],
    ['a foreign one', ['Host: evil.example'], 403],
    ['an empty one', ['Host: '], 403],
    ['a path', ['Host: localhost/evil?x#'], 403],
  ])('must not be %s', async (_, hosts, status) => {
    const lines = ['GET /demo/state HTTP/1.1', ...hosts, 'Connection: close', '', ''];
    const answer = await tell(host.origin, lines.join(CRLF));
    expect(statusOf(answer)).toBe(status);
    expect(answer.text).not.toContain('"orders"');
    expectClean(answer);
  });
});

describe('other headers of a browser', () => {
  it.each([
    ['a range', ['Range: bytes=0-1']],
    ['a thousand ranges', [`Range: bytes=5-1,${'0-9,'.repeat(900)}`]],
    ['a copy of another time', ['If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT']],
    ['the tag of another version', ['If-Match: "x"', 'If-None-Match: "y"']],
    ['no acceptable encoding', ['Accept-Encoding: *;q=0']],
    ['an upgrade', ['Upgrade: websocket', 'Sec-WebSocket-Key: x']],
  ])('%s: the browser gets the whole page under its policy', async (_, headers) => {
    const answer = await say('GET /index.html HTTP/1.1', headers);
    expect(statusOf(answer)).toBe(200);
    expect(answer.text).toContain('the page');
    expect(answer.text).toMatch(/^cache-control: no-cache\r$/im);
    expectGuarded(answer);
  });

  it('the tag of this very version: the browser gets a 304', async () => {
    const [, tag = ''] = /^etag: (.+)\r$/im.exec((await say('GET / HTTP/1.1')).text) ?? [];
    const answer = await say('GET / HTTP/1.1', [`If-None-Match: ${tag}`]);
    expect(statusOf(answer)).toBe(304);
    expect(answer.text).toContain('Content-Security-Policy');
    expect(answer.text).not.toContain('the page');
  });

  it.each(['/', '/static/a-1234.js', '/api/Menu/GetStoreIdFromCode/BEIT'])(
    'HEAD %s: the browser gets only the head',
    async (target) => {
      const answer = await say(`HEAD ${target} HTTP/1.1`, [PUBLIC]);
      expect(statusOf(answer)).toBe(200);
      expect(answer.text.split(`${CRLF}${CRLF}`)[1]).toBe('');
    },
  );

  it('Expect: the browser is told to send its body', async () => {
    const waiting = [PUBLIC, JSON_TYPE, 'Expect: 100-continue', 'Content-Length: 2'];
    const answer = await say(POST, waiting, '{}');
    expect(answer.text).toMatch(/^HTTP\/1\.1 100 Continue/);
    expect(statusOf(answer)).toBe(400);
    const odd = await say(POST, [PUBLIC, 'Expect: magic', 'Content-Length: 2'], '{}');
    expect(statusOf(odd)).toBe(417);
  });

  it.each([
    ['a world in broken letters', 'Cookie: world=%ff'],
    ['a world called like a part of the language', 'Cookie: world=__proto__'],
    ['cookies without an end', `Cookie: ${'a=1; '.repeat(1500)}`],
    ['a cookie without a name', 'Cookie: =; ;;world'],
  ])('%s', async (_, cookie) => {
    const answer = await say(LOOK, [PUBLIC, cookie]);
    expect(statusOf(answer)).toBe(200);
    expect(answer.text).toContain('"code":"BEIT"');
  });

  it('a hundred requests at once on one connection: each is answered in turn', async () => {
    const line = (index: number) =>
      [`GET /Menu/${index} HTTP/1.1`, 'Host: localhost', '', ''].join(CRLF);
    const many = Array.from({ length: 99 }, (_, index) => line(index)).join('');
    const answer = await tell(host.origin, many + ask(LOOK, [PUBLIC]));
    expect(answer.text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(100);
    expect(answer.text.lastIndexOf('the page')).toBeLessThan(answer.text.indexOf('"code":"BEIT"'));
  });

  it.each([
    ['null', 'null'],
    ['a text', '"closeStore"'],
    ['a list', '[{"action":"reset"}]'],
    ['no such action', '{"action":"__proto__"}'],
    ['half', '{"action":'],
  ])('%s to the control page: it is refused', async (_, body) => {
    const headers = [JSON_TYPE, `Content-Length: ${body.length}`];
    const answer = await say('POST /demo/control HTTP/1.1', headers, body);
    expect(statusOf(answer)).toBe(400);
    expectClean(answer);
  });
});

describe('an address with a page of its own', () => {
  it.each([
    ['/Delivery/BEIT', true],
    ['/Delivery/BEIT/', true],
    ['/Delivery/BEIT?backUrl=x', true],
    ['/Delivery/BEIT/Menu', false],
    ['/Delivery', false],
    ['/Delivery/%42EIT', false],
  ])('%s', async (path, isOwn) => {
    const answer = await say(`GET ${path} HTTP/1.1`);
    expectClean(answer);
    expectGuarded(answer);
    expect(statusOf(answer)).toBe(200);
    expect(answer.text.includes('the page of BEIT')).toBe(isOwn);
  });
});
