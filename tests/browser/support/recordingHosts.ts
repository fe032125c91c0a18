/** Hosts that record all requests: a venue's API on its own origin, and strangers. */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { passOn } from '../../../src/server/proxy.ts';

/** A request as its host sees it. */
export interface Heard {
  method: string;
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface RecordingHost {
  url: string;
  heard: Heard[];
  close: () => Promise<void>;
}

/** Differs from the app's host name: browsers send cookies to all ports of a name. */
const HOST = '127.0.0.1';

async function record(answer: RequestListener): Promise<RecordingHost> {
  const heard: Heard[] = [];
  const server = createServer((request, response) => {
    const entry = heardOf(request);
    heard.push(entry);
    request.on('data', (chunk: Buffer) => {
      entry.body += chunk.toString();
    });
    answer(request, response);
  });
  return { heard, ...(await listenAt(HOST, server)) };
}

/** Starts a server on a free port. */
export async function listenAt(name: string, server: Server) {
  // Long enough that no connection closes just when a test uses it again.
  server.keepAliveTimeout = 75_000;
  await once(server.listen(0, name), 'listening');
  return {
    url: `http://${name}:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function heardOf({
  method = '',
  url = '',
  headers,
}: IncomingMessage): Heard & { body: string } {
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  return { method, address: url, headers: Object.fromEntries(texts), body: '' };
}

/** Exactly the headers that the contract allows an app to send from another origin. */
const ALLOWED =
  'tokenKey, X-App-Origin, No-Auth, user-id, eorder-id, Accept-Language, Content-Type, If-None-Match';

function allowOrigins(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  response.setHeader('Access-Control-Allow-Headers', ALLOWED);
  response.setHeader('Access-Control-Expose-Headers', 'Retry-After, Date, ETag');
  if (request.method === 'OPTIONS') response.writeHead(204).end();
}

/** The call for colours, which a page can be drawn without. */
export const STRAYS = /ColorCode/;

/**
 * The demo as an API on another origin than the app, for one world of data. It redirects some
 * requests to a stranger.
 */
export function recordApi(demo: string, world: string, stranger: string): Promise<RecordingHost> {
  return record((request, response) => {
    allowOrigins(request, response);
    if (response.writableEnded) return;
    const { url = '' } = request;
    if (STRAYS.test(url)) {
      response.writeHead(307, { Location: stranger + url }).end();
      return;
    }
    // The browser sends no cookie to another origin: set the world of this test here.
    request.headers.cookie = `world=${world}`;
    passOn(new URL(demo), request, response);
  });
}

const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A host of pictures and map tiles, which accepts every header. */
export function recordPictures(): Promise<RecordingHost> {
  return record((request, response) => {
    allowOrigins(request, response);
    if (response.writableEnded) return;
    response.writeHead(200, { 'Content-Type': 'image/gif' }).end(PICTURE);
  });
}
