import { expect, test } from '../support/diner.ts';
import { expectExactJumps, expectLanded, openForty } from '../support/jumps.ts';

/** The third is a phone on its side, whose bar scrolls with the page; the last has 200 % type. */
for (const [lang, width, height, motion, fontSize] of [
  ['EN', 390, 844, 'no-preference', 16],
  ['AR', 320, 844, 'reduce', 16],
  ['EN', 667, 320, 'no-preference', 16],
  ['AR', 390, 844, 'reduce', 32],
] as const) {
  test(`a jump lands exactly (${lang}, ${width} x ${height}, motion: ${motion}, letters: ${fontSize} px)`, async ({
    page,
    setFontSize,
  }) => {
    test.slow();
    await setFontSize(fontSize);
    await page.emulateMedia({ reducedMotion: motion });
    await openForty(page, lang, width, height);
    await expectExactJumps(page, lang);
  });
}

test(
  'an address leads exactly to its category, even to a short one at the end',
  { tag: '@release' },
  async ({ page }) => {
    await openForty(page, 'EN', 390);
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
