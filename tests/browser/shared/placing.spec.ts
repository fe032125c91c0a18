import type { Page } from '@playwright/test';
import { expect, test, wordsOf } from '../support/diner.ts';
import {
  AT_TABLE,
  expectOrders,
  expectPlaced,
  goToPayment,
  placeButton,
  speak,
} from '../support/placingScene.ts';

// Failures appear in the console.
test.use({ expectsConsoleErrors: true });

const t = wordsOf('EN');

test('an order survives a reload while it is being sent', async ({ page, demo, context }) => {
  await speak(context, 'AR');
  await goToPayment(page, 'AR');
  await demo.control({ action: 'slow', call: 'placeOrder', ms: 1500 });
  const sent = page.waitForRequest(/PlaceOrder/);
  await placeButton(page, 'AR').click();
  await sent;
  await page.reload();
  await expectPlaced(page, 'AR');
  await expectOrders(demo, 'reload while sending', 1);
});

test('two tabs that send at once place one order, with Web Locks', async ({
  page,
  demo,
  context,
}) => {
  await goToPayment(page);
  const other = await context.newPage();
  await other.goto('/Payment/BEIT/T12');
  await other.getByRole('radio', { name: AT_TABLE.EN }).check();
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
  // A tab in the background draws nothing, so `click` would wait forever.
  const press = (tab: Page) => placeButton(tab).evaluate((button: HTMLElement) => button.click());
  await Promise.all([press(page), press(other)]);
  await expectPlaced(page);
  await expectPlaced(other);
  await expectOrders(demo, 'two tabs at once', 1);
});

test('a tab killed while sending is replaced by another, by the lease in the storage', async ({
  page,
  demo,
  context,
}) => {
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
  );
  await goToPayment(page);
  await demo.control({ action: 'fail', call: 'placeOrder', fault: 'hang', times: 1 });
  const sent = page.waitForRequest(/PlaceOrder/);
  await placeButton(page).click();
  await sent;
  const other = await context.newPage();
  await other.goto('/Cart/BEIT/T12');
  const told = other.getByRole('status').filter({ hasText: t('checkout.elsewhere') });
  await expect(told).toBeVisible();
  await expect(other.getByRole('link', { name: t('cart.toPayment') })).toHaveCount(0);
  await page.close();
  await expectPlaced(other);
  await expectOrders(demo, 'sender killed, other tab follows', 1);
});
