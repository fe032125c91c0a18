import { createServer, type Socket } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { ask } from '../../src/tools/checkHost/ask.ts';
import { whyUnreached } from '../../src/tools/checkHost/reach.ts';
import { ANSWER_LIMIT_BYTES, SECOND_MS } from '../../src/config/times.ts';
import { listenInTest } from './serve.ts';

const SHORT_MS = 300;
const sockets: Socket[] = [];

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A server that answers each request with `answer`. */
async function answering(answer: (socket: Socket) => unknown): Promise<string> {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => answer(socket));
  });
  return (await listenInTest(server)).origin;
}

const head = (...headers: string[]) => ['HTTP/1.1 200 OK', ...headers, '', ''].join('\r\n');
const packed = (encoding: string, body: Buffer) => (socket: Socket) => {
  socket.write(head(`Content-Encoding: ${encoding}`, `Content-Length: ${body.length}`));
  socket.write(body);
};
const LARGE = Buffer.alloc(ANSWER_LIMIT_BYTES + 1);
const PIECE = Buffer.alloc(1024 * 1024);

/** Sends without end, as fast as the client reads. */
function flood(socket: Socket): void {
  if (socket.destroyed) return;
  socket.write(PIECE, () => flood(socket));
}

/** Sends a byte at short intervals, so that the connection is never idle for long. */
function drip(socket: Socket): void {
  const timer = setInterval(() => socket.write('x'), SHORT_MS / 10);
  socket.on('close', () => clearInterval(timer));
}

const TOO_LARGE = /^It answers with more than \d+ bytes, which no phone reads\.$/;
const TOO_LATE = /^It does not answer in time/;

const first = (bytes: string, goOn: (socket: Socket) => void) => (socket: Socket) => {
  socket.write(bytes);
  goOn(socket);
};

it.each<[string, (socket: Socket) => unknown, RegExp]>([
  ['without end', first(head(), flood), TOO_LARGE],
  ['a small gzip of much', packed('gzip', gzipSync(LARGE)), TOO_LARGE],
  ['a small brotli of much', packed('br', brotliCompressSync(LARGE)), TOO_LARGE],
  ['nothing', () => undefined, TOO_LATE],
  ['a head and nothing', (socket) => socket.write(head()), TOO_LATE],
  ['a head that does not end', first('HTTP/1.1 200 OK\r\nX-A: ', drip), TOO_LATE],
  ['a body that comes by drops', first(head(), drip), TOO_LATE],
])('gives up on a server that answers %s', async (_, answer, sentence) => {
  const origin = await answering(answer);
  // An answer that is too large arrives fast; the long limit is for busy machines.
  const withinMs = sentence === TOO_LATE ? SHORT_MS : SECOND_MS * 20;
  const why = await ask(origin, '/', {}, withinMs).then(() => 'an answer', whyUnreached);
  expect(why).toMatch(sentence);
});

it.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
])('reads a %s answer of the largest size', async (encoding, pack) => {
  const origin = await answering(packed(encoding, pack(LARGE.subarray(1))));
  expect((await ask(origin, '/')).text).toHaveLength(ANSWER_LIMIT_BYTES);
});
