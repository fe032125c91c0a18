import { createServer } from 'node:http';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, type TestContext } from 'vitest';
import { boundConnections, boundsFrom, countRequests } from '../../src/server/bounds.ts';
import { ask, listen, statusOf, tell } from './rawSocket.ts';
import { startHost, type StartedHost } from './startedHost.ts';

const CRLF = '\r\n';
const MEGABYTE = 1024 * 1024;

describe('the requests of an address', () => {
  const bounds = { ...boundsFrom({}), perSecond: 10, atOnce: 20 };

  it('may come in a burst, and then at their rate', () => {
    const secondsToWait = countRequests(bounds);
    const refusedOf = (count: number, atMs: number) =>
      Array.from({ length: count }, () => secondsToWait('a', atMs)).filter(Boolean);
    expect(refusedOf(20, 0)).toEqual([]);
    expect(refusedOf(2, 0)).toEqual([1, 1]);
    expect(refusedOf(12, 1000)).toEqual([1, 1]);
    expect(secondsToWait('b', 1000)).toBe(0);
    expect(refusedOf(20, 60_000)).toEqual([]);
  });

  it('wait as long as it takes', () => {
    const secondsToWait = countRequests({ ...bounds, perSecond: 0.125, atOnce: 1 });
    expect([0, 0, 4000, 8000].map((ms) => secondsToWait('a', ms))).toEqual([0, 8, 4, 0]);
  });

  it('are enough for a thousand phones behind one address that open the app within ten seconds', () => {
    const secondsToWait = countRequests(boundsFrom({}));
    const waits = new Set<number>();
    for (let count = 0; count < 40_000; count += 1) waits.add(secondsToWait('hall', count / 4));
    expect([...waits]).toEqual([0]);
  });

  it('are as many as the command says', () => {
    expect(boundsFrom({ REQUESTS_PER_SECOND: '7' })).toMatchObject({ perSecond: 7, atOnce: 105 });
    for (const odd of ['', 'many', '-1', '0']) {
      expect(boundsFrom({ REQUESTS_PER_SECOND: odd })).toEqual(boundsFrom({}));
    }
  });
});

describe('the host of npm start', () => {
  let host: StartedHost;
  beforeAll(async () => {
    host = await startHost({ REQUESTS_PER_SECOND: '20' });
  });
  afterAll(() => host.stop());

  const upload = (headers: readonly string[], body: string) =>
    tell(
      host.origin,
      ask(
        'POST /api/RateAndReview/FileUpload HTTP/1.1',
        ['tokenKey: sufra-public', ...headers],
        body,
      ),
    );
  const form = (bytes: number) =>
    [
      '--x',
      'Content-Disposition: form-data; name="file"; filename="a.jpg"',
      'Content-Type: image/jpeg',
      '',
      'a'.repeat(bytes),
      '--x--',
      '',
    ].join(CRLF);

  it('accepts a photo of 8 MB, and no larger one', async () => {
    const send = (bytes: number) => {
      const body = form(bytes);
      const type = 'Content-Type: multipart/form-data; boundary=x';
      return upload([type, `Content-Length: ${body.length}`], body);
    };
    expect((await send(8 * MEGABYTE)).text).toContain('"status":1');
    expect(statusOf(await send(8 * MEGABYTE + 1))).toBe(413);
    // The rest of the body is under way at the answer, which must not be lost with the connection.
    expect(statusOf(await send(12 * MEGABYTE))).toBe(413);
  });

  it('refuses a body by its length, before it arrives', async () => {
    const answer = await upload(['Content-Length: 99999999999999'], '');
    expect(statusOf(answer)).toBe(413);
    expect(answer.isClosed).toBe(true);
  });

  it('refuses an order larger than any real one', async () => {
    const body = JSON.stringify({ note: 'a'.repeat(MEGABYTE) });
    const headers = ['tokenKey: sufra-public', 'Content-Type: application/json'];
    const answer = await tell(
      host.origin,
      ask('POST /api/TableCart HTTP/1.1', [...headers, `Content-Length: ${body.length}`], body),
    );
    expect(statusOf(answer)).toBe(413);
  });

  it('makes an address with too many requests wait, and then continue', async () => {
    const line = `GET / HTTP/1.1${CRLF}Host: localhost${CRLF}${CRLF}`;
    const answer = await tell(host.origin, line.repeat(400));
    expect(answer.text.match(/HTTP\/1\.1 200/g)?.length).toBeGreaterThan(100);
    expect(statusOf(answer)).toBe(429);
    expect(answer.isClosed).toBe(true);
    const [, seconds] = /^Retry-After: (\d+)\r$/m.exec(answer.text) ?? [];
    expect(seconds).toBe('1');
    await expect
      .poll(async () => statusOf(await tell(host.origin, ask('GET / HTTP/1.1'))))
      .toBe(200);
    expect(host.isRunning()).toBe(true);
  });
});

