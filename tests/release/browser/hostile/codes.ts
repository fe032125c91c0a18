/** Hostile codes, scanned and typed. */
import type { Page } from '@playwright/test';
import { wordsOf } from '../../../browser/support/diner.ts';
import { ADDRESS_PARTS } from './addresses.ts';
import { isChosen, type Lang } from './options.ts';
import { TEXTS } from './texts.ts';

/** Any picture: the fake reader returns `codeText` for it. */
const PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Fakes a browser with a built-in code reader that returns `codeText`. */
export function readerOfBrowser(): void {
  const said = () => (globalThis as { codeText?: string }).codeText;
  Object.assign(globalThis, {
    BarcodeDetector: class {
      static getSupportedFormats(): Promise<string[]> {
        return Promise.resolve(said() === undefined ? [] : ['qr_code']);
      }
      detect = () => Promise.resolve([{ rawValue: said() ?? '' }]);
    },
  });
}

export interface HostileCode {
  field: string;
  hostile: string;
  /** The page where the code is scanned or typed. */
  path: string;
  give: (page: Page, lang: Lang) => Promise<void>;
}

const SCANNER = '/?scan';

async function told(page: Page, codeText: string): Promise<void> {
  await page.evaluate((text) => Object.assign(globalThis, { codeText: text }), codeText);
  const file = { name: 'code.gif', mimeType: 'image/gif', buffer: PICTURE };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function typed(page: Page, lang: Lang, label: string, text: string): Promise<void> {
  const t = wordsOf(lang);
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel(t(label)) })
    .last();
  if (label === 'start.table' && (await form.getByLabel(t('start.code')).count()) > 0)
    await form.getByLabel(t('start.code')).fill('BEIT');
  await form.getByLabel(t(label)).fill(text);
  await form.getByRole('button', { name: t('start.open') }).click();
}

export function hostileCodes(origin: string): HostileCode[] {
  return Object.entries(TEXTS)
    .filter(([name]) => isChosen(name))
    .flatMap(([hostile, text]) => {
      const addresses = Object.entries(ADDRESS_PARTS).map(
        ([place, address]) =>
          [place, new URL(origin).origin + address(text.toWellFormed(), '')] as const,
      );
      const ways: [string, string, HostileCode['give']][] = [
        ['a code that the browser reads', SCANNER, (page) => told(page, text)],
        ...addresses.map(([place, address]): [string, string, HostileCode['give']] => [
          `an address in a code, ${place}`,
          SCANNER,
          (page) => told(page, address),
        ]),
        ['the typed restaurant', '/', (page, lang) => typed(page, lang, 'start.code', text)],
        ['the typed table', '/', (page, lang) => typed(page, lang, 'start.table', text)],
        [
          'the typed table in the scanner',
          SCANNER,
          (page, lang) => typed(page, lang, 'start.table', text),
        ],
        [
          'a typed address',
          '/',
          (page, lang) => typed(page, lang, 'start.code', `${origin}/Menu/${text}`),
        ],
      ];
      return ways.map(([field, path, give]) => ({ field, hostile, path, give }));
    });
}

const ANSWER_MS = 10_000;
const LOOK_MS = 50;

/** True when the diner sees a message about the code, or is on another page. */
export async function isTold(page: Page, lang: Lang, from: string): Promise<boolean> {
  const t = wordsOf(lang);
  const said = page
    .getByRole('heading', { name: t('scan.foreign') })
    .or(page.locator('[aria-invalid="true"], [role="alert"]'))
    .or(page.getByRole('button', { name: t('scan.leaveStay', { place: '' }).trim() }));
  const isLeft = () => new URL(page.url()).pathname + new URL(page.url()).search !== from;
  const until = Date.now() + ANSWER_MS;
  while (Date.now() < until) {
    if (isLeft() || (await said.count()) > 0) return true;
    await page.waitForTimeout(LOOK_MS);
  }
  return false;
}
