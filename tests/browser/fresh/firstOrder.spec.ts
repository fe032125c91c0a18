import { expect, expectAccessible, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import { app } from '../support/heldApp.ts';

const t = wordsOf('AR');
const english = wordsOf('EN');
const DISH = 'مشاوي مشكّلة';

test.use(SMALLEST_PHONE);

test('a dish is ordered at table 12 and paid by card', async ({ page, demo }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('start.title'));
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Beit Sufra, table 12' }).click();

  await expect(page.getByText(english('home.youAreAt', { table: '' }).trim())).toBeVisible();
  await page.getByRole('button', { name: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: t('home.toMenu') })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('home.toMenu') }).click();

  await expect(page.getByRole('navigation', { name: t('menu.categories') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: DISH }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: DISH })).toBeVisible();
  await page.getByRole('button', { name: t('item.add') }).click();
  const group = page.getByRole('group', { name: 'درجة الاستواء' });
  await expect(group).toHaveAccessibleDescription(/.+/);
  await expect(group).toBeFocused();
  await expectAccessible(page);
  await group.getByRole('radio', { name: 'وسط', exact: true }).check();
  await page.getByRole('button', { name: t('item.add') }).click();

  await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('cart.title') })).toBeVisible();
  await expect(page.getByRole('link', { name: t('cart.editLine', { name: DISH }) })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: t('cart.toPayment') }).click();

  await expect(page.getByRole('heading', { level: 1, name: t('payment.title') })).toBeVisible();
  await page.getByRole('radio', { name: 'بطاقة ائتمان' }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('payment.pay') }).click();

  await page.waitForURL(/\/pay\/card\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await page.waitForURL(/\/Cart\/BEIT\/T12\/\d+$/);
  await expect(app(page)).toBeVisible();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  await expect(page.getByRole('list', { name: t('order.status') })).toBeVisible();
  await expectAccessible(page);

  const orders = await demo.ordersAt('T12');
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ code: 'BEIT', orderStatus: 3, paymentStatus: 3 });

  // After a reload the page is still there, and follows the kitchen.
  await demo.control({ action: 'advanceOrder', eOrderID: orders[0]?.eOrderID ?? 0, to: 6 });
  await page.reload();
  await expect(app(page)).toBeVisible();
  const current = page.getByRole('list', { name: t('order.status') }).locator('[aria-current]');
  await expect(current).toHaveText(/جاهز/);
  await expect(page.getByRole('status').filter({ hasText: /جاهز/ })).toHaveCount(1);
});
