/**
 * A separate process, so that its timers are punctual: the host of the floor page, and the slow
 * link in front of it and of the app. The phone uses https with HTTP/2, as with any real host.
 */
import { Agent, createServer as createHttpServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import {
  createSecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type Http2Session,
} from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { makeCertificate } from './certificate.ts';
import { floorAnswer } from './floorPage.ts';
import { FarSocket, laneOf, type Link } from './link.ts';
import { priorityOf, takeTurns } from './turns.ts';

/** Smaller than usual, because a record can be read only once it is complete. */
const TLS_RECORD_BYTES = 4096;
const OF_ONE_CONNECTION = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'te',
  'host',
]);

const [rttMs = 0, down = 0, up = 0] = process.argv.slice(2).map(Number);
const link: Link = { rttMs, down, lanes: { down: laneOf(down), up: laneOf(up) }, isOpen: false };
const { key, cert, fingerprint } = makeCertificate();
const open = new Set<FarSocket>();

function passedOn(headers: IncomingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) => !name.startsWith(':') && !OF_ONE_CONNECTION.has(name),
    ),
  );
}

async function listenOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  return (server.address() as AddressInfo).port;
}

/** Puts the link in front of a host; returns its origin for the phone. */
async function frontOf(port: number): Promise<string> {
  const agent = new Agent({ keepAlive: true });
  const turns = new WeakMap<Http2Session, ReturnType<typeof takeTurns>>();

  function pass(request: Http2ServerRequest, response: Http2ServerResponse): void {
    const host = request.headers[':authority'] ?? '';
    const headers = { ...passedOn(request.headers), host, 'x-forwarded-proto': 'https' };
    const { method, url: path } = request;
    const onward = ask({ agent, host: 'localhost', port, method, path, headers });
    onward.on('response', (answer) => {
      const give = async () => {
        const body = await buffer(answer);
        const session = response.stream?.session;
        if (!session || response.stream.destroyed) return;
        response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
        const waitForTurn = turns.get(session) ?? takeTurns();
        turns.set(session, waitForTurn);
        const { priority } = request.headers;
        waitForTurn({ ...priorityOf(priority?.toString()), body, response });
      };
      give().catch(() => response.destroy());
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  }

  const front = createSecureServer({ key, cert, minVersion: 'TLSv1.3' }, pass);
  front.on('sessionError', () => undefined);
  front.on('tlsClientError', () => undefined);
  front.on('secureConnection', (socket: TLSSocket) => socket.setMaxSendFragment(TLS_RECORD_BYTES));
  const listener = createServer((near) => {
    const far = new FarSocket(near, link);
    open.add(far);
    far.on('error', () => undefined);
    far.on('close', () => open.delete(far));
    front.emit('connection', far);
  });
  return `https://localhost:${await listenOn(listener)}`;
}

const floor = floorAnswer();
const floorHost = createHttpServer((request, response) => {
  const isPage = request.url === '/';
  response.writeHead(isPage ? 200 : 404, isPage ? floor.headers : {});
  response.end(isPage ? floor.body : undefined);
});

interface Relay {
  front: (port: number) => Promise<string>;
  floor: () => Promise<string>;
  fingerprint: () => string;
  /** Opens the link fully, or slows it down again. */
  open: (isOpen: boolean) => void;
  /** Closes all connections, as if the phone had been away for an hour. */
  hangUp: () => void;
  /** All bytes sent to the phone so far, including the worker's. */
  bytes: () => number;
}

const relay: Relay = {
  front: frontOf,
  floor: async () => frontOf(await listenOn(floorHost)),
  fingerprint: () => fingerprint,
  open: (isOpen) => {
    link.isOpen = isOpen;
  },
  hangUp: () => {
    for (const far of open) far.destroy();
  },
  bytes: () => link.lanes.down.bytes,
};

process.on('message', ({ id, call, given }: RelayCall) => {
  const answer = async () => {
    const act = relay[call] as (...given: unknown[]) => unknown;
    process.send?.({ id, answer: await act(...given) });
  };
  answer().catch((error: unknown) => process.send?.({ id, error: String(error) }));
});
process.on('disconnect', () => process.exit(0));

export type { Relay };
export interface RelayCall {
  id: number;
  call: keyof Relay;
  given: unknown[];
}
