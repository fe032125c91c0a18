/**
 * Restores lost files of the build. A phone may lose files, and the repair of a broken build may
 * stop after deleting them all: without this, the worker would request them at each start, and the
 * app would not open offline.
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
    // A fresh response: browsers reject a redirected one as the page of another address.
    found.push([key, new Response(await response.blob(), response)]);
  }
  // All or none: the server's page does not fit strings from this device.
  for (const [key, response] of found) await cache.put(key, response);
}
