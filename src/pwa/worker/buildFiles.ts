/** Files of the build: which answers count as one, and which files stay for older tabs. */

const TYPES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.js$/, /^(?:text|application)\/(?:x-)?javascript\b/i],
  [/\.css$/, /^text\/css\b/i],
  [/\.(?:json|webmanifest)$/, /^application\/(?:[\w.-]+\+)?json\b/i],
  [/\.html$/, /^text\/html\b/i],
  [/\.svg$/, /^image\/svg/i],
  [/\.png$/, /^image\/png\b/i],
];

/** Text that is in the app's page but in no error page or portal page. */
const PAGE_MARK = 'id="app-config"';

/** True when the answer is the requested file and not an error page. */
export async function isBuildFile(pathname: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const expected = TYPES.find(([name]) => name.test(pathname))?.[1];
  if (!expected?.test(response.headers.get('content-type') ?? '')) return false;
  return !pathname.endsWith('.html') || (await response.clone().text()).includes(PAGE_MARK);
}

/**
 * True when a page is of this build, because it names all of its code. A page requested during a
 * deployment, or from an outdated machine, would need code that this worker does not keep.
 */
export async function isPageOfBuild(page: Response, paths: Iterable<string>): Promise<boolean> {
  const text = await page.text();
  return [...paths].every((path) => !isHashedFile(path) || text.includes(path));
}

const HASHED = '/static/';

export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith(HASHED);
}

/** The keys of the build files that a worker keeps; undefined if the worker does not answer. */
export type KeptKeys = ReadonlySet<string> | undefined;

interface Builds {
  /** The build that is being installed. */
  own: ReadonlySet<string>;
  /** The active worker's. */
  active: KeptKeys;
  /** Those of the waiting worker, which the new build replaces. */
  waiting: KeptKeys;
}

/**
 * Sets aside the files that the new build does not have, because tabs of the old build request them
 * after the server has removed them. Removes the leftovers of builds that never became active.
 */
export async function putAside(
  kept: Cache,
  aside: Cache,
  { own, active, waiting }: Builds,
): Promise<void> {
  const others = (await kept.keys()).filter(({ url }) => !own.has(url));
  const old = others.filter(({ url }) => url.includes(HASHED) && (!active || active.has(url)));
  for (const file of old) {
    const response = await kept.match(file);
    if (response) await aside.put(file, response);
  }
  // Delete last, so that an interruption loses nothing.
  const urls = old.map(({ url }) => url);
  for (const file of await aside.keys()) {
    // A second worker of the same build finds nothing new to keep.
    if (urls[0] && !urls.includes(file.url)) await aside.delete(file);
  }
  if (!active || !waiting) return;
  // The waiting worker continues to wait if the new one fails.
  const left = others.filter(({ url }) => !active.has(url) && !waiting.has(url));
  for (const file of left) await kept.delete(file);
}

/**
 * A file outside the worker's build: a kept one, else the server's. The name identifies the
 * content, so a kept file needs no wait for a silent server.
 */
export async function otherBuildFile(
  request: Request,
  fetchFile: (request: Request) => Promise<Response>,
  openAside: () => Promise<Cache>,
): Promise<Response> {
  const aside = await openAside()
    .then((cache) => cache.match(request, { ignoreVary: true }))
    .catch(() => undefined);
  if (aside) return aside;
  const fromServer = await fetchFile(request).catch(() => Response.error());
  // An error page must not be delivered as a script.
  const isFile = await isBuildFile(new URL(request.url).pathname, fromServer);
  if (fromServer.ok && !isFile) return new Response('', { status: 404 });
  return fromServer;
}
