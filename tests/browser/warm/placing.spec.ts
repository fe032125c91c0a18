import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../stage/diner.ts';
import {
  addYoghurt,
  AT_TABLE,
  expectOrders,
  expectPlaced,
  goToPayment,
  placeButton,
  printTable,
  speak,
  YOGHURT,
} from '../stage/placingScene.ts';
import { YOGHURT_ID } from '../stage/seededCart.ts';

const lang = 'AR';

// One after the other, so that the table at the end is whole; and faults are seen in the console.
test.describe.configure({ mode: 'default' });
test.use({ expectsConsoleErrors: true });
test.afterAll(printTable);

const t = wordsOf('EN');

const words = wordsOf(lang);

test('a lost answer to placing is looked up', async ({ page, demo, context }) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await demo.control({ action: 'fail', call: 'placeOrder', fault: 'loseAnswer', times: 9 });
  await demo.control({ action: 'slow', call: 'checkEOrderStatus', ms: 2500 });
  await placeButton(page, lang).click();
  await expect(page.getByRole('alertdialog')).toContainText(words('checkout.checking'));
  await expectAccessible(page);
  await expectPlaced(page, lang);
  await expectOrders(demo, `lost answer to PlaceOrder`, 'loseAnswer, each time', 1);
});

test('a reload while the order is being sent', async ({ page, demo, context }) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await demo.control({ action: 'slow', call: 'placeOrder', ms: 1500 });
  const sent = page.waitForRequest(/PlaceOrder/);
  await placeButton(page, lang).click();
  await sent;
  await page.reload();
  await expectPlaced(page, lang);
  await expectOrders(demo, `reload while sending`, 'reload', 1);
});

test('a new total is confirmed', async ({ page, demo, context }) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await demo.control({ action: 'slow', call: 'placeOrder', ms: 1000 });
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
  await expectOrders(demo, `-12 between save and place, confirmed`, 'setPrice', 1);
});

test('a second round is a second order, and the first one stays in sight', async ({
  page,
  demo,
  context,
}) => {
  await speak(context, lang);
  await goToPayment(page, lang);
  await placeButton(page, lang).click();
  await expectPlaced(page, lang);
  await page.getByRole('link', { name: words('order.more') }).click();
  const strip = page.getByRole('link', { name: new RegExp(`${words('order.named')} .*\\d+`) });
  await expect(strip).toBeVisible();
  await expectAccessible(page);
  await addYoghurt(page, lang);
  await page.getByRole('link', { name: words('cart.view') }).click();
  await expect(strip).toBeVisible();
  await page.getByRole('link', { name: words('cart.toPayment') }).click();
  await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
  await placeButton(page, lang).click();
  await expectPlaced(page, lang);
  await expectOrders(demo, `second round`, 'none', 2);
  await page.goto('/Menu/BEIT/T12');
  for (const { eOrderID } of await demo.ordersAt('T12')) {
    await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
  }
  await page.reload();
  await expect(
    page.getByRole('button', { name: words('menu.add', { name: YOGHURT[lang] }) }),
  ).toBeVisible();
  await expect(strip).toHaveCount(0);
});

for (const call of ['saveEOrder', 'placeOrder'] as const) {
  for (const [injected, fault] of [
    ['loseAnswer x2', { fault: 'loseAnswer', times: 2 }],
    ['breakLine x2', { fault: 'breakLine', times: 2 }],
    ['halfBody x1', { fault: 'halfBody', times: 1 }],
    ['HTML x1', { fault: 'html', times: 1 }],
    ['500 x2', { fault: 'httpStatus', httpStatus: 500, times: 2 }],
    ['502 x2', { fault: 'httpStatus', httpStatus: 502, times: 2 }],
    ['503 x2', { fault: 'httpStatus', httpStatus: 503, times: 2 }],
  ] as const) {
    test(`${call} answers ${injected}`, async ({ page, demo }) => {
      await goToPayment(page);
      await demo.control({ action: 'fail', call, ...fault });
      await placeButton(page).click();
      await expectPlaced(page);
      await expectOrders(demo, `${call} fails`, injected, 1);
    });
  }

  test(`${call} hangs until the time is out`, async ({ page, demo }) => {
    await page.route('/Payment/BEIT/T12', async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const body = html.replace('"requestTimeoutMs":15000', '"requestTimeoutMs":2500');
      expect(body).not.toBe(html);
      await route.fulfill({ response: answer, body });
    });
    await goToPayment(page);
    await demo.control({ action: 'fail', call, fault: 'hang', times: 2 });
    await placeButton(page).click();
    await expectPlaced(page);
    await expectOrders(demo, `${call} hangs`, 'hang x2', 1);
  });

  test(`a tab that is killed during ${call} is resumed on the menu`, async ({
    page,
    demo,
    context,
  }) => {
    await goToPayment(page);
    await demo.control({ action: 'slow', call, ms: 1500 });
    const sent = page.waitForRequest(new RegExp(call, 'i'));
    await placeButton(page).click();
    await sent;
    for (const slowed of [call, 'checkEOrderStatus'] as const) {
      await demo.control({ action: 'slow', call: slowed, ms: 7000 });
    }
    await page.close();
    const reopened = await context.newPage();
    await reopened.goto('/Menu/BEIT/T12');
    await expect(
      reopened.getByRole('status').filter({ hasText: t('checkout.checkingLocked') }),
    ).toBeVisible();
    await expectPlaced(reopened);
    await expectOrders(demo, `tab killed during ${call}`, 'page.close', 1);
  });
}

test('two clicks in one task', async ({ page, demo }) => {
  await goToPayment(page);
  await placeButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expectPlaced(page);
  await expectOrders(demo, 'double tap', '2 clicks in a task', 1);
});

test('a tap before the hours are known', async ({ page, demo }) => {
  await demo.control({ action: 'slow', call: 'checkOperationHourForTable', ms: 3000 });
  await goToPayment(page);
  await placeButton(page).click();
  await expectPlaced(page);
  await expectOrders(demo, 'tap before the hours are known', 'slow hours', 1);
});

test('Enter and a tap', async ({ page, demo }) => {
  await goToPayment(page);
  await demo.control({ action: 'slow', call: 'saveEOrder', ms: 800 });
  await placeButton(page).focus();
  await page.keyboard.press('Enter');
  // The button keeps its place and its focus while it is busy, under other words.
  await page.getByRole('button', { name: t('common.sending') }).click({ force: true });
  await expectPlaced(page);
  await expectOrders(demo, 'Enter + tap', 'slow save', 1);
});

for (const hasLocks of [true, false]) {
  const where = hasLocks ? 'Web Locks' : 'storage lease';
  test(`two tabs send at once (${where})`, async ({ page, demo, context }) => {
    if (!hasLocks) {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }),
      );
    }
    await goToPayment(page);
    const other = await context.newPage();
    await other.goto('/Payment/BEIT/T12');
    await other.getByRole('radio', { name: AT_TABLE.EN }).check();
    await demo.control({ action: 'slow', call: 'saveEOrder', ms: 800 });
    // A tab behind another one draws nothing, so that a tap on it cannot be waited for.
    const press = (tab: Page) => placeButton(tab).evaluate((button: HTMLElement) => button.click());
    await Promise.all([press(page), press(other)]);
    await expectPlaced(page);
    await expectPlaced(other);
    await expectOrders(demo, `two tabs at once (${where})`, 'slow save', 1);
  });

  test(`a tab killed while sending is followed by another (${where})`, async ({
    page,
    demo,
    context,
  }) => {
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
    await expectOrders(demo, `sender killed, other tab follows (${where})`, 'hang, page.close', 1);
  });
}
