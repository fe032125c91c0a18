/** Small builds of the app. Each of their files contains the name of its build. */
import { createHash } from 'node:crypto';

export interface HostedFile {
  type: string;
  body: string;
}

export interface Release {
  mark: string;
  files: ReadonlyMap<string, HostedFile>;
}

export const PAGE = '/index.html';
export const WORKER = '/sw.js';
export const WORDS = ['/assets/i18n/EN.json', '/assets/i18n/AR.json'];

/** Like the build, names words by their content. */
const fingerprintOf = (text: string) =>
  createHash('sha256').update(text).digest('hex').slice(0, 24);

const hash = (text: string) => createHash('md5').update(text).digest('hex');

/** Part of every build, with the same content and name: no deployment changes it. */
const LIBRARY: readonly [string, string] = ['/static/library-00000000.js', 'library'];

/** Marks the code of a build that does not start. */
export const BROKEN = ' throws';

interface Options {
  /** Settings that the host's owner has put into the page after the build. */
  settings?: string;
  /** True when the app does not start. */
  isBroken?: boolean;
}

export function makeRelease(mark: string, { settings = '', isBroken }: Options = {}): Release {
  const codes = ['index', 'menu', 'payment'].map((name) => `/static/${name}-${mark}.js`);
  const styles = [`/static/menu-${mark}.css`];
  const named = [...codes, LIBRARY[0], ...styles];
  const page = (config: string) =>
    `<html data-build="${mark}"><script type="application/json" id="app-config">{"text":"${config}"}</script>` +
    named.map((path) => `<link href="${path}">`).join('');
  const files = new Map<string, HostedFile>([
    [PAGE, { type: 'text/html; charset=utf-8', body: page(settings) }],
    ...codes.map((path): [string, HostedFile] => [
      path,
      { type: 'text/javascript', body: `build ${mark}${isBroken ? BROKEN : ''}` },
    ]),
    [LIBRARY[0], { type: 'text/javascript', body: LIBRARY[1] }],
    ...styles.map((path): [string, HostedFile] => [
      path,
      { type: 'text/css', body: `build ${mark}` },
    ]),
    ...WORDS.map((path): [string, HostedFile] => [
      path,
      { type: 'application/json', body: `{"text":"build ${mark}"}` },
    ]),
  ]);
  const entries = [...files].map(([path, { body }]) => {
    if (path.startsWith('/static/')) return { url: path.slice(1), revision: null };
    const revision = path === PAGE ? hash(page('')) : fingerprintOf(body);
    return { url: path.slice(1), revision };
  });
  files.set(WORKER, { type: 'text/javascript', body: JSON.stringify(entries) });
  return { mark, files };
}

/** The files that a page requests over time while it is open. */
export function filesOfPage(page: string): string[] {
  return [...page.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '');
}

/** The code that the page starts with. */
export const isEntry = (path: string) => path.includes('/index-');

/** The build of a file; undefined for a file of every build. */
export function markOf(text: string): string | undefined {
  return /build(?:="| )(\w+)/.exec(text)?.[1] ?? (text === LIBRARY[1] ? undefined : '?');
}
