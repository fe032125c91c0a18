import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { passOn } from '../../src/server/proxy.ts';
import { ask, statusOf, tell } from './rawSocket.ts';
import { listenInTest, serve } from './serve.ts';

const SHORT_MS = 300;
const sockets: Socket[] = [];

/** The proxy in front of a server that sends exactly these bytes, and then maybe `goOn`. */
async function inFrontOf(bytes: string, goOn?: (socket: Socket) => void): Promise<URL> {
  const liar = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      socket.write(bytes, 'latin1');
      if (goOn) goOn(socket);
      else socket.end();
    });
  });
  const target = await listenInTest(liar);
  return serve((request, response) =>
    passOn(target, request, response, { answerMs: SHORT_MS, stalledMs: SHORT_MS }),
  );
}

const stay = () => undefined;

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

const LOOK = ask('GET /api/x HTTP/1.1');
const OK = 'HTTP/1.1 200 OK\r\n';

describe("a venue's server that lies", () => {
  it.each([
    ['speaks nonsense', 'What?\r\n\r\n'],
    ['says nothing', ''],
    ['has an impossible status', 'HTTP/1.1 099 Odd\r\nContent-Length: 0\r\n\r\n'],
    ['switches protocols', 'HTTP/1.1 101 Switching\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n'],
    ['gives two lengths', `${OK}Content-Length: 2\r\nContent-Length: 3\r\n\r\nabc`],
    [
      'gives a length and chunks',
      `${OK}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    ],
    ['gives a length that is no number', `${OK}Content-Length: many\r\n\r\nabc`],
    ['folds a line', `${OK}X-A: a\r\n b\r\nContent-Length: 0\r\n\r\n`],
    ['has a zero byte in a header', `${OK}X-A: a\0b\r\nContent-Length: 0\r\n\r\n`],
    ['has a control sign in a header', `${OK}X-A: a\x01b\r\nContent-Length: 0\r\n\r\n`],
    ['ends its lines without a return', `HTTP/1.1 200 OK\nContent-Length: 0\n\n`],
    ['never ends its headers', `${OK}${'X-A: 1\r\n'.repeat(20_000)}`],
    ['has a header without an end', `${OK}X-A: ${'a'.repeat(100_000)}`],
  ])('%s: the app is told that it does not answer', async (_, bytes) => {
    const answer = await tell(await inFrontOf(bytes), LOOK);
    expect(statusOf(answer)).toBe(502);
    expect(answer.text).toContain('Content-Type: text/plain');
    expect(answer.isClosed).toBe(true);
  });

  it.each([
    ['never answers', ''],
    ['answers with half of its headers', `${OK}X-A: `],
    ['only promises', 'HTTP/1.1 102 Processing\r\n\r\n'],
  ])('%s: the app is told in time', async (_, bytes) => {
    const answer = await tell(await inFrontOf(bytes, stay), LOOK);
    expect(statusOf(answer)).toBe(504);
    expect(answer.ms).toBeLessThan(10 * SHORT_MS);
  });

  it('keeps sending interim answers: the app is told in time', async () => {
    const promise = (socket: Socket) => {
      const timer = setInterval(
        () => socket.write('HTTP/1.1 102 Processing\r\n\r\n'),
        SHORT_MS / 5,
      );
      socket.on('close', () => clearInterval(timer));
    };
    const answer = await tell(await inFrontOf('', promise), LOOK);
    expect(statusOf(answer)).toBe(504);
    expect(answer.ms).toBeLessThan(10 * SHORT_MS);
  });

  it.each([
    ['less than it said', `${OK}Content-Length: 50\r\n\r\nhalf`, undefined],
    ['half a chunk', `${OK}Transfer-Encoding: chunked\r\n\r\n50\r\nhalf`, undefined],
    ['a chunk of no size', `${OK}Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\nzz\r\n`, undefined],
    ['a part, and then nothing more', `${OK}Content-Length: 50\r\n\r\nhalf`, stay],
  ])('gives %s: a part never counts as the whole', async (_, bytes, goOn) => {
    const host = await inFrontOf(bytes, goOn);
    await expect(fetch(new URL('/api/x', host)).then((answer) => answer.text())).rejects.toThrow();
  });

  it.each(['Content-Length: 2', 'Transfer-Encoding: chunked'])(
    'sends more than announced (%s): no later request gets the rest as its answer',
    async (framing) => {
      const body = framing.includes('chunked') ? '2\r\nok\r\n0\r\n\r\n' : 'ok';
      const rest = `${OK}Content-Length: 6\r\n\r\nothers`;
      let count = 0;
      const host = await inFrontOf(`${OK}${framing}\r\n\r\n${body}`, (socket) => {
        count += 1;
        if (count === 1) setTimeout(() => socket.write(rest), 5);
      });
      const texts: string[] = [];
      for (let asked = 0; asked < 3; asked += 1) {
        texts.push(await (await fetch(new URL('/api/x', host))).text());
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      expect(texts).toEqual(['ok', 'ok', 'ok']);
    },
  );

  it('is disconnected once the app has gone', async () => {
    const host = await inFrontOf(`${OK}Content-Length: 50\r\n\r\nhalf`, stay);
    const leaving = new AbortController();
    const answer = await fetch(new URL('/api/x', host), { signal: leaving.signal });
    expect(answer.status).toBe(200);
    leaving.abort();
    const [socket] = sockets;
    if (socket && !socket.destroyed) await once(socket, 'close');
    expect(socket?.destroyed).toBe(true);
  });
});
