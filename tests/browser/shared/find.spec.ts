import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { speak } from '../support/placingScene.ts';

const MENU = '/Menu/BEIT/T12';
const STATIC = new URL('../../../dist/static/', import.meta.url);
const MOST_BYTES = 6000;

/** With real taps, as on a phone. */
test.use({ hasTouch: true });

test('a search in Arabic on the narrowest screen leads back to the same place', async ({
  page,
  context,
}) => {
  const t = wordsOf('AR');
  await page.setViewportSize({ width: 320, height: 700 });
  await speak(context, 'AR');
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(MENU);
  await menuIsWhole(page);
  await page.mouse.wheel(0, 2400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  const before = await page.evaluate(() => scrollY);
  const row = await page.locator('[data-menu-section] article').first().elementHandle();
  expect(files.filter((path) => path.includes('/find-'))).toEqual([]);

  // A real tap: Playwright's own would scroll the bar into view first.
  const open = await page.getByRole('button', { name: t('find.open') }).boundingBox();
  await page.touchscreen.tap((open?.x ?? 0) + 10, (open?.y ?? 0) + 10);
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await box.fill('شورما');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(
    'شاورما دجاج بالصاج',
  );
  await expect
    .poll(() => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0))
    .toBeGreaterThan(0);
  expect(files.filter((path) => path.includes('/find-')).length).toBeGreaterThan(0);

  await page.goBack();
  await expect(page.getByRole('navigation', { name: t('menu.categories') })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(before);
  // Drawing a long menu again would take a slow phone a second.
  expect(await row?.isVisible()).toBe(true);
});

test('the field opens with the tap and in sight, so that a phone shows its keyboard', async ({
  page,
}) => {
  await page.goto(MENU);
  await menuIsWhole(page);
  // The background parts have loaded.
  await expect(page.getByRole('button', { name: wordsOf('EN')('service.open') })).toBeVisible();
  await page.mouse.wheel(0, 2400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1500);
  const seen = await page
    .getByRole('button', { name: wordsOf('EN')('find.open') })
    .evaluate((button) => {
      const before = scrollY;
      const bar = button.parentElement?.getBoundingClientRect().top ?? 0;
      (button as HTMLElement).click();
      const field = document.activeElement;
      const { top, bottom, left } = field?.getBoundingClientRect() ?? new DOMRect();
      return {
        isFocused: field instanceof HTMLInputElement,
        // Typing into a field out of sight would scroll the page to it.
        isInSight: top > 0 && bottom < innerHeight,
        isOnTop: field === document.elementFromPoint(left + 5, (top + bottom) / 2),
        isInPlaceOfBar: Math.abs(top - bar) < 8,
        hasMoved: scrollY !== before,
      };
    });
  expect(seen).toEqual({
    isFocused: true,
    isInSight: true,
    isOnTop: true,
    isInPlaceOfBar: true,
    hasMoved: false,
  });
});

test('a page keeps its scroll position when it changes its address', async ({ page }) => {
  await page.goto(`${MENU}?find=`);
  await page.getByRole('searchbox').fill('halal');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(200, 500);
  const top = () => page.evaluate(() => scrollY);
  // The page grows with the results.
  const scroll = async () => {
    await page.mouse.wheel(0, 200);
    return top();
  };
  await expect.poll(scroll).toBeGreaterThan(100);
  await expect(page).toHaveURL(/find=halal/);
  expect(await top()).toBeGreaterThan(100);
});

test('the code of a search is small', () => {
  const bytes = readdirSync(STATIC)
    .filter((name) => /^find-.*\.js$/.test(name))
    .map((name) => brotliCompressSync(readFileSync(new URL(name, STATIC))).length);
  process.stdout.write(`a search loads ${bytes.join(' and ')} bytes\n`);
  expect(bytes).toHaveLength(1);
  expect(Math.max(...bytes)).toBeLessThanOrEqual(MOST_BYTES);
});
