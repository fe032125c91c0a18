/** The demo as a separate server, for developing against the contract without this app. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BODY_LIMIT_BYTES } from '../../config/times.ts';
import { goTo } from '../control/html.ts';
import { isShut, send, SHUT, toRequest } from '../overHttp.ts';
import { plain } from '../reply.ts';
import { openTo, preflight } from './otherOrigins.ts';

interface DemoServer {
  origin: string;
  close: () => Promise<void>;
}

type Answer = (request: Request) => Promise<Response | undefined>;

/** Open to other origins. The demo's own pages show log-in codes and are for this computer only. */
const OPEN = /^\/(?:api|images)\//;

function isOpen({ url = '/' }: IncomingMessage): boolean {
  return OPEN.test(url);
}

async function answerTo(incoming: IncomingMessage, answer: Answer): Promise<Response> {
  const { host = '' } = incoming.headers;
  if (!URL.canParse(incoming.url ?? '/', `http://${host}`)) return plain(400, 'Bad request');
  if (incoming.headers['transfer-encoding'] !== undefined) return plain(411, 'Length required');
  if (Number(incoming.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES)
    return plain(413, 'Too large');
  const request = await toRequest(incoming);
  const { pathname } = new URL(request.url);
  if (pathname === '/') return goTo('/demo');
  if (isShut(request, incoming)) return plain(403, SHUT);
  if (request.method === 'OPTIONS' && isOpen(incoming)) return preflight();
  return (await answer(request)) ?? plain(404, 'Not found');
}

async function serve(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answerDemo: Answer,
): Promise<void> {
  const answer = await answerTo(incoming, answerDemo).catch((error: unknown) => {
    // A client that disconnects in the middle of a body is not an error.
    if (!outgoing.destroyed) console.error(error);
    return plain(500, 'The demo has failed.');
  });
  if (answer.type === 'error' || !isOpen(incoming)) return send(answer, outgoing);
  const headers = new Headers(answer.headers);
  openTo(headers);
  return send(new Response(answer.body, { status: answer.status, headers }), outgoing);
}

interface Place {
  /** 0 chooses a free port. */
  port: number;
  host: string;
}

export async function startDemoServer({ port, host }: Place, answer: Answer): Promise<DemoServer> {
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing, answer).catch(() => outgoing.destroy());
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  const shown = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return {
    origin: `http://${shown}:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
