/** A proxy with realistic faults in front of the demo's server, and the findings of the check. */
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
  /** Includes the query. */
  path: string;
  headers: Record<string, string>;
  /** Empty if there is no body. */
  body: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Next = (asked: Asked) => Promise<Answered>;
export type Spoil = (asked: Asked, next: Next) => Answered | Promise<Answered>;

/** Headers of the connection, not of the answer. */
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
      // Node dates answers with the machine's clock, but the demo uses the test's clock.
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

/** The demo's venues in a country with ten-digit numbers. */
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

/** Starts a new demo for each run, because runs write data. */
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
