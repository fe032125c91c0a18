/** What the pages and the service worker must know of each other. */

export const WORKER_ADDRESS = '/sw.js';

/** The page as the worker gives it for every address of the app. */
export const PAGE_ADDRESS = '/index.html';

/** Caches beside the worker's own copy of the build. Rename one when its format changes. */
export const CACHES = {
  reads: 'sufra-reads-1',
  pictures: 'sufra-pictures-1',
  /** Files of the previous build, for tabs that still run it. */
  previous: 'sufra-previous-1',
} as const;

/** On an answer that comes from the device: when the server gave it. */
export const COPY_HEADER = 'X-Offline-Copy';

export type ToWorker =
  /** workbox-window's own word: the new worker takes over. */
  | { type: 'SKIP_WAITING' }
  /** Checks whether the page was edited on the server without a new worker. */
  | { type: 'CHECK_PAGE' }
  /** Pictures that were shown before the worker was there. */
  | { type: 'KEEP_PICTURES'; addresses: readonly string[] }
  /** Reads that were made before the worker was there, or that will be wanted without a network. */
  | { type: 'KEEP_READS'; addresses: readonly string[]; headers: Readonly<Record<string, string>> }
  /** The login of this token has ended. */
  | { type: 'FORGET_TOKEN'; token: string };

export type FromWorker =
  /** The worker now serves another page. */
  | { type: 'PAGE_CHANGED' }
  /** A push message arrived while the app is open. */
  | { type: 'PUSHED' }
  /** A notification was tapped; answered through the port, so that the worker knows it was heard. */
  | { type: 'OPEN'; path: string };
