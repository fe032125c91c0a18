import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import { expectExactJumps, expectLanded, openForty } from '../support/jumps.ts';

const t = wordsOf('EN');

/** The last one is a telephone on its side, where the bar goes with the page. */
for (const [lang, width, height, motion] of [
  ['EN', 390, 844, 'no-preference'],
  ['AR', 320, 844, 'reduce'],
  ['EN', 667, 320, 'no-preference'],
] as const) {
  test(`a jump lands exactly (${lang}, ${width} x ${height}, motion: ${motion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openForty(page, lang, width, height);
    await expectExactJumps(page, lang);
  });
}

for (const [width, height] of [
  [390, 844],
  [667, 320],
] as const)
  test(
    `an address leads exactly to its category, also to a short one at the end (${width} x ${height})`,
    { tag: '@release' },
    async ({ page }) => {
      await openForty(page, 'EN', width, height);
      const sections = page.locator('[data-menu-section]');
      await expect(sections).toHaveCount(40);
      for (const index of [25, 39]) {
        const id = await sections.nth(index).getAttribute('data-menu-section');
        const name = await sections.nth(index).locator('h2').textContent();
        await page.goto(`/Menu/BIG/B1?categoryId=${id}`);
        await expectLanded(page, name?.trim() ?? '');
      }
    },
  );

test(
  'Back closes the list of categories and leaves the menu where it is',
  { tag: '@release' },
  async ({ page }) => {
    await openForty(page, 'EN', 390);
    await page.getByRole('button', { name: t('menu.categories') }).tap();
    const sheet = page.getByRole('dialog', { name: t('overview.title') });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/Menu\/BIG\/B1$/);
    await expect(page.getByRole('button', { name: t('menu.categories') })).toBeFocused();
  },
);
