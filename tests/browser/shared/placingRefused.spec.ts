import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import {
  AT_TABLE,
  expectOrders,
  expectPlaced,
  goToPayment,
  placeButton,
  YOGHURT,
  walkToPayment,
} from '../support/placingScene.ts';
import { YOGHURT_ID } from '../support/seededCart.ts';

test.use({ expectsConsoleErrors: true });

const t = wordsOf('EN');

test('offline in the middle, then online again', async ({ page, demo, context }) => {
  await goToPayment(page);
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
  const sent = page.waitForRequest(/SaveEOrder/);
  await placeButton(page).click();
  await sent;
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog')).toContainText(t('checkout.checking'));
  await page.waitForTimeout(1500);
  await expectOrders(demo, 'offline between save and place', 0);
  await context.setOffline(false);
  await expectPlaced(page);
  await expectOrders(demo, 'online again', 1);
});

test(
  'a dish that sells out in the cart is removed, and the rest is ordered',
  { tag: '@release' },
  async ({ page, demo }) => {
    await page.goto('/Menu/BEIT/T12');
    await page.getByRole('button', { name: t('menu.add', { name: 'Fattoush' }) }).click();
    await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
    await walkToPayment(page);
    await demo.control({ action: 'sellOut', itemId: YOGHURT_ID });
    await placeButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('checkout.refused'));
    await expectAccessible(page);
    await expectOrders(demo, 'sold out while in the cart', 0);
    await dialog.getByRole('button', { name: t('cart.see') }).click();
    const line = page.getByRole('listitem').filter({ hasText: YOGHURT.EN }).first();
    await expect(page.getByText(t('cart.blocked')).filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
    await line.getByRole('button', { name: t('cart.removeLine'), exact: true }).click();
    await page.getByRole('link', { name: t('cart.toPayment') }).click();
    await page.getByRole('radio', { name: AT_TABLE.EN }).check();
    await placeButton(page).click();
    await expectPlaced(page);
    await expectOrders(demo, 'sold out, removed, then placed', 1);
  },
);

test(
  '429 counts down before it can be tried again',
  { tag: '@release' },
  async ({ page, demo }) => {
    await goToPayment(page);
    await demo.control({
      action: 'fail',
      call: 'saveEOrder',
      fault: 'httpStatus',
      httpStatus: 429,
      times: 1,
    });
    await placeButton(page).click();
    await expect(page.getByText(t('status.tooOften'))).toBeVisible();
    await expect(
      page.getByRole('button', { name: t('payment.wait', { time: t('wait.seconds', { n: 2 }) }) }),
    ).toBeVisible();
    await expectAccessible(page);
    await expectOrders(demo, '429 to saving', 0);
    await placeButton(page).click();
    await expectPlaced(page);
    await expectOrders(demo, '429, then tried again', 1);
  },
);

test(
  'a cart that changed in another tab is shown again before it is ordered',
  { tag: '@release' },
  async ({ page, demo, context }) => {
    await goToPayment(page);
    const other = await context.newPage();
    await other.goto('/Menu/BEIT/T12');
    const saved = other.waitForResponse(/UpdateCartQty/);
    await other.getByRole('button', { name: t('stepper.more', { name: YOGHURT.EN }) }).click();
    await saved;
    await page.bringToFront();
    await placeButton(page).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(t('checkout.cartChanged'));
    await expectOrders(demo, '409: cart changed elsewhere', 0);
    await dialog.getByRole('button', { name: t('cart.see') }).click();
    await page.getByRole('link', { name: t('cart.toPayment') }).click();
    await page.getByRole('radio', { name: AT_TABLE.EN }).check();
    await placeButton(page).click();
    await expectPlaced(page);
    await expectOrders(demo, '409, looked at, then placed', 1);
  },
);
