import type { Locator, Page } from '@playwright/test';
import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');
/** Far down in two thousand dishes. */
const SECTION = 27;
const ROW = 9;

const topOf = (row: Locator) => row.evaluate((link) => link.getBoundingClientRect().top);

const placesKept = (page: Page) => page.evaluate(() => sessionStorage.getItem('menuPlaces'));

/** Scrolls to a dish far down in the menu, and returns its place on screen. */
async function farDown(page: Page, address: string) {
  await page.goto(address);
  await menuIsWhole(page);
  const before = await placesKept(page);
  const section = page.locator('[data-menu-section]').nth(SECTION);
  const row = section.getByRole('article').nth(ROW).getByRole('link');
  await page
    .getByRole('navigation', { name: t('menu.categories') })
    .getByRole('button')
    .nth(SECTION)
    .tap();
  await expect(section).toBeInViewport();
  // A scroll by the diner ends the jump.
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 1);
  await row.evaluate((link) => link.scrollIntoView({ block: 'center', behavior: 'instant' }));
  // The section is drawn in full once it is near.
  await expect(section.getByRole('article').nth(ROW).locator('button').first()).toBeAttached();
  await expect(row).toBeInViewport();
  // What loads after the first screen has arrived.
  await expect.poll(() => placesKept(page)).not.toBe(before);
  const name = (await row.textContent()) ?? '';
  return { row, name, top: await topOf(row) };
}

async function expectBackAt({ row, top }: { row: Locator; top: number }): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(row)) - top)).toBeLessThan(4);
}

const arrow = (page: Page) => page.getByRole('button', { name: t('header.back') }).tap();

const WAYS: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'by its arrow': arrow,
  'by Back': (page) => page.goBack(),
  'by Back after a reload': async (page) => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
  },
  'by its arrow after a reload': async (page) => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await arrow(page);
  },
  'by adding it': (page) =>
    page
      .getByRole('button', { name: new RegExp(`^${t('item.add')}\\b`) })
      .last()
      .tap(),
};

const BIG = '/Menu/BIG2000/B2000';

for (const [way, leave] of Object.entries(WAYS)) {
  test(`the diner returns from a dish to its row ${way}`, async ({ page }) => {
    const place = await farDown(page, BIG);
    await place.row.tap();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await leave(page);
    await expectBackAt(place);
  });
}

test('the keyboard continues at the dish that the diner returns from', async ({ page }) => {
  const { row, name } = await farDown(page, BIG);
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test.describe('in a menu whose link names a category', { tag: '@release' }, () => {
  /** A category above the row, opened by a link that is the first page of its tab. */
  async function byLink(page: Page) {
    // The link ignores the scroll position of a menu that this tab has left.
    await farDown(page, '/Menu/BIG/B1');
    const linked = page.locator('[data-menu-section]').nth(3);
    const address = `/Menu/BIG/B1?categoryId=${await linked.getAttribute('data-menu-section')}`;
    await page.goto(address);
    await expect(linked.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(page.locator('[data-menu-section]').first()).not.toBeInViewport();
    return farDown(page, address);
  }

  test('the diner returns from a dish to its row by Back after a reload', async ({ page }) => {
    const place = await byLink(page);
    await place.row.tap();
    await expect(page.getByRole('heading', { level: 1, name: place.name })).toBeVisible();
    await WAYS['by Back after a reload']?.(page);
    await expectBackAt(place);
    await expect(place.row).toBeInViewport();
  });

  test('a reload keeps the scroll position', async ({ page }) => {
    const place = await byLink(page);
    await page.reload();
    await menuIsWhole(page);
    await expectBackAt(place);
    await expect(place.row).toBeInViewport();
  });
});
