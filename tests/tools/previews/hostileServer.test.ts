import type { RequestListener } from 'node:http';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makePreviews } from '../../../src/tools/previews/makePreviews.ts';
import { TEXTS } from '../../release/browser/hostile/texts.ts';
import { serve as serveUrl } from '../../server/serve.ts';
import { filesIn, parsed, removeBuild, standInBuild, toldBy } from './buildWithPreviews.ts';

const SITE = 'https://order.example';
let outDir = '';

beforeEach(async () => {
  outDir = await standInBuild();
});
afterEach(() => removeBuild(outDir));

const serve = async (listener: RequestListener) => (await serveUrl(listener)).origin;

const run = (host: string, codes = 'A') =>
  makePreviews(['--host', host, '--site', SITE, `--codes=${codes}`, '--out', outDir]);

/** A venue without a delivery side with the same text in every field. */
function venueSaying(text: string, dish: object = {}): RequestListener {
  const item = {
    id: 5,
    categoryId: 1,
    price: 1.5,
    currency: 'KWD',
    labelEN: text,
    labelAR: text,
    descriptionEN: text,
    descriptionAR: text,
    thumbnailImageName: text,
    images: [{ width: 10, name: text }],
    ...dish,
  };
  const menu = {
    menuScheduleId: 1,
    storeId: 1,
    currency: 'KWD',
    minOrderAmount: 0,
    categories: [{ categoryId: 1, labelEN: text }],
    menuItems: [item],
  };
  const both = { labelEN: text, labelAR: text, addressEN: text, addressAR: text };
  const range = { from: text, to: text };
  const answers: Record<string, unknown> = {
    'Menu/GetStoreIdFromCode/A': { storeId: 1, code: 'A', conceptId: 1, ...both },
    'Menu/EN/A': menu,
    'Delivery/headerSetup/EN/A': { logo: text, ...both },
    'Delivery/getConceptInfo/A': { conceptId: 1, descriptionEN: text, logo: text, phone: text },
    'Delivery/getStoreAddress/1': { storeId: 1, phone: text, ...both },
    'Delivery/getStoreList/EN/A': [{ storeId: 1, image: text, ...both }],
    'Delivery/GetOperationHours/1': { storeId: 1, week: [{ day: 0, dineIn: [range] }] },
  };
  return (request, response) => {
    const dataenum = answers[(request.url ?? '').replace('/api/', '')] ?? null;
    response.end(JSON.stringify({ status: dataenum === null ? -1 : 1, dataenum }));
  };
}

/** The tags of a page without those that a preview adds. */
function shownTags(page: Document): string[] {
  const tags = [...page.querySelectorAll('*')].map(({ localName }) => localName);
  return tags.filter((tag) => !['meta', 'link', 'script'].includes(tag));
}

describe('texts of a venue', () => {
  it.each(Object.keys(TEXTS))('cannot change the page: %s', async (name) => {
    const text = TEXTS[name as keyof typeof TEXTS];
    const isEndless = text.length > 1_000_000;
    const endless = { labelEN: text, descriptionEN: text };
    await run(await serve(isEndless ? venueSaying('Beit', endless) : venueSaying(text)));
    const files = await filesIn(outDir);
    const built = parsed(files.get('index.html') ?? '');
    expect(files.has('Menu/A/index.html')).toBe(true);
    for (const path of ['Menu/A', 'Item/A/5'].filter((each) => files.has(`${each}/index.html`))) {
      const html = files.get(`${path}/index.html`) ?? '';
      const { page, meta, data, canonical } = toldBy(html);
      expect(shownTags(page)).toEqual(shownTags(built));
      expect(page.scripts).toHaveLength(built.scripts.length + 1);
      expect(canonical).toBe(`${SITE}/${path}`);
      expect(data['url']).toBe(canonical);
      expect(html).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/u);
      expect(html.length).toBeLessThan(40_000);
      expect(meta['og:image'] ?? `${SITE}/`).toMatch(
        /^https?:\/\/(?:127\.0\.0\.1:\d+\/images|order\.example)\//,
      );
    }
  });

  it('are cut after a word if they are long, and stay whole if they are short', async () => {
    await run(await serve(venueSaying('Fish & "chips"', { descriptionEN: 'word '.repeat(100) })));
    const { title, meta, data } = toldBy((await filesIn(outDir)).get('Item/A/5/index.html') ?? '');
    expect(title).toBe('Fish & "chips" · Fish & "chips"');
    expect(data['name']).toBe('Fish & "chips"');
    expect(meta['description']).toMatch(/^KWD 1\.500 · (?:word ){38,39}word… · Fish & "chips"$/);
  });

  it('are shown in the only language there is', async () => {
    const arabic = { labelEN: '', label: '', labelAR: 'حمص', descriptionEN: '', descriptionAR: '' };
    await run(await serve(venueSaying('Beit', arabic)));
    const { title, meta, data } = toldBy((await filesIn(outDir)).get('Item/A/5/index.html') ?? '');
    expect(title).toBe('حمص · Beit');
    expect(meta).toMatchObject({ 'og:locale': 'ar_AR', description: 'KWD 1.500' });
    expect(meta).not.toHaveProperty('og:locale:alternate');
    expect(data).not.toHaveProperty('alternateName');
  });
});

