/** Writes the preview pages of venues into a build. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { links, wordsOf } from '../../rules/common/routes.ts';
import { APP_CONFIG_ELEMENT_ID } from '../../config/appConfig.ts';
import { CommandFault } from '../../build/commandFault.ts';
import { readPageConfig } from '../../build/pageConfig.ts';
import { readOptions } from './options.ts';
import { pagesOf } from './pages.ts';
import { readVenue } from './venue.ts';
import { escapeHtml } from '../../build/escapeHtml.ts';
import { writePages } from './writePages.ts';

const PAGE = 'index.html';
/** The folders of all possible preview pages. */
const FOLDERS = new Set(
  [links.delivery('A'), links.menu('A'), links.item('A', 1), links.merge('A')].flatMap((path) =>
    wordsOf(path).slice(0, 1),
  ),
);

const MOST_PAGES = 50_000;

/** Lists the pages for search engines. */
function sitemapOf(addresses: readonly string[]): string {
  if (addresses.length > MOST_PAGES)
    throw new CommandFault(
      `--codes: these venues have ${addresses.length} pages, and a sitemap holds ${MOST_PAGES}.`,
    );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${escapeHtml(address)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

/** Replaces the sitemap line. */
function robotsWith(robots: string, sitemap: string): string {
  const rules = robots.split('\n').filter((line) => !/^\s*sitemap\s*:/i.test(line));
  return `${rules.join('\n').trim()}\n\nSitemap: ${sitemap}\n`.trimStart();
}

async function textIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return '';
  }
}

/** Returns a summary in one line. If it throws a `CommandFault`, nothing has changed. */
export async function makePreviews(words: readonly string[]): Promise<string> {
  const { host, site: origin, codes, out } = readOptions(words);
  const outDir = resolve(out);
  const built = await textIn(join(outDir, PAGE));
  if (!built.includes(`id="${APP_CONFIG_ELEMENT_ID}"`))
    throw new CommandFault(`--out: ${out} holds no ${PAGE} of a build; run \`npm run build\`.`);
  const { publicTokenKey, imageBase, imageHosts, requestTimeoutMs } = readPageConfig(built);
  const server = { host, tokenKey: publicTokenKey, timeoutMs: requestTimeoutMs };
  const pictures = { base: imageBase || `${host}/images`, appOrigin: origin, hosts: imageHosts };

  const pages = new Map<string, string>();
  // One at a time, so that a server with many venues is not flooded.
  for (const code of codes) {
    const venue = await readVenue(server, code);
    for (const [path, page] of pagesOf(venue, { built, origin, pictures })) pages.set(path, page);
  }

  const sitemap = sitemapOf([...pages.keys()].map((path) => `${origin}${path}`));
  const robots = await textIn(join(outDir, 'robots.txt'));
  const files = new Map([
    ...[...pages].map(([path, page]) => [join(path, PAGE), page] as const),
    ['sitemap.xml', sitemap],
    ['robots.txt', robotsWith(robots, `${origin}/sitemap.xml`)],
  ]);
  await writePages(outDir, files, FOLDERS);
  return `Pages in ${out}: ${pages.size}, of venues: ${codes.length}. Its sitemap.xml names them.`;
}
