/** The storage of a phone that survives a power failure, and Cache Storage as a worker sees it. */
import type { Fate } from './fate.ts';

interface Kept {
  body: string;
  headers: [string, string][];
}

export interface Disk {
  caches: Map<string, Map<string, Kept>>;
  /** The active and the waiting worker: the text of each as it was fetched. */
  active: string | undefined;
  waiting: string | undefined;
  /** True when the active worker has finished `activate`. */
  isActivated: boolean;
}

export function emptyDisk(): Disk {
  return { caches: new Map(), active: undefined, waiting: undefined, isActivated: false };
}

export function copyOf(disk: Disk): Disk {
  return structuredClone(disk);
}

/** The addresses in all caches, sorted. */
export function contentOf({ caches }: Disk): string[] {
  return [...caches]
    .flatMap(([name, kept]) => [...kept.keys()].map((url) => `${name} ${url}`))
    .sort();
}

/** The same for two phones with the same storage. */
export function fingerprintOf({ caches, ...workers }: Disk): string {
  const kept = [...caches].map(([name, files]) => [name, [...files]]);
  return JSON.stringify([kept, workers]);
}

const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));

const answerOf = (kept: Kept | undefined) =>
  kept && new Response(kept.body, { headers: kept.headers });

function cacheOf(fate: Fate, find: () => Map<string, Kept>): Cache {
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: (key) => fate.take('look', () => answerOf(find().get(urlOf(key)))),
    keys: () => fate.take('look', () => [...find().keys()].map((url) => new Request(url))),
    delete: (key) => fate.take('drop', () => find().delete(urlOf(key))),
    put: async (key, response) => {
      // Like a browser: an answer whose body breaks off is not stored.
      const body = await response.text();
      return fate.take('write', (happening) => {
        if (happening === 'full') throw new DOMException('full', 'QuotaExceededError');
        find().delete(urlOf(key));
        find().set(urlOf(key), { body, headers: [...response.headers] });
      });
    },
  };
  return cache as Cache;
}

/** The methods that the worker and the page use. The power may fail after each of their steps. */
export function cachesOf(disk: Disk, fate: Fate): CacheStorage {
  const open = (name: string) =>
    fate.take('look', () => {
      const kept = disk.caches.get(name) ?? new Map<string, Kept>();
      disk.caches.set(name, kept);
      // An open cache stays usable after its deletion.
      return cacheOf(fate, () => kept);
    });
  const storage: Pick<CacheStorage, 'open' | 'keys' | 'delete' | 'match'> = {
    open,
    keys: () => fate.take('look', () => [...disk.caches.keys()]),
    delete: (name) => fate.take('drop', () => disk.caches.delete(name)),
    match: async (key, options) =>
      fate.take('look', () =>
        answerOf(disk.caches.get(options?.cacheName ?? '')?.get(urlOf(key as RequestInfo))),
      ),
  };
  return storage as CacheStorage;
}