describe('a server that breaks the contract', () => {
  const html: RequestListener = (_, response) => response.end('<!doctype html><h1>Hello</h1>');
  const away: RequestListener = (_, response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:9/' }).end();
  const endless: RequestListener = (_, response) => {
    const piece = 'x'.repeat(1_000_000);
    for (let count = 0; count < 13; count += 1) response.write(piece);
    response.end();
  };
  const broken: RequestListener = (_, response) => response.end('{"dataenum":{"storeId":"one"}}');
  const refusing: RequestListener = (_, response) => response.writeHead(500).end();
  const cutOff: RequestListener = (_, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{', () => response.destroy());
  };

  it.each([
    ['answers pages', html, 'answers no JSON: is --host the address'],
    ['leads elsewhere', away, 'leads elsewhere (302): name that host'],
    ['answers without an end', endless, 'answers more than'],
    ['answers against the contract', broken, 'answers against the contract'],
    ['is at fault', refusing, 'answers 500.'],
    ['is cut off', cutOff, 'is down: is --host the address'],
  ])('%s: one line, and no change', async (_, listener, words) => {
    const before = await filesIn(outDir);
    const failure: unknown = await run(await serve(listener)).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: expect.stringContaining(words) });
    expect((failure as Error).message).not.toContain('\n');
    expect(await filesIn(outDir)).toEqual(before);
  });

  it('disappears between two venues: the earlier pages stay', async () => {
    const host = await serve(venueSaying('Beit'));
    await run(host);
    const before = await filesIn(outDir);
    await expect(run(host, 'A,B')).rejects.toThrow('knows no venue B');
    expect(await filesIn(outDir)).toEqual(before);
  });
});

describe('the arguments of the command', () => {
  it.each([
    [['--codes', 'A'], '--host must be an address'],
    [['--host', 'ftp://x.example', '--codes', 'A'], '--host must be an address'],
    [['--host', 'https://u:p@x.example', '--codes', 'A'], '--host must be an address'],
    [['--host', 'https://x.example', '--site', 'x', '--codes', 'A'], '--site must be an address'],
    [['--host', 'https://x.example'], '--codes must name a venue'],
    [['--host', 'https://x.example', '--codes', ' , '], '--codes must name a venue'],
    [['--bogus'], 'There are --host, --site, --codes and --out.'],
  ])('%j: %s', async (words, sentence) => {
    await expect(makePreviews(words)).rejects.toThrow(sentence);
  });

  it.each(['../x', '.', '..', 'a/b', 'a b', 'بيت', '%2e', '-a'])(
    'the code %s is not a folder name',
    async (code) => {
      await expect(run('http://127.0.0.1:9', code)).rejects.toThrow(
        'cannot be the name of a folder',
      );
    },
  );

  it('a folder without a build, or with a different page', async () => {
    await writeFile(join(outDir, 'index.html'), '<title>Mine</title>');
    await expect(run('http://127.0.0.1:9')).rejects.toThrow('holds no index.html of a build');
    await rm(join(outDir, 'index.html'));
    await expect(run('http://127.0.0.1:9')).rejects.toThrow('holds no index.html of a build');
  });
});

describe('writing', () => {
  it('removes what a killed run has left', async () => {
    await mkdir(join(outDir, '.previews-dead', 'new'), { recursive: true });
    await writeFile(join(outDir, '.previews-dead', 'new', 'x'), 'x');
    await run(await serve(venueSaying('Beit')));
    expect([...(await filesIn(outDir)).keys()]).toEqual([
      'Item/A/5/index.html',
      'Menu/A/index.html',
      'index.html',
      'robots.txt',
      'sitemap.xml',
    ]);
  });
});
