/** Codes that say what they should not: as a picture, as a browser reads them, and typed. */
import { crc32, deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { qrDrawing } from '../../../../src/rules/common/qrCode.ts';
import { wordsOf } from '../../../browser/support/diner.ts';
import { ADDRESS_PARTS } from './addresses.ts';
import { isChosen, type Lang } from './options.ts';
import { TEXTS } from './texts.ts';

/** A denser code is no longer read in the time that a look may take. */
const LONGEST_DRAWN = 200;
const PX = 6;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG of a code: one byte of grey for each pixel. */
function pictureOf(text: string): Buffer | undefined {
  const code = qrDrawing(text);
  if (!code) return undefined;
  const side = code.size * PX;
  const line = 1 + side;
  const light = Buffer.alloc(line * side, 255);
  for (let y = 0; y < side; y += 1) light[y * line] = 0;
  for (const { x, y, length } of code.runs)
    for (let row = y * PX; row < (y + 1) * PX; row += 1)
      light.fill(0, row * line + 1 + x * PX, row * line + 1 + (x + length) * PX);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(light)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A browser that reads codes itself reads what stands in `codeText`. */
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
  /** The page on which it is read or typed. */
  path: string;
  /** False where there is no such code. */
  give: (page: Page, lang: Lang) => Promise<boolean>;
}

const SCANNER = '/?scan';

async function choosePhoto(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: 'code.png', mimeType: 'image/png', buffer };
  await page.locator('input[type=file]').setInputFiles(file);
}

async function drawn(page: Page, text: string): Promise<boolean> {
  const picture = pictureOf(text.slice(0, LONGEST_DRAWN).toWellFormed());
  await page.evaluate(() => Reflect.deleteProperty(globalThis, 'codeText'));
  if (picture) await choosePhoto(page, picture);
  return picture !== undefined;
}

async function told(page: Page, text: string): Promise<boolean> {
  const picture = pictureOf('any code');
  await page.evaluate((codeText) => Object.assign(globalThis, { codeText }), text);
  if (picture) await choosePhoto(page, picture);
  return true;
}

async function typed(page: Page, lang: Lang, label: string, text: string): Promise<boolean> {
  const t = wordsOf(lang);
  const form = page
    .locator('form')
    .filter({ has: page.getByLabel(t(label)) })
    .last();
  if (label === 'start.table' && (await form.getByLabel(t('start.code')).count()) > 0)
    await form.getByLabel(t('start.code')).fill('BEIT');
  await form.getByLabel(t(label)).fill(text);
  await form.getByRole('button', { name: t('start.open') }).click();
  return true;
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
        ['a drawn code', SCANNER, (page) => drawn(page, text)],
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

/** Whether the diner is told what became of the code, or is elsewhere. */
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
