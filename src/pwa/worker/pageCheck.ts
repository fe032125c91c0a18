/** Detects a page that was edited on the server without a new worker. */
import { PAGE_ADDRESS } from '../../config/worker.ts';
import { isBuildFile } from './buildFiles.ts';

const POLICY = 'content-security-policy';
/** In the page's tags and in its import map, which names the files of all other parts. */
const BUILD_FILES = /"(\/static\/[^"]+\.(?:js|css))"/g;

interface Page {
  text: string;
  headers: Headers;
}

async function read(response: Response): Promise<Page> {
  return { text: await response.text(), headers: response.headers };
}

function isSame(one: Page, other: Page): boolean {
  return one.text === other.text && one.headers.get(POLICY) === other.headers.get(POLICY);
}

function filesOf({ text }: Page): string {
  return [...text.matchAll(BUILD_FILES)].map((match) => match[1]).join(' ');
}

/** Headers that describe the transferred body and do not fit the decoded text. */
const WIRE_HEADERS = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Replaces the worker's page if the server has another page of the same build, and returns whether
 * it did. A page of another build comes with its own worker. If two answers differ, it gives up.
 */
export async function renewPage(
  cache: Cache,
  key: string,
  ask: (address: string) => Promise<Response>,
): Promise<boolean> {
  const fresh = async () => {
    const response = await ask(PAGE_ADDRESS);
    return (await isBuildFile(PAGE_ADDRESS, response)) ? read(response) : undefined;
  };
  const stored = await cache.match(key);
  const page = stored && (await fresh());
  if (!page) return false;
  const known = await read(stored);
  if (isSame(page, known) || filesOf(page) !== filesOf(known)) return false;
  const again = await fresh();
  if (!again || !isSame(page, again)) return false;
  const headers = new Headers(page.headers);
  for (const name of WIRE_HEADERS) headers.delete(name);
  await cache.put(key, new Response(page.text, { headers }));
  return true;
}
