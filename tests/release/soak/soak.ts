/** Runs clients that disconnect at every stage against a server, and measures what is left over. */
import { ask, tell } from '../../server/rawSocket.ts';
import { startHost, startServer, VITE, type StartedHost } from '../../server/startedHost.ts';
import { sendRequests, type Addresses, type Seen } from './clients.ts';
import type { Insides } from './insides.ts';
import { startOddVenue, VENUE_MANNERS } from './oddVenue.ts';

const INSIDES = new URL('insides.ts', import.meta.url);
const DEMO_COMMAND = new URL('../../../src/demo/standalone/command.ts', import.meta.url);
const ENV = { NODE_OPTIONS: `--import ${INSIDES}`, REQUESTS_PER_SECOND: '1000000' };
/** Sockets and timers of disconnected clients end within this time. */
const SETTLE_MS = 15_000;

const FILES = ['/', '/index.html', '/static/a-1234.js', '/missing.svg', '/Menu/BEIT/T12'];
const VENUE: Addresses = {
  reads: VENUE_MANNERS.flatMap((manner) => [`/api/${manner}`, `/images/${manner}/x.svg`]),
  writes: VENUE_MANNERS.flatMap((manner) => [`/api/${manner}`, `/api/${manner}/early`]),
};
/** These addresses and the files of the build. */
function withFiles({ reads, writes }: Addresses): Addresses {
  return { reads: [...FILES, ...reads], writes: ['/', ...writes] };
}
const DEMO: Addresses = {
  reads: [
    '/api/Menu/EN/BEIT?tableCode=T12',
    '/api/Menu/GetStoreIdFromCode/BEIT',
    '/api/Menu/GetMenuDetails/BEIT?silent',
    '/api/Menu/Category/EN/BEIT',
    '/images/BEIT~logo.svg',
    '/pay/card/unknown',
    '/demo/tiles/1/1/1.svg',
    '/demo/state',
  ],
  writes: [
    '/api/TableCart',
    '/api/TableCart/checkOperationHourForTable?silent',
    '/api/TableCart/AddToCart',
    '/demo/control',
    '/pay/card/unknown',
  ],
};

interface Ground {
  server: StartedHost;
  addresses: Addresses;
  /** Counts the connections to the venue's server. */
  behind: () => Promise<number>;
  stop: () => Promise<void>;
}

async function inFrontOfVenue(
  start: (env: Record<string, string>) => Promise<StartedHost>,
  addresses = VENUE,
): Promise<Ground> {
  const venue = await startOddVenue();
  const server = await start({ ...ENV, API_PROXY: venue.origin.origin });
  const stop = async () => {
    await server.stop();
    venue.stop();
  };
  return { server, addresses, behind: venue.sockets, stop };
}

/** The demo, with silent, slow and truncated calls. */
async function ofDemo(server: StartedHost, addresses: Addresses): Promise<Ground> {
  for (const action of [
    { action: 'fail', call: 'getMenuDetails', fault: 'hang' },
    { action: 'fail', call: 'getCategories', fault: 'loseAnswer' },
    { action: 'fail', call: 'checkOperationHourForTable', fault: 'hang' },
    { action: 'slow', call: 'getStoreIdFromCode', ms: 5 },
  ]) {
    const body = JSON.stringify(action);
    const headers = ['Content-Type: application/json', `Content-Length: ${body.length}`];
    await tell(server.origin, ask('POST /demo/control HTTP/1.1', headers, body));
  }
  return { server, addresses, behind: () => Promise.resolve(0), stop: server.stop };
}

/** Every server of this project that strangers can reach. */
export const GROUNDS: Readonly<Record<string, () => Promise<Ground>>> = {
  "npm start in front of a venue's server": () => inFrontOfVenue(startHost, withFiles(VENUE)),
  'npm start with the demo': async () => ofDemo(await startHost(ENV), withFiles(DEMO)),
  'npm run demo-server': async () => {
    const words = [DEMO_COMMAND.pathname, '--port', '0'];
    return ofDemo(await startServer(words, ENV, /server is at (\S+)/), DEMO);
  },
  "npm run dev in front of a venue's server": () =>
    inFrontOfVenue((env) =>
      startServer(
        [VITE, '--configLoader', 'native', '--port', '0'],
        env,
        /Local: +(http:\S+?)\/?\s/,
      ),
    ),
};

export interface Soaked extends Seen {
  seconds: number;
  before: Insides;
  after: Insides;
  /** Connections to the venue's server that stay open. */
  behind: number;
  printed: string;
}

/** The state of the server once everything of the clients has ended. */
async function settled({ server, behind }: Ground): Promise<Insides & { behind: number }> {
  const endsAt = performance.now() + SETTLE_MS;
  for (;;) {
    const insides = { ...(await server.insides()), behind: await behind() };
    const isOver = insides.sockets === 0 && insides.behind === 0;
    if (isOver || performance.now() > endsAt) return insides;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The first tenth of the requests fills the server's caches. */
export async function soak(name: string, requests: number, seed: number): Promise<Soaked> {
  const ground = await (GROUNDS[name] ?? (() => Promise.reject(new Error(`No ${name}.`))))();
  const { server, addresses } = ground;
  const send = async (count: number, from: number) => {
    const seen = await sendRequests(server, addresses, { requests: count, seed: from });
    if (server.isRunning()) return seen;
    throw new Error(`It ended after ${seen.requests} requests:\n${server.printed()}`);
  };
  try {
    const first = Math.ceil(requests / 10);
    await send(first, seed);
    const before = await settled(ground);
    const begun = performance.now();
    const seen = await send(requests - first, seed + 1);
    const seconds = (performance.now() - begun) / 1000;
    const { behind, ...after } = await settled(ground);
    return { ...seen, seconds, before, after, behind, printed: server.printed() };
  } finally {
    await ground.stop();
  }
}
