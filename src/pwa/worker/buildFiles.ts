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

/** Whether the answer is the requested file and not an error page. */
export async function isBuildFile(pathname: string, response: Response): Promise<boolean> {
  if (response.status !== 200) return false;
  const expected = TYPES.find(([name]) => name.test(pathname))?.[1];
  if (!expected?.test(response.headers.get('content-type') ?? '')) return false;
  return !pathname.endsWith('.html') || (await response.clone().text()).includes(PAGE_MARK);
}

/**
 * Whether a page is of this build: it names all of its code. A page that was asked for while the host
 * got another build, or from a machine that is behind, would bring code that this worker does not keep.
 */
export async function isPageOfBuild(page: Response, paths: Iterable<string>): Promise<boolean> {
  const text = await page.text();
  return [...paths].every((path) => !isHashedFile(path) || text.includes(path));
}

const HASHED = '/static/';

export function isHashedFile(pathname: string): boolean {
  return pathname.startsWith(HASHED);
}

/** The addresses of what a worker keeps of its build; undefined for a worker that does not say. */
export type KeptKeys = ReadonlySet<string> | undefined;

interface Builds {
  /** The build that is being installed. */
  own: ReadonlySet<string>;
  /** Of the worker that answers now. */
  active: KeptKeys;
  /** Of the one that the new build takes the place of. */
  waiting: KeptKeys;
}

/**
 * Sets the files aside that the new build does not have. A tab that still runs the old build requests
 * them after the server has removed them. Removes what was left by builds that nobody has let in.
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
  // Last, so that whoever is stopped in between has lost nothing.
  const urls = old.map(({ url }) => url);
  for (const file of await aside.keys()) {
    // A second worker of the same build finds nothing new to keep.
    if (urls[0] && !urls.includes(file.url)) await aside.delete(file);
  }
  if (!active || !waiting) return;
  // The worker that waits still does so if the new one fails.
  const left = others.filter(({ url }) => !active.has(url) && !waiting.has(url));
  for (const file of left) await kept.delete(file);
}

/**
 * A file that is not in the worker's build: a kept one, else from the server. Its name says its content, so
 * nobody has to wait for a server that is silent.
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
