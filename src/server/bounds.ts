import type { Server } from 'node:http';
import { SECOND_MS } from '../config/times.ts';

/** How much one address and all of them together may ask of this host. */
export interface Bounds {
  /** Requests of one address in a second, for as long as it likes. All phones of a hall may share one. */
  perSecond: number;
  /** Requests that one address may send at once, before that. */
  atOnce: number;
  connections: number;
  /** Until the headers, and until the whole of a request have to be there. */
  headersMs: number;
  requestMs: number;
  /** Between two requests of a connection: longer than proxies keep theirs, so that none is cut as it is used. */
  restingMs: number;
  /** How long nothing may move on a connection in the middle of a request or an answer. */
  stalledMs: number;
}

/** A thousand phones that open the app within ten seconds, with forty requests each, stay below. */
const PER_SECOND = 2000;
/** Seconds whose requests may come at once: a hall that scans its codes at one word of the host. */
const SECONDS_AT_ONCE = 15;
/** Addresses that are remembered; each is harmless again after some seconds. */
const MOST_ADDRESSES = 10_000;

/** `REQUESTS_PER_SECOND` sets the rate of an address. */
export function boundsFrom(env: Record<string, string | undefined>): Bounds {
  const asked = Number(env['REQUESTS_PER_SECOND']);
  const perSecond = asked > 0 ? asked : PER_SECOND;
  return {
    perSecond,
    atOnce: perSecond * SECONDS_AT_ONCE,
    connections: 10_000,
    headersMs: 10 * SECOND_MS,
    requestMs: 30 * SECOND_MS,
    restingMs: 75 * SECOND_MS,
    stalledMs: 120 * SECOND_MS,
  };
}

/** Sets the time-outs of a server that does not listen yet. */
export function boundConnections(server: Server, bounds: Bounds): void {
  const { headersMs, requestMs } = bounds;
  server.maxConnections = bounds.connections;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = bounds.restingMs;
  server.timeout = bounds.stalledMs;
  // Read when the server begins to listen: how often it looks for requests that take too long.
  Object.assign(server, { connectionsCheckingInterval: Math.min(headersMs, requestMs) / 2 });
  // Whoever sent what is no request could keep the other half of the connection open for ever.
  server.on('clientError', (_, socket) => socket.end(() => socket.destroy()));
}

/**
 * Counts the requests of each address, as water in a bucket that runs empty all the time. Tells how many
 * seconds a request has to wait: 0 lets it in.
 */
export function countRequests({ perSecond, atOnce }: Bounds) {
  const buckets = new Map<string, { level: number; atMs: number }>();
  return (address: string, nowMs: number): number => {
    const { level, atMs } = buckets.get(address) ?? { level: 0, atMs: nowMs };
    const left = Math.max(0, level - ((nowMs - atMs) / SECOND_MS) * perSecond);
    const isFull = left + 1 > atOnce;
    buckets.delete(address);
    buckets.set(address, { level: isFull ? left : left + 1, atMs: nowMs });
    const [longestSilent] = buckets.keys();
    if (buckets.size > MOST_ADDRESSES && longestSilent) buckets.delete(longestSilent);
    return isFull ? Math.ceil((left + 1 - atOnce) / perSecond) : 0;
  };
}
