import { expect, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';

test.use(SMALLEST_PHONE);

test('the first screen of the order shows what a driver needs at the window', async ({ page }) => {
  const t = wordsOf('AR');
  await page.addInitScript(() => localStorage.setItem('lang_ROUTE', 'AR'));
  await page.goto('/Menu/ROUTE');
  await page
    .getByRole('button', { name: t('menu.add', { name: '' }) })
    .first()
    .click();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: 'الدفع عند النافذة' }).check();
  for (const [label, text] of [
    ['اسمك', 'Noura'],
    ['رقم الجوال', '٠٥٠١٢٣٤٥٦٧'],
    ['رقم اللوحة', 'A 4711'],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeInViewport();
  await expect(page.locator('main dl').first()).toContainText('A 4711');
  await expect(page.getByRole('button', { name: t('car.iAmHere') })).toBeInViewport();
});
