/** Names and messages that the pages and the service worker share. */

export const WORKER_ADDRESS = '/sw.js';

/** The page that the worker returns for every address of the app. */
export const PAGE_ADDRESS = '/index.html';

/** Files of strings. Their revision in the worker's list is the fingerprint of their content. */
export function isWords(pathname: string): boolean {
  return pathname.startsWith('/assets/i18n/');
}

/** Caches in addition to workbox's cache of the build. Rename one when its format changes. */
export const CACHES = {
  reads: 'sufra-reads-1',
  pictures: 'sufra-pictures-1',
  /** Files of the previous build, for tabs that still run it. */
  previous: 'sufra-previous-1',
} as const;

/** Header of an answer from the cache: when the server gave it. */
export const COPY_HEADER = 'X-Offline-Copy';

export type ToWorker =
  /** Activates a new worker. The name is workbox-window's. */
  | { type: 'SKIP_WAITING' }
  /** Checks whether the page was edited on the server without a new worker. */
  | { type: 'CHECK_PAGE' }
  /** Stores pictures that were shown before the worker was ready. */
  | { type: 'KEEP_PICTURES'; addresses: readonly string[] }
  /** Stores reads from before the worker was ready, and reads for later use without a network. */
  | { type: 'KEEP_READS'; addresses: readonly string[]; headers: Readonly<Record<string, string>> }
  /** From a worker being installed: asks which files of its build this worker keeps. */
  | { type: 'FILES' }
  /** Removes the copies of this token's login, which has ended. */
  | { type: 'FORGET_TOKEN'; token: string };

export type FromWorker =
  /** The worker has stored another version of the page. */
  | { type: 'PAGE_CHANGED' }
  /** A push message arrived while the app is open. */
  | { type: 'PUSHED' }
  /** A notification was tapped. The page replies on the port, else the worker opens the path. */
  | { type: 'OPEN'; path: string };
