import { execFile } from 'node:child_process';
import type { Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveDemo } from '../../demo/servedDemo.ts';
import { filesIn, parsed, removeBuild, standInBuild, toldBy } from './buildWithPreviews.ts';
import { readPageConfig } from '../../../src/build/pageConfig.ts';
import { contentSecurityPolicy } from '../../../src/server/securityPolicy.ts';

const COMMAND = new URL('../../../src/tools/previews/command.ts', import.meta.url).pathname;
const SITE = 'https://order.example';

let server: Server;
let origin = '';
let outDir = '';
let files = new Map<string, string>();

const command = (codes: string) =>
  promisify(execFile)(
    process.execPath,
    [COMMAND, '--host', `${origin}/`, '--site', SITE, '--codes', codes, '--out', outDir],
    { timeout: 30_000 },
  );

let pages = new Map<string, ReturnType<typeof toldBy>>();

function pageAt(path: string) {
  const told = pages.get(path);
  if (!told) throw new Error(`There is no page at ${path}.`);
  return told;
}

beforeAll(async () => {
  ({ server, origin } = await serveDemo());
  outDir = await standInBuild();
  await command('BEIT,PALMSEA,SOUQ');
  files = await filesIn(outDir);
  const written = [...files].filter(([path]) => path.endsWith('/index.html'));
  pages = new Map(written.map(([path, html]) => [path.replace('/index.html', ''), toldBy(html)]));
});
afterAll(async () => {
  server.close();
  await removeBuild(outDir);
});

it('describes a venue in both languages: its place, its hours, and its menu', () => {
  const { title, meta, canonical, data } = pageAt('Delivery/BEIT');
  expect(title).toBe('Beit Sufra | بيت سفرة');
  expect(canonical).toBe(`${SITE}/Delivery/BEIT`);
  expect(meta).toMatchObject({
    description: expect.stringContaining('Levantine kitchen since 1987 · مطبخ شامي منذ 1987'),
    'og:title': title,
    'og:url': canonical,
    'og:site_name': 'Beit Sufra',
    'og:locale': 'en_US',
    'og:locale:alternate': 'ar_AR',
  });
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    name: 'Beit Sufra',
    alternateName: 'بيت سفرة',
    address: expect.stringContaining('Ahmad Al Jaber Street'),
    geo: { latitude: 29.3797, longitude: 47.9928 },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(['Sunday']), opens: '00:00', closes: '23:59' },
    ],
    hasMenu: {
      hasMenuSection: expect.arrayContaining([
        expect.objectContaining({ name: 'Breakfast', alternateName: 'الفطور' }),
      ]),
    },
  });
});

it('describes a dish in both languages, with the price that the app shows', () => {
  const { title, meta, canonical, data } = pageAt('Delivery/BEIT/Item/1051');
  expect(title).toBe('Foul medames · Beit Sufra | فول مدمّس · بيت سفرة');
  expect(canonical).toBe(`${SITE}/Delivery/BEIT/Item/1051`);
  expect(meta['description']).toMatch(/^KWD 1\.100 · Slow-cooked fava beans.* · فول مطهو/);
  expect(data).toMatchObject({
    '@type': 'MenuItem',
    name: 'Foul medames',
    alternateName: 'فول مدمّس',
    offers: { price: '1.100', priceCurrency: 'KWD' },
    suitableForDiet: expect.arrayContaining(['https://schema.org/VeganDiet']),
  });
});

it('shows a venue without a delivery side by its tables, and a hall by its one page', () => {
  expect(pageAt('Menu/PALMSEA').data).toMatchObject({ '@type': 'Restaurant' });
  expect([...pages.keys()].some((path) => path.startsWith('Item/PALMSEA/'))).toBe(true);
  expect(pageAt('Merge/SOUQ').title).toBe('Souq Hall | صالة السوق');
});

it('leaves scripts, settings and policy of the build as they are', () => {
  const built = files.get('index.html') ?? '';
  const scriptsOf = (page: Document) =>
    [...page.querySelectorAll('script:not([type="application/ld+json"])')].map(
      ({ outerHTML }) => outerHTML,
    );
  const scripts = scriptsOf(parsed(built));
  const policy = contentSecurityPolicy(built, readPageConfig(built));
  for (const [path, { page }] of pages) {
    const html = files.get(`${path}/index.html`) ?? '';
    expect(scriptsOf(page), path).toEqual(scripts);
    expect(contentSecurityPolicy(html, readPageConfig(html)), path).toBe(policy);
  }
});

it('names only existing pictures', async () => {
  const pictures = new Set(
    [...pages.values()]
      .flatMap(({ meta, data }) => [meta['og:image'], data['image']])
      .filter((each) => typeof each === 'string'),
  );
  expect(pictures.size).toBeGreaterThan(20);
  for (const picture of pictures) {
    const answer = await fetch(picture);
    expect(`${picture} ${answer.status}`).toBe(`${picture} 200`);
    expect(answer.headers.get('Content-Type')).toMatch(/^image\//);
    await answer.arrayBuffer();
  }
});

it('lists exactly these pages in a sitemap that robots.txt names', () => {
  const sitemap = parsed(files.get('sitemap.xml') ?? '', 'application/xml');
  expect(sitemap.documentElement.namespaceURI).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  const listed = [...sitemap.querySelectorAll('url > loc')].map(({ textContent }) => textContent);
  const written = [...pages.keys()].map((path) => `${SITE}/${path}`);
  expect(listed.toSorted()).toEqual(written.toSorted());
  const canonical = [...pages.values()].map((told) => told.canonical ?? '');
  expect(listed.toSorted()).toEqual(canonical.toSorted());
  expect(files.get('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${SITE}/sitemap.xml\n`);
});

it('writes the same bytes again, and nothing of a venue that is no longer listed', async () => {
  await command('BEIT,PALMSEA,SOUQ');
  expect(await filesIn(outDir)).toEqual(files);
  const { stdout } = await command('SOUQ');
  expect(stdout).toBe(`Pages in ${outDir}: 1, of venues: 1. Its sitemap.xml names them.\n`);
  const left = await filesIn(outDir);
  expect([...left.keys()]).toEqual([
    'Merge/SOUQ/index.html',
    'index.html',
    'robots.txt',
    'sitemap.xml',
  ]);
});

it('reports the fault in one line, and fails', async () => {
  const failure: unknown = await command('NOPE').catch((error: unknown) => error);
  expect(failure).toMatchObject({
    code: 1,
    stderr: `--codes: ${origin} knows no venue NOPE.\n`,
  });
});
