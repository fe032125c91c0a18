/** Pages wear a venue's settings, even bad ones: its logo, name, prices and half a translation. */
import type { Page } from '@playwright/test';
import { attacked, type Attack } from '../../journeys/phone/attacks.ts';
import { wholeAnswer } from '../support/demoServer.ts';
import { expect, menuIsWhole, test, violationsOf } from '../support/diner.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { seedCart } from '../support/seededCart.ts';

const PAGES = ['/Emenu/BEIT/T12', '/Menu/BEIT/T12', '/Cart/BEIT/T12', '/Payment/BEIT/T12'];

test.use({ expectsConsoleErrors: true, viewport: { width: 320, height: 690 } });
test.slow();

async function changeAnswers(page: Page, change: Attack): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const answer = await wholeAnswer(route);
    const body: unknown = await answer.json().catch(() => undefined);
    const json = attacked(body, change);
    await route.fulfill({ response: answer, ...(body !== undefined && { json }) });
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('h1').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
}

const withLogo: Attack = (name, old) => (name === 'logo' ? 'a-logo.svg' : old);

const logo = (width: number, height: number, color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" rx="${width / 4}" fill="${color}"/></svg>`;

const LOGOS = {
  'white on white': logo(400, 200, '#fff'),
  huge: logo(6000, 3000, '#246'),
  animated: logo(400, 200, '#246').replace(
    '/>',
    '><animate attributeName="width" values="10%;100%" dur="1s" repeatCount="indefinite"/></rect>',
  ),
};

for (const [title, body] of Object.entries(LOGOS)) {
  test(
    `a logo that is ${title} is visible in its place`,
    { tag: title === 'huge' ? [] : '@release' },
    async ({ page }) => {
      await changeAnswers(page, withLogo);
      await page.route('**/a-logo.svg*', (route) =>
        route.fulfill({ body, contentType: 'image/svg+xml' }),
      );
      await open(page, '/Menu/BEIT/T12');
      // The app redraws the header of the first screen.
      await menuIsWhole(page);
      const image = page.getByRole('banner').getByRole('img');
      await expect(image).toHaveAccessibleName(/./);
      await expect(image).toBeVisible();
      await image.evaluate((picture: HTMLImageElement) => picture.decode());
      const box = await image.boundingBox();
      expect(box?.height).toBeLessThan(100);
      expect(await faultsOf(page)).toEqual([]);
      const shot = await image.screenshot();
      expect(await shadesIn(page, shot.toString('base64'))).toBeGreaterThan(1);
    },
  );
}

/** How many of 16 shades of grey cover more than a few pixels of a picture. */
async function shadesIn(page: Page, png: string): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const { data } = context?.getImageData(0, 0, bitmap.width, bitmap.height) ?? { data: [] };
    const counts = new Map<number, number>();
    for (let at = 0; at < data.length; at += 4) {
      const shade = Math.floor(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 48);
      counts.set(shade, (counts.get(shade) ?? 0) + 1);
    }
    return [...counts.values()].filter((count) => count > 20).length;
  }, png);
}

const NAME_OF_80 =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const BAD: Record<string, Attack> = {
  'a name of eighty letters without a space': (name, old) =>
    /^(?:label|conceptName|name)/i.test(name) && typeof old === 'string' ? NAME_OF_80 : old,
  'prices of nine digits': (name, old) =>
    /price|total|amount|payable/i.test(name) && typeof old === 'number' && old > 0
      ? 123_456_789
      : old,
};

for (const [title, change] of Object.entries(BAD)) {
  test(`${title}: all of it fits on the narrowest phone`, async ({ page }) => {
    expect(NAME_OF_80).toHaveLength(80);
    await seedCart(page, 2);
    await changeAnswers(page, change);
    const faults: Record<string, string[]> = {};
    for (const path of PAGES) {
      await open(page, path);
      const found = await faultsOf(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

test('a menu that lacks half of its Arabic shows the English, marked as English', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
  await changeAnswers(page, (name, old) => {
    const isText = typeof old === 'string' && /^label(?:AR)?$|^description$/.test(name);
    // The same text is removed everywhere.
    return isText && /\p{Script=Arabic}/u.test(old) && old.length % 2 === 0 ? '' : old;
  });
  await open(page, '/Menu/BEIT/T12');
  const foreign = page.locator('main [lang="en"]');
  await expect(foreign.first()).toBeVisible();
  for (const text of await foreign.allTextContents()) expect(text).toMatch(/[A-Za-z]/);
  await expect(page.locator('main article a:not([lang])').first()).toHaveText(/\p{Script=Arabic}/u);
  expect(await violationsOf(page)).toEqual([]);
});
