import type { Server } from 'node:http';
import { SECOND_MS } from '../config/times.ts';

/** Limits on requests and connections, per address and in total. */
export interface Bounds {
  /** Sustained requests per second and address. All phones of a food hall may share one address. */
  perSecond: number;
  /** Size of a burst that one address may send. */
  atOnce: number;
  connections: number;
  /** Deadlines for the headers and for the whole request. */
  headersMs: number;
  requestMs: number;
  /**
   * Idle time between two requests. Proxies close theirs earlier, so no connection closes during
   * use.
   */
  restingMs: number;
  /** Longest pause on a connection in the middle of a request or an answer. */
  stalledMs: number;
}

/** With the burst, a thousand phones can open the app within ten seconds, 40 requests each. */
const PER_SECOND = 2000;
/** Length of a burst in seconds: all diners of a hall may scan their codes at the same moment. */
const SECONDS_AT_ONCE = 15;
/** Remembered addresses. A bucket is empty again after some seconds. */
const MOST_ADDRESSES = 10_000;

/** `REQUESTS_PER_SECOND` sets the rate per address. */
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

/** Sets the timeouts of a server before it listens. */
export function boundConnections(server: Server, bounds: Bounds): void {
  const { headersMs, requestMs } = bounds;
  server.maxConnections = bounds.connections;
  server.headersTimeout = headersMs;
  server.requestTimeout = requestMs;
  server.keepAliveTimeout = bounds.restingMs;
  server.timeout = bounds.stalledMs;
  // How often the server looks for slow requests; Node reads this when the server starts to listen.
  Object.assign(server, { connectionsCheckingInterval: Math.min(headersMs, requestMs) / 2 });
  // After a malformed request, the client could keep its half of the connection open for ever.
  server.on('clientError', (_, socket) => socket.end(() => socket.destroy()));
}

/** A leaky bucket per address. Returns how many seconds a request has to wait; 0 admits it. */
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
