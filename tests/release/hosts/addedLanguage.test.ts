import { devices, type Browser, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import EN from '../../../public/assets/i18n/EN.json';
import { freePort } from '../../browser/support/ports.ts';
import { VITE } from '../../server/startedHost.ts';
import { buildWithBrand, launchChromium, ROOT } from './webServers.ts';

/** The minimum for a language: one file of words beside empty settings. */
const FRENCH = {
  'find.open': 'Chercher dans la carte',
  'header.cartEmpty': 'Panier, vide',
  'settings.title': 'Affichage',
  'cart.freeUnits_other': '{count} offerts',
};

let folder = '';
let outDir = '';
let server: ChildProcess;
let origin = '';
let browser: Browser;
const jsonOf = (path: string) =>
  JSON.parse(readFileSync(join(outDir, path), 'utf8')) as Record<string, unknown>;

async function startPreview(): Promise<void> {
  const port = await freePort();
  const words = ['preview', '--configLoader', 'native', '--outDir', outDir, '--strictPort'];
  server = spawn(process.execPath, [VITE, ...words, '--port', String(port)], { cwd: ROOT });
  origin = `http://localhost:${port}`;
  if (server.stdout) await once(server.stdout, 'data');
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'french-'));
  outDir = join(folder, 'dist');
  mkdirSync(join(folder, 'words'));
  writeFileSync(join(folder, 'brand.json'), '{}');
  writeFileSync(join(folder, 'words/FR.json'), JSON.stringify(FRENCH));
  const built = buildWithBrand(folder, outDir);
  expect(built.status, built.stderr).toBe(0);
  await startPreview();
  browser = await launchChromium();
});

afterAll(async () => {
  await browser.close();
  server.kill();
  await rm(folder, { recursive: true });
});

/** True once the app has taken over the early first screen. */
const isReady = (page: Page) => page.waitForSelector('#root:not(.waits) article');

/** A phone at the demo's table, and its requests to the venue's server. */
async function seat(): Promise<{ page: Page; asked: string[] }> {
  const page = await browser.newPage(devices['Pixel 7']);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const lang = request.headers()['accept-language'] ?? '';
    if (pathname.startsWith('/api/')) asked.push(`${lang} ${pathname} ${request.postData() ?? ''}`);
  });
  await page.goto(`${origin}/Menu/BEIT/T12`);
  await isReady(page);
  await page.getByRole('button', { name: EN['settings.title'] }).tap();
  await page.getByText('Français', { exact: true }).tap();
  await page.getByRole('button', { name: 'Chercher dans la carte' }).waitFor();
  return { page, asked };
}

describe('a language that a brand adds with one file of words', () => {
  it('has its own words, and the default language’s for all others', () => {
    expect(jsonOf('assets/i18n/FR.json')).toMatchObject({
      ...FRENCH,
      'cart.title': EN['cart.title'],
      'cart.freeUnits_many': '{count} offerts',
    });
    expect(jsonOf('assets/i18n/first/FR.json')['find.open']).toBe('Chercher dans la carte');
    expect(jsonOf('manifest.fr.webmanifest')).toMatchObject({
      lang: 'fr',
      dir: 'ltr',
      short_name: 'Sufra',
      screenshots: [{ src: '/install/menu-en.jpg' }, {}, {}],
    });
  });

  it('is offered, and kept after a reload', async () => {
    const { page } = await seat();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr');
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    await page.reload();
    await page.getByRole('button', { name: 'Chercher dans la carte' }).waitFor();
    await page.getByRole('heading', { name: 'Cold mezza' }).waitFor();
    await page.getByRole('button', { name: 'Panier, vide' }).waitFor();
    await page.close();
  });

  it('is never sent: requests to the server use the default language', async () => {
    const { page, asked } = await seat();
    asked.length = 0;
    await page.reload();
    await isReady(page);
    await page.getByRole('button', { name: /^Add / }).first().tap();
    await page.getByRole('button', { name: /^Cart, 1/ }).waitFor();
    expect(asked.some((call) => call.startsWith('en /api/Menu/EN/BEIT'))).toBe(true);
    expect(asked.filter((call) => !call.startsWith('en ') || /\/FR\/|"FR"/.test(call))).toEqual([]);
    await page.close();
  });

  it('is one of the language button’s steps', async () => {
    const { page } = await seat();
    for (const name of ['English', 'العربية', 'Français']) {
      await page.getByRole('button', { name }).tap();
      await isReady(page);
    }
    await page.getByRole('button', { name: 'Chercher dans la carte' }).waitFor();
    await page.close();
  });
});