// Each test waits for a time limit, so they run together.
describe.concurrent('a connection', () => {
  const SHORT = {
    ...boundsFrom({}),
    headersMs: 300,
    requestMs: 600,
    restingMs: 300,
    stalledMs: 900,
    connections: 3,
  };
  const LARGE = Buffer.alloc(50 * MEGABYTE);

  /** Reads each body, and answers with more than the buffers of a connection hold. */
  async function serve({ onTestFinished }: TestContext) {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () => response.end(request.url === '/large' ? LARGE : 'done'));
    });
    boundConnections(server, SHORT);
    onTestFinished(() => {
      server.close();
      server.closeAllConnections();
    });
    return { server, address: await listen(server) };
  }

  function connectTo({ port }: URL, { onTestFinished }: TestContext, bytes = ''): Socket {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    onTestFinished(() => void socket.destroy());
    socket.on('error', () => undefined);
    return socket;
  }

  const HEAD = `POST / HTTP/1.1${CRLF}Host: localhost${CRLF}`;

  it.for<[string, string, number[]]>([
    ['says nothing', '', [0, 408]],
    ['never ends its headers', HEAD, [0, 408]],
    ['sends half a body', `${HEAD}Content-Length: 9${CRLF}${CRLF}half`, [0, 408]],
    ['asks for nothing more', `GET / HTTP/1.1${CRLF}Host: localhost${CRLF}${CRLF}`, [200]],
    ['sends an invalid request and stays', `What?${CRLF}${CRLF}`, [0, 400]],
  ])('that %s is closed in time', async ([, bytes, statuses], test) => {
    const { address } = await serve(test);
    const answer = await tell(address, bytes, 5000);
    test.expect(answer.isClosed).toBe(true);
    test.expect(statuses).toContain(statusOf(answer));
  });

  it.for([
    ['a header', HEAD],
    ['a body', `${HEAD}Content-Length: 999${CRLF}${CRLF}`],
  ])('that sends %s in small pieces is closed in time', async ([, bytes], test) => {
    const { address } = await serve(test);
    const socket = connectTo(address, test, bytes);
    socket.resume();
    const drops = setInterval(() => socket.write('a'), 50);
    const begun = performance.now();
    await once(socket, 'close');
    clearInterval(drops);
    test.expect(performance.now() - begun).toBeLessThan(5000);
  });

  it('that does not read its answer is closed in time', async (test) => {
    const { server, address } = await serve(test);
    connectTo(address, test, `GET /large HTTP/1.1${CRLF}Host: localhost${CRLF}${CRLF}`);
    await once(server, 'request');
    await test.expect
      .poll(() => new Promise((resolve) => server.getConnections((_, count) => resolve(count))), {
        timeout: 5000,
      })
      .toBe(0);
  });

  it('is refused above the limit, and the others continue', async (test) => {
    const { address } = await serve(test);
    const sockets = Array.from({ length: SHORT.connections }, () => connectTo(address, test));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const one = await tell(address, ask('GET / HTTP/1.1'));
    test.expect(one).toMatchObject({ text: '', isClosed: true });
    sockets[0]?.destroy();
    await test.expect
      .poll(async () => statusOf(await tell(address, ask('GET / HTTP/1.1'))))
      .toBe(200);
  });
});
