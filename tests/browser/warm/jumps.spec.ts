import { expect, expectAccessible, test, wordsOf } from '../stage/diner.ts';
import { expectExactJumps, expectLanded, openForty } from '../stage/jumps.ts';

const t = wordsOf('EN');

for (const [lang, width, motion] of [
  ['EN', 390, 'no-preference'],
  ['AR', 320, 'reduce'],
] as const) {
  test(`a jump lands exactly (${lang}, ${width} px, motion: ${motion})`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await openForty(page, lang, width);
    await expectExactJumps(page, lang);
  });
}

test('an address leads exactly to its category, also to a short one at the end', async ({
  page,
}) => {
  await openForty(page, 'EN', 390);
  const sections = page.locator('[data-menu-section]');
  await expect(sections).toHaveCount(40);
  for (const index of [25, 39]) {
    const id = await sections.nth(index).getAttribute('data-menu-section');
    const name = await sections.nth(index).locator('h2').textContent();
    await page.goto(`/Menu/BIG/B1?categoryId=${id}`);
    await expectLanded(page, name?.trim() ?? '');
  }
});

test('Back closes the list of categories and leaves the menu where it is', async ({ page }) => {
  await openForty(page, 'EN', 390);
  await page.getByRole('button', { name: t('menu.categories') }).tap();
  const sheet = page.getByRole('dialog', { name: t('overview.title') });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(/\/Menu\/BIG\/B1$/);
  await expect(page.getByRole('button', { name: t('menu.categories') })).toBeFocused();
});
