import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import {
  addYoghurt,
  AT_TABLE,
  expectOrders,
  expectPlaced,
  goToPayment,
  placeButton,
  speak,
  YOGHURT,
} from '../support/placingScene.ts';
import { YOGHURT_ID } from '../support/seededCart.ts';

const lang = 'AR';

// Faults are seen in the console.
test.use({ expectsConsoleErrors: true });

const t = wordsOf('EN');

const words = wordsOf(lang);

test(
  'a lost answer to placing is looked up',
  { tag: '@release' },
  async ({ page, demo, context }) => {
    await speak(context, lang);
    await goToPayment(page, lang);
    await demo.control({ action: 'fail', call: 'placeOrder', fault: 'loseAnswer', times: 9 });
    await demo.control({ action: 'slow', call: 'checkEOrderStatus', ms: 6000 });
    await placeButton(page, lang).click();
    await expect(page.getByRole('alertdialog')).toContainText(words('checkout.checking'));
    await expectAccessible(page);
    await expectPlaced(page, lang);
    await expectOrders(demo, `lost answer to PlaceOrder`, 1);
  },
);

test('a reload while the order is being sent', async ({ page, demo, context }) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await demo.control({ action: 'slow', call: 'placeOrder', ms: 1500 });
  const sent = page.waitForRequest(/PlaceOrder/);
  await placeButton(page, lang).click();
  await sent;
  await page.reload();
  await expectPlaced(page, lang);
  await expectOrders(demo, `reload while sending`, 1);
});

test('a new total is confirmed', { tag: '@release' }, async ({ page, demo, context }) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await demo.control({ action: 'slow', call: 'placeOrder', ms: 4000 });
  const sent = page.waitForRequest(/PlaceOrder/);
  await placeButton(page, lang).click();
  await sent;
  await demo.control({ action: 'setPrice', itemId: YOGHURT_ID, price: 9 });
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(words('checkout.changed'));
  await expect(dialog).toContainText('9.000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: words('checkout.accept') }).click();
  await expectPlaced(page, lang);
  await expectOrders(demo, `-12 between save and place, confirmed`, 1);
});

test(
  'a second round is a second order, and the first one stays in sight',
  { tag: '@release' },
  async ({ page, demo, context }) => {
    await speak(context, lang);
    await goToPayment(page, lang);
    await placeButton(page, lang).click();
    await expectPlaced(page, lang);
    await page.getByRole('link', { name: words('order.more') }).click();
    // The cart's page lists the order as well, for a moment of which both are there.
    const strip = page.getByRole('link', { name: new RegExp(`${words('order.named')} .*\\d+: `) });
    await expect(
      page.getByRole('button', { name: words('menu.add', { name: YOGHURT[lang] }) }),
    ).toBeVisible();
    await expect(strip).toBeVisible();
    await expectAccessible(page);
    await addYoghurt(page, lang);
    await page.getByRole('link', { name: words('cart.view') }).click();
    await expect(strip).toBeVisible();
    await page.getByRole('link', { name: words('cart.toPayment') }).click();
    await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
    await placeButton(page, lang).click();
    await expectPlaced(page, lang);
    await expectOrders(demo, `second round`, 2);
    await page.goto('/Menu/BEIT/T12');
    for (const { eOrderID } of await demo.ordersAt('T12')) {
      await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
    }
    await page.reload();
    await expect(
      page.getByRole('button', { name: words('menu.add', { name: YOGHURT[lang] }) }),
    ).toBeVisible();
    await expect(strip).toHaveCount(0);
  },
);

for (const call of ['saveEOrder', 'placeOrder'] as const) {
  test(
    `a tab that is killed during ${call} is resumed on the menu`,
    { tag: call === 'saveEOrder' ? '@release' : [] },
    async ({ page, demo, context }) => {
      await goToPayment(page);
      await demo.control({ action: 'slow', call, ms: 4000 });
      const sent = page.waitForRequest(new RegExp(call, 'i'));
      await placeButton(page).click();
      await sent;
      for (const slowed of [call, 'checkEOrderStatus'] as const) {
        await demo.control({ action: 'slow', call: slowed, ms: 6000 });
      }
      await page.close();
      const reopened = await context.newPage();
      await reopened.goto('/Menu/BEIT/T12');
      await expect(
        reopened.getByRole('status').filter({ hasText: t('checkout.checkingLocked') }),
      ).toBeVisible();
      await expectPlaced(reopened);
      await expectOrders(demo, `tab killed during ${call}`, 1);
    },
  );
}

test('Enter and a tap', { tag: '@release' }, async ({ page, demo }) => {
  await goToPayment(page);
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
  await placeButton(page).focus();
  await page.keyboard.press('Enter');
  // The button keeps its place and its focus while it is busy, under other words.
  await page.getByRole('button', { name: t('common.sending') }).click({ force: true });
  await expectPlaced(page);
  await expectOrders(demo, 'Enter + tap', 1);
});

for (const hasLocks of [true, false]) {
  const where = hasLocks ? 'Web Locks' : 'storage lease';
  test(
    `two tabs send at once (${where})`,
    { tag: hasLocks ? [] : '@release' },
    async ({ page, demo, context }) => {
      if (!hasLocks) {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
        );
      }
      await goToPayment(page);
      const other = await context.newPage();
      await other.goto('/Payment/BEIT/T12');
      await other.getByRole('radio', { name: AT_TABLE.EN }).check();
      await demo.control({ action: 'slow', call: 'saveEOrder', ms: 3000 });
      // A tab behind another one draws nothing, so that a tap on it cannot be waited for.
      const press = (tab: Page) =>
        placeButton(tab).evaluate((button: HTMLElement) => button.click());
      await Promise.all([press(page), press(other)]);
      await expectPlaced(page);
      await expectPlaced(other);
      await expectOrders(demo, `two tabs at once (${where})`, 1);
    },
  );

  test(
    `a tab killed while sending is followed by another (${where})`,
    { tag: hasLocks ? '@release' : [] },
    async ({ page, demo, context }) => {
      if (!hasLocks) {
        await context.addInitScript(() =>
          Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
        );
      }
      await goToPayment(page);
      await demo.control({ action: 'fail', call: 'placeOrder', fault: 'hang', times: 1 });
      const sent = page.waitForRequest(/PlaceOrder/);
      await placeButton(page).click();
      await sent;
      const other = await context.newPage();
      await other.goto('/Cart/BEIT/T12');
      await expect(
        other.getByRole('status').filter({ hasText: t('checkout.elsewhere') }),
      ).toBeVisible();
      await expect(other.getByRole('link', { name: t('cart.toPayment') })).toHaveCount(0);
      await expectAccessible(other);
      await page.close();
      await expectPlaced(other);
      await expectOrders(demo, `sender killed, other tab follows (${where})`, 1);
    },
  );
}
