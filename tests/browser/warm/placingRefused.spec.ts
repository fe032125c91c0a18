import { expect, expectAccessible, test, wordsOf } from '../stage/diner.ts';
import {
  AT_TABLE,
  expectOrders,
  expectPlaced,
  goToPayment,
  placeButton,
  printTable,
  YOGHURT,
  walkToPayment,
} from '../stage/placingScene.ts';
import { YOGHURT_ID } from '../stage/seededCart.ts';

test.describe.configure({ mode: 'default' });
test.use({ expectsConsoleErrors: true });
test.afterAll(printTable);

const t = wordsOf('EN');

test('a request that never arrives orders nothing, and locks the cart until it does', async ({
  page,
  demo,
}) => {
  test.setTimeout(120_000);
  await goToPayment(page);
  await demo.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('checkout.unknownText'), { timeout: 45_000 });
  await expectAccessible(page);
  await dialog.getByRole('link', { name: t('home.toMenu') }).click();
  await expect(page.getByText(t('checkout.stuck'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('menu.add', { name: YOGHURT.EN }) })).toHaveCount(
    0,
  );
  await expectAccessible(page);
  await page.goto('/Emenu/BEIT/T12');
  await expect(page.getByText(t('checkout.checkingLocked'))).toBeVisible();
  await expectOrders(demo, 'SaveEOrder never arrives', 'breakLine', 0);
  await demo.control({ action: 'clearFaults' });
  await expectPlaced(page);
  await expectOrders(demo, 'SaveEOrder never arrived, then checked again', 'clearFaults', 1);
});

test('offline in the middle, then online again', async ({ page, demo, context }) => {
  await goToPayment(page);
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
  const sent = page.waitForRequest(/SaveEOrder/);
  await placeButton(page).click();
  await sent;
  await context.setOffline(true);
  await expect(page.getByRole('alertdialog')).toContainText(t('checkout.checking'));
  await page.waitForTimeout(1500);
  await expectOrders(demo, 'offline between save and place', 'setOffline', 0);
  await context.setOffline(false);
  await expectPlaced(page);
  await expectOrders(demo, 'online again', 'setOffline', 1);
});

test('a new total that is declined orders nothing, and can be ordered later', async ({
  page,
  demo,
}) => {
  await goToPayment(page);
  await demo.control({ action: 'setPrice', itemId: YOGHURT_ID, price: 9 });
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('checkout.changed'));
  await dialog.getByRole('button', { name: t('common.cancel') }).click();
  await expect(dialog).toHaveCount(0);
  await expectOrders(demo, 'new total declined', 'setPrice', 0);
  await page.reload();
  await page.getByRole('radio', { name: AT_TABLE.EN }).check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expectOrders(demo, 'new total declined, then placed', 'setPrice', 1);
});

test('a dish that sells out in the cart is removed, and the rest is ordered', async ({
  page,
  demo,
}) => {
  await page.goto('/Menu/BEIT/T12');
  await page.getByRole('button', { name: t('menu.add', { name: 'Fattoush' }) }).click();
  await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
  await walkToPayment(page);
  await demo.control({ action: 'sellOut', itemId: YOGHURT_ID });
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('checkout.refused'));
  await expectAccessible(page);
  await expectOrders(demo, 'sold out while in the cart', 'sellOut', 0);
  await dialog.getByRole('button', { name: t('cart.see') }).click();
  const line = page.getByRole('listitem').filter({ hasText: YOGHURT.EN }).first();
  await expect(page.getByText(t('cart.blocked')).filter({ visible: true })).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: t('cart.removeLine'), exact: true }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_TABLE.EN }).check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expectOrders(demo, 'sold out, removed, then placed', 'sellOut', 1);
});

test('a store that closes meanwhile takes no order', async ({ page, demo }) => {
  await goToPayment(page);
  // The look at the hours came just before.
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
  const sent = page.waitForRequest(/SaveEOrder/);
  await placeButton(page).click();
  await sent;
  await demo.control({ action: 'closeStore', storeId: 101, minutes: 60 });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('checkout.refused'));
  await dialog.getByRole('button', { name: t('home.toMenu') }).click();
  await expect(page.getByText(t('closed.title'))).toBeVisible();
  await expectOrders(demo, 'store closed while sending', 'closeStore', 0);
  await page.goto('/Cart/BEIT/T12');
  await expect(page.getByText(YOGHURT.EN, { exact: true })).toBeVisible();
  await expectAccessible(page);
});

test('429 counts down before it can be tried again', async ({ page, demo }) => {
  await goToPayment(page);
  await demo.control({
    action: 'fail',
    call: 'saveEOrder',
    fault: 'httpStatus',
    httpStatus: 429,
    times: 1,
  });
  await placeButton(page).click();
  await expect(page.getByText(t('status.-5'))).toBeVisible();
  await expect(
    page.getByRole('button', { name: t('payment.wait', { time: t('wait.seconds', { n: 2 }) }) }),
  ).toBeVisible();
  await expectAccessible(page);
  await expectOrders(demo, '429 to saving', '429 x1', 0);
  await placeButton(page).click();
  await expectPlaced(page);
  await expectOrders(demo, '429, then tried again', '429 x1', 1);
});

test('a cart that changed in another tab is shown again before it is ordered', async ({
  page,
  demo,
  context,
}) => {
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
  await expectOrders(demo, '409: cart changed elsewhere', 'other tab adds', 0);
  await dialog.getByRole('button', { name: t('cart.see') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_TABLE.EN }).check();
  await placeButton(page).click();
  await expectPlaced(page);
  await expectOrders(demo, '409, looked at, then placed', 'other tab adds', 1);
});

test('a menu that changed is read again, and the cart is kept', async ({ page, demo }) => {
  await page.goto('/Menu/BEIT/T12');
  await page.getByRole('button', { name: t('menu.add', { name: 'Fattoush' }) }).click();
  await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
  await walkToPayment(page);
  await demo.control({ action: 'retireItem', itemId: YOGHURT_ID });
  await placeButton(page).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(t('status.-13'));
  const reloaded = page.waitForRequest(/\/Menu\/EN\/BEIT/);
  await dialog.getByRole('button', { name: t('cart.see') }).click();
  await expect(
    page.getByRole('link', { name: t('cart.editLine', { name: 'Fattoush' }) }),
  ).toBeVisible();
  await expectOrders(demo, '-13: the menu has changed', 'retireItem', 0);
  await page.getByRole('link', { name: t('cart.addMore') }).click();
  await reloaded;
});
