import { expect, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');

test(
  'a diner can order although every access to the storage throws',
  { tag: '@release' },
  async ({ page, demo }) => {
    await page.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/Emenu/BEIT/T12');
    await page.getByRole('link', { name: t('home.toMenu') }).click();
    await page.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) }).click();
    await page.getByRole('link', { name: t('cart.view') }).click();
    await page.getByRole('link', { name: t('cart.toPayment') }).click();
    await page.getByRole('radio', { name: 'Pay at the table' }).check();
    await page.getByRole('button', { name: t('payment.place') }).click();
    await expect(page.getByText(t('order.number'))).toBeVisible();
    expect(await demo.ordersAt('T12')).toHaveLength(1);
  },
);
