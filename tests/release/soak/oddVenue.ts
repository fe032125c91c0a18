/** A venue's server that answers late, in pieces, incompletely or not at all. */
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { listen } from '../../server/rawSocket.ts';

const BODY = 'a dish, and another dish, '.repeat(400);
const PIECE_MS = 4;

async function inPieces(response: ServerResponse): Promise<void> {
  for (let at = 0; at < BODY.length && !response.destroyed; at += 4000) {
    response.write(BODY.slice(at, at + 4000));
    await new Promise((resolve) => setTimeout(resolve, PIECE_MS));
  }
  response.end();
}

function half(response: ServerResponse, cut: () => void): void {
  response.writeHead(200, { 'Content-Length': BODY.length });
  response.write(BODY.slice(0, 100), cut);
}

const MANNERS: Readonly<Record<string, (response: ServerResponse) => void>> = {
  plain: (response) => response.end(BODY),
  slow: (response) => void setTimeout(() => void inPieces(response), PIECE_MS),
  refusing: (response) => response.writeHead(422).end('{}'),
  hasty: (response) => response.end(BODY, () => response.socket?.destroy()),
  cutting: (response) => half(response, () => response.destroy()),
  resetting: (response) => half(response, () => response.socket?.resetAndDestroy()),
  mute: (response) => response.socket?.resetAndDestroy(),
  silent: () => undefined,
};
export const VENUE_MANNERS = Object.keys(MANNERS);

export interface OddVenue {
  origin: URL;
  sockets: () => Promise<number>;
  stop: () => void;
}

/** The second segment of an address chooses the manner: `/api/slow`. */
export async function startOddVenue(): Promise<OddVenue> {
  const answer: RequestListener = (request, response) => {
    const manner = MANNERS[request.url?.split('/')[2] ?? ''] ?? MANNERS['plain'];
    // Half of the writes are answered before their body is read.
    if (request.url?.endsWith('early')) return manner?.(response);
    request.on('end', () => manner?.(response)).resume();
  };
  const server: Server = createServer(answer);
  // Closes the host's idle connections early, so that the test can count sockets.
  server.keepAliveTimeout = 500;
  return {
    origin: await listen(server),
    sockets: () =>
      new Promise((resolve) => {
        server.getConnections((_, count) => resolve(count));
      }),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
