import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { buildWithBrand, ROOT } from './webServers.ts';

const EXAMPLE = 'src/build/brand/example';

let outDir = '';
const textOf = (path: string) => readFileSync(join(outDir, path), 'utf8');
const jsonOf = (path: string) => JSON.parse(textOf(path)) as Record<string, unknown>;
const filesIn = (folder: string, ending: string) =>
  readdirSync(join(outDir, folder)).filter((name) => name.endsWith(ending));

beforeAll(() => {
  outDir = mkdtempSync(join(tmpdir(), 'branded-'));
  expect(buildWithBrand(EXAMPLE, outDir).stderr).not.toMatch(/error/i);
});
afterAll(() => rm(outDir, { recursive: true }));

describe('a build with a brand', () => {
  it('has the brand’s name on the home screen, in both languages', () => {
    expect(jsonOf('manifest.webmanifest')).toMatchObject({
      name: 'Cedar: order at your table',
      short_name: 'Cedar',
      theme_color: '#f2f6f3',
    });
    expect(jsonOf('manifest.ar.webmanifest')).toMatchObject({ short_name: 'الأرز' });
  });

  it('has the name in the tags that are read before the app runs', () => {
    const html = textOf('index.html');
    expect(html).toContain('<title>Cedar: order at your table</title>');
    expect(html).toContain('content="The kitchens of Cedar: see the menu');
    expect(html).toMatch(/theme-color" content="#f2f6f3" media="[^"]*light/);
    expect(html).toMatch(/theme-color" content="#0e1512" media="[^"]*dark/);
  });

  it('has the brand’s words, and the app’s own for all others', () => {
    expect(jsonOf('assets/i18n/EN.json')).toEqual({
      ...EN,
      'start.title': 'Welcome to Cedar',
      'home.toMenu': 'See what we cook',
    });
    expect(jsonOf('assets/i18n/first/EN.json')['home.toMenu']).toBe('See what we cook');
    expect(jsonOf('assets/i18n/AR.json')['start.title']).toBe('أهلًا بكم في الأرز');
  });

  it('has the brand’s colours in both themes from the first paint, and none of the app’s own', () => {
    const html = textOf('index.html');
    const all = [html, ...filesIn('static', '.css').map((name) => textOf(`static/${name}`))].join();
    for (const color of ['#1d5a42', '#7fc7a6']) expect(html).toContain(color);
    for (const color of ['#a23b1d', '#eb8b62', '#faf6f0', '#16110e'])
      expect(all).not.toContain(color);
  });

  it('has the brand’s name in the app and its worker, and the app’s own nowhere', () => {
    const scripts = filesIn('static', '.js').map((name) => textOf(`static/${name}`));
    const all = [...scripts, textOf('sw.js')];
    expect(all.some((code) => /["`]Cedar["`]/.test(code))).toBe(true);
    expect(textOf('sw.js')).toMatch(/["`]Cedar["`]/);
    expect(all.filter((code) => /["`]Sufra["`]|["`]سفرة["`]/.test(code))).toEqual([]);
  });

  it('has the brand’s icons', () => {
    const own = readFileSync(join(ROOT, EXAMPLE, 'icons/icon-192.png'));
    expect(readFileSync(join(outDir, 'icons/icon-192.png')).equals(own)).toBe(true);
    expect(textOf('icons/icon.svg')).toContain('#1d5a42');
    expect(existsSync(join(outDir, 'icons/order-ready.svg'))).toBe(true);
  });
});

it('does not build with a faulty brand, and says why', () => {
  const { status, stderr } = buildWithBrand('src/server', outDir);
  expect(status).not.toBe(0);
  expect(stderr).toContain('src/server/brand.json is not there: SUFRA_BRAND names the folder');
});
