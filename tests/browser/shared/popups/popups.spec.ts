import { expect, SMALLEST_PHONE, test, wordsOf } from '../../support/diner.ts';

test.use({ ...SMALLEST_PHONE, seesPopups: true });

const t = wordsOf('AR');

test('a popup over the cart locks the page, and a step back closes it', async ({ page }) => {
  const popup = page.getByRole('dialog');
  const close = popup.getByRole('button', { name: t('common.close') });
  const isLocked = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overflowY === 'hidden');
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
  await page.goto('/Emenu/BEIT/T12');
  await page.getByRole('link', { name: t('home.toMenu') }).click();
  await page.getByRole('button', { name: t('header.cartEmpty') }).click();
  await expect(popup.getByText('خبز ساخن مع المقبلات؟')).toBeInViewport();
  expect(await isLocked()).toBe(true);
  await expect(close).not.toBeInViewport();

  // The first Escape shows the last slide, the second closes the popup.
  await page.keyboard.press('Escape');
  await expect(popup.getByText('اترك مكانًا للكنافة النابلسية')).toBeInViewport();
  await expect(close).toBeFocused();
  await page.goBack();
  await expect(popup).toHaveCount(0);
  await expect(page).toHaveURL('/Cart/BEIT/T12');
  expect(await isLocked()).toBe(false);
  // A closed popup removes its history entry, which would block the way to another page.
  await expect
    .poll(() => page.evaluate(() => 'isGuard' in ((history.state ?? {}) as object)))
    .toBe(false);
});
