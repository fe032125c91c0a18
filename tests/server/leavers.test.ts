import { connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { passOn } from '../../src/server/proxy.ts';
import { serveDemo } from '../demo/servedDemo.ts';
import { ask, tell } from './rawSocket.ts';
import { listenInTest, serve } from './serve.ts';

it.each(['a closed response', 'a closed connection'])(
  "sends the venue's server nothing for %s",
  async (what) => {
    let asked = 0;
    const target = await serve((_, response) => {
      asked += 1;
      response.end();
    });
    const { promise, resolve } = Promise.withResolvers();
    const host = await serve((request, response) => {
      response.once('close', () => {
        // A reset socket no longer has an address.
        const isReset = what === 'a closed connection';
        if (isReset) Object.defineProperty(response, 'destroyed', { value: false });
        resolve(passOn(target, request, response));
      });
    });
    const socket = connect(Number(host.port), host.hostname, () =>
      socket.write(ask('GET /images/x.svg HTTP/1.1'), () => socket.resetAndDestroy()),
    );
    await promise;
    await tell(target, ask('GET / HTTP/1.1'));
    expect(asked).toBe(1);
  },
);

/** More than the buffer of a stream that nobody reads. */
const BODY = 'x'.repeat(500_000);
const UPLOAD = [
  'POST /api/TableCart HTTP/1.1',
  'Host: localhost',
  `Content-Length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n');

it("answers the next request when the venue's server did not read a body", async () => {
  const venue = createServer((socket) => {
    socket.once('data', (piece) => {
      socket.pause();
      const status = piece.toString().startsWith('GET') ? '200 OK' : '422 Refused';
      socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`);
    });
    socket.on('error', () => undefined);
  });
  const target = await listenInTest(venue);
  const host = await serve((request, response) => passOn(target, request, response));
  const { text, isClosed } = await tell(host, UPLOAD + ask('GET /api/x HTTP/1.1'));
  expect(isClosed).toBe(true);
  expect(text).toMatch(/HTTP\/1\.1 422[^]*HTTP\/1\.1 200/);
});

it('answers the next request when the demo did not need a body', async () => {
  const { server, origin } = await serveDemo();
  onTestFinished(() => void server.close());
  const { text, isClosed } = await tell(
    new URL(origin),
    UPLOAD + ask('GET /api/Menu/GetStoreIdFromCode/BEIT HTTP/1.1'),
  );
  expect(isClosed).toBe(true);
  expect(text).toMatch(/HTTP\/1\.1 400[^]*HTTP\/1\.1 200/);
});
