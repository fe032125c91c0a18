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

/** The content of an answer, as the worker's list names it. */
export async function integrityOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
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

/**
 * Keeps the files that the new build does not have. A tab that still runs the old build requests
 * them after the server has removed them.
 */
export async function putAside(
  build: Cache,
  aside: Cache,
  isInNewBuild: (pathname: string) => boolean,
): Promise<void> {
  const files = (await build.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return isHashedFile(pathname) && !isInNewBuild(pathname);
  });
  // A second worker of the same build finds nothing new to keep.
  if (files.length === 0) return;
  await Promise.all((await aside.keys()).map((file) => aside.delete(file)));
  await Promise.all(
    files.map(async (file) => {
      const response = await build.match(file);
      if (response) await aside.put(file, response);
    }),
  );
}

/** A file that is not in the worker's build: from the server, else a kept one. */
export async function otherBuildFile(
  request: Request,
  fetchFile: (request: Request) => Promise<Response>,
  openAside: () => Promise<Cache>,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fromServer = await fetchFile(request).catch(() => undefined);
  if (fromServer && (await isBuildFile(pathname, fromServer))) return fromServer;
  const aside = await openAside()
    .then((cache) => cache.match(request, { ignoreVary: true }))
    .catch(() => undefined);
  if (aside) return aside;
  // An error page must not be delivered as a script.
  if (fromServer?.ok) return new Response('', { status: 404, statusText: 'Not Found' });
  return fromServer ?? Response.error();
}
