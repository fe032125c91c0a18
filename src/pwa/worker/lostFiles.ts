/**
 * Brings back what the device has lost of the build. A phone may lose files, and a page that mends a
 * broken build may be cut off after it has dropped them all: without this, the worker would ask for them
 * at each start, and the app not open without a network.
 */
export async function bringBackLost(
  cache: Cache,
  files: Iterable<string>,
  keyOf: (path: string) => string,
  ask: (path: string) => Promise<Response | undefined>,
): Promise<void> {
  const kept = new Set((await cache.keys()).map(({ url }) => url));
  const found: [string, Response][] = [];
  for (const path of files) {
    const key = keyOf(path);
    if (kept.has(key)) continue;
    const response = await ask(path);
    // The server has another build, which comes with its own worker.
    if (!response) return;
    // As a new answer: a page that was redirected would not be taken for an address of the app.
    found.push([key, new Response(await response.blob(), response)]);
  }
  // All or none: a page from the server does not go with words from here.
  for (const [key, response] of found) await cache.put(key, response);
}
