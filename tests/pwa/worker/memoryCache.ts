/** The methods of Cache that the worker uses. Like a browser, lists entries in insertion order. */
export function memoryCache(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, Response>();
  const urlOf = (key: RequestInfo | URL) => (key instanceof Request ? key.url : String(key));
  const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
    match: (key) => Promise.resolve(kept.get(urlOf(key))?.clone()),
    put: (key, response) => {
      if (kept.size >= room) return Promise.reject(new DOMException('full', 'QuotaExceededError'));
      kept.delete(urlOf(key));
      kept.set(urlOf(key), response);
      return Promise.resolve();
    },
    keys: () => Promise.resolve([...kept.keys()].map((url) => new Request(url))),
    delete: (key) => Promise.resolve(kept.delete(urlOf(key))),
  };
  return { cache: cache as Cache, urls: () => [...kept.keys()] };
}
