import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { wholeAnswer } from './demoServer.ts';
import { expect, type Demo } from './diner.ts';
import { isDrawn, withStyles } from './drawn.ts';
import { inTheEvening } from './evening.ts';
import { compare, TOLERANCE } from './pictures.ts';

/** The stored pictures to compare with, and the page of differences. */
export const KEPT = new URL('../pictures/', import.meta.url);
const DIFFERENCES = new URL('../../../test-results/pictures/', import.meta.url);

export const PHONE = { width: 390, height: 844 };

const DAY_BEFORE = '2031-03-04T20:10:00+03:00';

/** Phones differ in their fonts: these are the same on every machine. */
const FONTS = [
  { family: 'Picture sans', file: 'noto-sans/files/noto-sans-latin-wght-normal' },
  { family: 'Picture sans', file: 'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal' },
  { family: 'Picture serif', file: 'noto-serif/files/noto-serif-latin-wght-normal' },
].map(({ family, file }) => {
  const path = new URL(`../../../node_modules/@fontsource-variable/${file}.woff2`, import.meta.url);
  return { family, range: /arabic/.test(file), bytes: readFileSync(path, 'base64') };
});

/** Elements that change by themselves (messages, timers), and the generated code of a cart. */
const PASSING = `
  section[aria-label='Messages'], section[aria-label='الإشعارات'], [role='timer'],
  svg[role='img'] + p bdi {
    display: none !important;
  }
  svg[role='img'] {
    visibility: hidden !important;
  }
`;

/** Gives every page the same fonts, and stops what blinks. */
function stillPage(fonts: typeof FONTS): void {
  for (const { family, range, bytes } of fonts) {
    const file = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
    const unicodeRange = range
      ? 'U+600-6FF, U+750-77F, U+FB50-FDFF, U+FE70-FEFC'
      : 'U+0-5FF, U+2000-2FFF';
    const font = new FontFace(family, file, { weight: '100 900', unicodeRange });
    document.fonts.add(font);
    void font.load();
  }
  // The browser may show any size of a picture that it has cached: leave one size only.
  const own = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute');
  const set = own?.value as (this: Element, name: string, value: string) => void;
  Element.prototype.setAttribute = function setButOneSize(name, value) {
    if (name.toLowerCase() !== 'srcset') set.call(this, name, value);
  };
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    :root, :root:lang(ar) { --font: 'Picture sans', sans-serif !important; caret-color: transparent; }
    :root { --font-display: 'Picture serif', 'Picture sans', serif !important; }
    [style*="--font-display"] {
      --font-display: 'Picture sans', sans-serif !important;
      --font-price: var(--font-display) !important;
    }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** The scroll position depends on earlier pages: show the page's top, or the focused element. */
function showTopOrFocus(): void {
  scrollTo({ top: 0, behavior: 'instant' });
  const { activeElement } = document;
  if (activeElement?.matches('input, select, textarea, button, a'))
    activeElement.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}

/** Longer than the app waits before it checks again that its page is complete. */
const STILL_MS = 500;

/** Call it before the first page opens. */
export async function cameraOn(page: Page, demo: Demo) {
  await page.setViewportSize(PHONE);
  await page.addInitScript(stillPage, FONTS);
  await inTheEvening(page, demo);
  // The demo dates its earlier orders relative to its own start.
  await page.route('**/api/Delivery/GetCustomerOrderDetails/**', async (route) => {
    const answer = await wholeAnswer(route);
    const body = (await answer.text()).replaceAll(
      /"createdOn":"[^"]*"/g,
      `"createdOn":"${DAY_BEFORE}"`,
    );
    await route.fulfill({ response: answer, body });
  });
  const look = async (name: string, shoot: (page: Page) => Promise<string>) => {
    await page.evaluate(showTopOrFocus);
    const shots: string[] = [];
    await withStyles(page, PASSING, async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        shots.push(await shoot(page));
      }
    });
    await page.emulateMedia({ colorScheme: 'light' });
    const file = fileOf(name);
    const kept = existsSync(file) ? readFileSync(file, 'base64') : undefined;
    return { kept, ...(await compare(page, shots, kept)) };
  };
  /** Chromium may leave stale pixels after a resize; only a much narrower width clears them. */
  const lookAnew = async (name: string) => {
    await page.setViewportSize({ ...PHONE, width: 320 });
    await isDrawn(page);
    await page.setViewportSize(PHONE);
    return look(name, stillShot);
  };
  const isKept = ({ share }: { share: number }) => share <= TOLERANCE;
  const faults: string[] = [];
  let most = { share: 0, name: 'none' };
  let count = 0;
  return {
    /** The share of the named picture that differs from the page. */
    differs: async (name: string) => (await look(name, stillShot)).share,
    /** Compares the page, light and dark, with the named picture. */
    take: async (name: string) => {
      // A difference may be a page that is still loading: look again until the page is still.
      let seen = await look(name, shot);
      if (!isKept(seen)) seen = await look(name, stillShot);
      if (!isKept(seen)) seen = await lookAnew(name);
      const { kept, now, share, difference } = seen;
      count += 1;
      if (share > most.share) most = { share, name };
      if (share <= TOLERANCE) return;
      if (process.env['ACCEPT']) {
        mkdirSync(new URL('.', fileOf(name)), { recursive: true });
        writeFileSync(fileOf(name), now, 'base64');
        return;
      }
      faults.push(
        `${name}: ${kept ? `${(share * 100).toFixed(2)} % differ` : 'no picture is kept'}`,
      );
      show(name, { before: kept, after: now, difference });
    },
    /** The number of pictures, and the largest difference. */
    told: () =>
      `${count} pictures, ${(most.share * 100).toFixed(3)} % differ at most (${most.name})`,
    /** Fails if a picture differs. */
    develop: () => expect(faults, 'see test-results/pictures/index.html').toEqual([]),
  };
}

const fileOf = (name: string) => new URL(`${name}.webp`, KEPT);

/** Takes a picture once all images have loaded. */
async function shot(page: Page): Promise<string> {
  await isDrawn(page);
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.complete || bottom < 0 || top > innerHeight || !image.checkVisibility();
    }),
  );
  const bytes = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  return bytes.toString('base64');
}

/** Takes pictures until two in a row are the same. */
async function stillShot(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await shot(page);
        return last === before;
      },
      { intervals: [STILL_MS] },
    )
    .toBe(true);
  return last;
}

/** Adds a row of before, after and difference to the page of differences. */
function show(name: string, pictures: Record<string, string | undefined>): void {
  mkdirSync(DIFFERENCES, { recursive: true });
  const stem = name.replaceAll('/', '--');
  const figures = Object.entries(pictures).map(([what, bytes]) => {
    if (!bytes) return `<figure><figcaption>${what}: none</figcaption></figure>`;
    writeFileSync(new URL(`${stem}.${what}.webp`, DIFFERENCES), bytes, 'base64');
    return `<figure><figcaption>${what}</figcaption><img src="${encodeURIComponent(stem)}.${what}.webp" alt=""></figure>`;
  });
  const page = new URL('index.html', DIFFERENCES);
  if (!existsSync(page)) {
    writeFileSync(
      page,
      '<!doctype html><meta charset="utf-8"><title>Pictures that differ</title><style>section{display:flex;gap:1rem}figure{margin:0}h2{font:1rem sans-serif}</style>',
    );
  }
  appendFileSync(page, `<h2>${name}</h2><section>${figures.join('')}</section>\n`);
}
