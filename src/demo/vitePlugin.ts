/** Puts the demo server behind `/api`, `/images`, `/pay` and `/demo` of the dev and preview server. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Connect, Plugin } from 'vite';

const OWN_SEGMENTS = new Set(['api', 'images', 'pay', 'demo']);

function toRequest(incoming: IncomingMessage): Request {
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    if (!name.startsWith(':')) headers.append(name, incoming.rawHeaders[index + 1] ?? '');
  }
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  return new Request(url, {
    method: incoming.method,
    headers,
    body: hasBody
      ? (Readable.toWeb(incoming) as ReadableStream<Uint8Array> as BodyInit)
      : undefined,
    duplex: 'half',
  } as RequestInit);
}

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  if (answer.type === 'error') {
    // A simulated lost connection: the browser must see a network failure, not an answer.
    outgoing.socket?.destroy();
    return;
  }
  outgoing.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('Set-Cookie', cookies);
  outgoing.end(Buffer.from(await answer.arrayBuffer()));
}

const answerDemo: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const first = (incoming.url ?? '').split(/[/?]/)[1] ?? '';
  if (!OWN_SEGMENTS.has(first)) {
    next();
    return;
  }
  const serve = async () => {
    const { handleDemo } = await import('./server.ts');
    const answer = await handleDemo(toRequest(incoming));
    if (answer) await send(answer, outgoing);
    else next();
  };
  serve().catch(next);
};

/** A server that checks for forgery gives its cookie with the page, before the first call. */
export function giveAntiForgeryCookie(incoming: IncomingMessage, outgoing: ServerResponse): void {
  if (incoming.headers.cookie?.includes('XSRF-TOKEN=')) return;
  outgoing.setHeader('Set-Cookie', `XSRF-TOKEN=${randomBytes(18).toString('hex')}; Path=/`);
}

export function demoPlugin(): Plugin {
  return {
    name: 'sufra-demo',
    configureServer(server) {
      server.middlewares.use(answerDemo);
    },
    configurePreviewServer(server) {
      server.middlewares.use(answerDemo);
    },
  };
}
