/** An order with the keyboard alone, in Arabic: every stop has a focus frame and is not covered. */
import { CODE, logIn, NAMES, ordersOf, readIn } from '../support/deliveryDiner.ts';
import { expect, SMALLEST_PHONE, test, wordsOf } from '../support/diner.ts';
import { Keys } from '../support/keys.ts';
import { expectPlaced, YOGHURT } from '../support/placingScene.ts';

const lang = 'AR';
const t = wordsOf(lang);
test.use(SMALLEST_PHONE);
test.slow();

test('at a table', async ({ page, demo }) => {
  const keys = new Keys(page);
  await page.addInitScript((stored) => localStorage.setItem('lang_BEIT', stored), lang);
  await page.goto('/Emenu/BEIT/T12');
  await page.waitForLoadState('networkidle');
  await keys.press(page.getByRole('link', { name: t('home.toMenu') }));
  await keys.press(page.getByRole('button', { name: t('menu.add', { name: YOGHURT[lang] }) }));
  await keys.press(page.getByRole('link', { name: t('cart.view') }));
  await keys.press(page.getByRole('link', { name: t('cart.toPayment') }));
  await keys.to(page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(1)).toBeChecked();
  await keys.press(page.getByRole('button', { name: t('payment.place') }));
  await expectPlaced(page, lang);
  expect(await demo.ordersAt('T12')).toHaveLength(1);
  expect(keys.lost).toEqual([]);
});

test('for delivery', { tag: '@release' }, async ({ page }) => {
  const keys = new Keys(page);
  await readIn(page, lang);
  const { customerId } = await logIn(page);
  await page.goto(`/Delivery/${CODE}`);
  // The address is known, and nothing moves the focus any more.
  await page.waitForLoadState('networkidle');
  await keys.press(page.getByRole('button', { name: t('home.toMenu') }));
  await keys.press(page.getByRole('link', { name: t('home.toMenu') }));
  await keys.press(page.getByRole('link', { name: NAMES[lang].mansaf, exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: NAMES[lang].mansaf })).toBeVisible();
  await keys.press(page.getByRole('button', { name: t('item.add') }));
  await keys.press(page.getByRole('link', { name: t('cart.view') }));
  await keys.press(page.getByRole('link', { name: t('cart.toDetails') }));
  await keys.press(page.getByRole('button', { name: t('details.goOn') }));
  await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
  await keys.press(page.getByRole('button', { name: t('payment.place') }));
  await expect(page.getByText(t('order.number'))).toBeVisible();
  const placed = (await ordersOf(page, customerId)).filter(({ orderStatus }) => orderStatus === 3);
  expect(placed).toHaveLength(1);
  expect(keys.lost).toEqual([]);
});
