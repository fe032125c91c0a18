import { expect, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { placeOf } from '../support/jumps.ts';
import { YOGHURT } from '../support/placingScene.ts';

const t = wordsOf('AR');

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR')));

test('the tabs follow the scroll', async ({ page }) => {
  await page.goto('/Menu/BEIT/T12');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.mouse.move(200, 500);
  for (const direction of [1, -1]) {
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, direction * 900);
      await page.waitForTimeout(60);
      await expect
        .poll(async () => {
          const { tab, section } = await placeOf(page);
          const isAtEnd = await page.evaluate(
            () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
          );
          return isAtEnd || tab === section;
        })
        .toBe(true);
    }
  }
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('filters stay in the address, through a reload and a step back', async ({ page }) => {
  await page.goto('/Menu/BEIT/T12');
  await menuIsWhole(page);
  await page.getByRole('button', { name: t('filter.open') }).click();
  const sheet = page.getByRole('dialog', { name: t('filter.title') });
  await sheet.getByRole('button', { name: 'نباتي صِرف' }).click();
  await sheet.getByRole('button', { name: 'بدون مكسّرات' }).click();
  await expect(page).toHaveURL(/filter=vegan(%2C|,)noNuts/);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);

  const dishes = page.locator('article');
  const found = 22;
  await expect(dishes).toHaveCount(found);
  await page.reload();
  await expect(dishes).toHaveCount(found);
  const wanted = dishes.nth(found - 2).getByRole('link');
  await wanted.scrollIntoViewIfNeeded();
  await wanted.click();
  await page.getByRole('button', { name: t('header.back') }).click();
  await expect(dishes).toHaveCount(found);
  await expect(wanted).toBeInViewport();
});

test('a tap on the plus of a dish adds it and opens nothing', async ({ page }) => {
  await page.goto('/Menu/BEIT/T12');
  await menuIsWhole(page);
  const name = YOGHURT.AR;
  await page.getByRole('button', { name: t('menu.add', { name }) }).tap();
  await page.getByRole('button', { name: t('stepper.more', { name }) }).tap();
  await expect(page.getByText(t('stepper.value', { n: 2, name })).first()).toBeAttached();
  await expect(page).toHaveURL('/Menu/BEIT/T12');
});
