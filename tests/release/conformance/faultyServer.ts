/** The demo's server, behind one that has a fault as a real one might have it, and what the check says. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createDemo } from '../../../src/demo/demo.ts';
import { pictureResponse } from '../../../src/demo/pictures/pictures.ts';
import { startDemoServer } from '../../../src/demo/standalone/server.ts';
import { venues } from '../../../src/demo/venues/all.ts';
import type { VenueSource } from '../../../src/demo/venues/source.ts';
import { checkServer, type Finding } from '../../../src/tools/conformance/checkServer.ts';
import { readOptions } from '../../../src/tools/conformance/options.ts';

export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  /** Empty where there is none. */
  body: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Next = (asked: Asked) => Promise<Answered>;
export type Spoil = (asked: Asked, next: Next) => Answered | Promise<Answered>;

/** Of the connection, not of the answer. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'host',
]);

function withoutHops(headers: IncomingMessage['headers'] | Headers): Record<string, string> {
  const rows = headers instanceof Headers ? [...headers] : Object.entries(headers);
  return Object.fromEntries(
    rows.flatMap(([name, value]) =>
      HOP_BY_HOP.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  );
}

async function askedIn(incoming: IncomingMessage): Promise<Asked> {
  const body = await buffer(incoming);
  const { method = 'GET', url: path = '/', headers } = incoming;
  return { method, path, headers: withoutHops(headers), body: body.toString('utf8') };
}

function nextOf(origin: string): Next {
  return async ({ method, path, headers, body }) => {
    const hasBody = body !== '' && method !== 'GET' && method !== 'HEAD';
    const answer = await fetch(origin + path, {
      method,
      headers,
      redirect: 'manual',
      ...(hasBody && { body }),
    });
    return {
      status: answer.status,
      // Node dates its answers by the clock of the machine, the demo goes by that of the test.
      headers: { ...withoutHops(answer.headers), date: new Date().toUTCString() },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
}

async function startFaulty(demoOrigin: string, spoil: Spoil) {
  const next = nextOf(demoOrigin);
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { status, headers, body } = await spoil(await askedIn(incoming), next);
    outgoing.writeHead(status, headers).end(body);
  };
  const server = createServer((incoming, outgoing) => {
    serve(incoming, outgoing).catch((error: unknown) => outgoing.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export const WRITING = ['--write'];
export const AS_CUSTOMER = ['--mobile', '1:50000001'];

/** The demo's venues in a country whose numbers have ten digits. */
export const TEN_DIGITS: readonly VenueSource[] = venues.map((source) =>
  source.kind === 'concept'
    ? {
        ...source,
        countries: source.countries.map((country) => ({
          ...country,
          mobileLength: [10],
          mobilePattern: '^[2-9]\\d{9}$',
        })),
      }
    : source,
);

/** A demo of its own each time: what one run has written is not there for the next. */
export async function checkSpoiled(
  spoil: Spoil,
  words: readonly string[] = [],
  sources: readonly VenueSource[] = venues,
): Promise<Finding[]> {
  const { handleDemo } = createDemo({ venues: sources, picture: pictureResponse });
  const demo = await startDemoServer({ port: 0, host: '127.0.0.1' }, handleDemo);
  const faulty = await startFaulty(demo.origin, spoil);
  const { origin } = faulty;
  const at = ['--host', origin, '--app', demo.origin, '--code', 'BEIT', '--table', 'T12'];
  try {
    return await checkServer(readOptions([...at, ...words]), {
      codeTyped: async () => {
        const state = await fetch(`${demo.origin}/demo/state`);
        const { inbox } = (await state.json()) as { inbox: { code: string }[] };
        return inbox[0]?.code ?? '';
      },
      onProgress: () => undefined,
    });
  } finally {
    await faulty.close();
    await demo.close();
  }
}
