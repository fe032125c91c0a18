/** Serves `/api`, `/images`, `/pay` and `/demo` of the dev and preview server from the demo. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, Plugin } from 'vite';
import { isShut, send, SHUT, toRequest } from './overHttp.ts';
import { plain } from './reply.ts';

const OWN_SEGMENTS = new Set(['api', 'images', 'pay', 'demo']);

const answerDemo: Connect.NextHandleFunction = (incoming, outgoing, next) => {
  const first = (incoming.url ?? '').split(/[/?]/)[1] ?? '';
  if (!OWN_SEGMENTS.has(first)) {
    next();
    return;
  }
  const serve = async () => {
    const { handleDemo } = await import('./server.ts');
    const request = await toRequest(incoming);
    const answer = isShut(request, incoming) ? plain(403, SHUT) : await handleDemo(request);
    if (answer) await send(answer, outgoing);
    else next();
  };
  // A client that disconnects in the middle of a body is not an error.
  serve().catch((error: unknown) => outgoing.destroyed || next(error));
};

/** A server with forgery protection sets its cookie with the page, before the first call. */
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
