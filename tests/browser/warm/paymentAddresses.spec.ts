import { expect, expectAccessible, test } from '../stage/diner.ts';
import { expectNothingSent, expectOneOrder, payingDiner } from '../stage/payingDiner.ts';

test.describe('the return address of qlub', () => {
  test('without a payment leads to the start page', async ({ page }) => {
    const { t, ...diner } = payingDiner(page);
    await page.goto('/qlub?status=success');
    await expect(diner.heading(t('card.unknown'))).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expectAccessible(page);
    await page.getByRole('link', { name: t('notFound.toStart') }).click();
    await expect(diner.heading(t('start.title'))).toBeVisible();
  });

  test('with a payment that nobody knows leads to the menu', async ({ page }) => {
    const { t, ...diner } = payingDiner(page);
    await page.goto('/qlub?code=BEIT&tableCode=T12&eOrderId=424242&transactionId=x&status=paid');
    await expect(diner.heading(t('card.unknown'))).toBeVisible();
    await page.getByRole('link', { name: t('home.toMenu') }).click();
    await expect(page).toHaveURL('/Menu/BEIT');
  });

  test('that says nothing finds the payment that this device began', async ({ page, demo }) => {
    const diner = payingDiner(page, 'AR');
    await diner.goToPayment();
    await diner.leaveFor('qlub');
    const [payment] = await demo.payments();
    const transactionId = payment?.transactionId ?? '';
    await page.goto('/qlub');
    await expect(diner.heading(diner.t('card.checking'))).toBeVisible();
    await page.reload();
    await expect(diner.heading(diner.t('card.checking'))).toBeVisible();
    await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
    await diner.expectOrderNumber();
    await expectOneOrder(demo, 1);
  });

  test('goes on where the server says, whatever the address says', async ({ page, demo }) => {
    const diner = payingDiner(page);
    await diner.goToPayment();
    await diner.leaveFor('qlub');
    const [payment] = await demo.payments();
    const { eOrderID = 0, transactionId = '' } = payment ?? {};
    await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
    await page.evaluate(() => localStorage.clear());
    const query = `code=MATSURI&tableCode=M3&eOrderId=${eOrderID}&transactionId=${transactionId}`;
    await page.goto(`/qlub?${query}&status=failed`);
    await page.waitForURL(`/Cart/BEIT/T12/${eOrderID}`);
    await expectOneOrder(demo, 1);
  });

  test('with the transaction of another order shows no payment', async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await diner.leaveFor('qlub');
    const [payment] = await demo.payments();
    await page.goto(`/qlub?code=BEIT&eOrderId=${payment?.eOrderID}&transactionId=qlub-stranger`);
    await expect(diner.heading(t('card.unknown'))).toBeVisible();
    await expectNothingSent(demo);
  });
});

test.describe('an order address', () => {
  for (const lang of ['EN', 'AR'] as const) {
    test(`that nobody knows says so (${lang})`, async ({ page }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      for (const path of ['/Cart/BEIT/T12/424242', '/CardDetails/EOrder/BEIT/424242']) {
        await page.goto(path);
        const isCard = path.startsWith('/Card');
        await expect(diner.heading(t(isCard ? 'card.unknown' : 'order.unknown'))).toBeVisible();
        await expectAccessible(page);
      }
    });
  }

  test('of another venue shows nothing of that order', async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    const eOrderID = await expectOneOrder(demo, 0);
    await page.goto(`/Cart/MATSURI/M3/${eOrderID}`);
    await expect(diner.heading(t('order.unknown'))).toBeVisible();
  });

  test.describe('whose first try was too many', () => {
    test.use({ expectsConsoleErrors: true });
    test('of a saved order that nobody began to pay offers to pay it', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page);
      await diner.goToPayment();
      await demo.control({
        action: 'fail',
        call: 'paymentByCard',
        fault: 'httpStatus',
        httpStatus: 429,
        times: 1,
      });
      await diner.method('card').check();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await expect(page.getByText(t('status.-5'))).toBeVisible();
      const [order] = await demo.ordersAt('T12');
      await page.goto(`/CardDetails/EOrder/BEIT/${order?.eOrderID}`);
      await expect(diner.heading(t('card.ready'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(/\/pay\/card\//);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });
  });

  for (const lang of ['EN', 'AR'] as const) {
    test(`of an order that lapsed renews it (${lang})`, async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.leaveFor('card');
      const eOrderID = await expectNothingSent(demo);
      await demo.control({ action: 'lapseOrder', eOrderID });
      await page.goto(`/Cart/BEIT/T12/${eOrderID}`);
      await expect(page.getByText(t('order.lapsed'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('order.goOn') }).click();
      await diner.placeAtTheTable();
      await diner.expectOrderNumber();
      expect(await expectOneOrder(demo, 0)).toBe(eOrderID);
    });

    test(`cancels what the kitchen has not begun (${lang})`, async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.placeAtTheTable();
      await diner.expectOrderNumber();
      await page.getByRole('button', { name: t('order.cancel') }).click();
      const dialog = page.getByRole('alertdialog');
      await expect(dialog).toContainText(t('order.cancelText'));
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('order.cancel') }).click();
      await expect(page.getByText(t('order.cancelled'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('order.cancel') })).toHaveCount(0);
      await expectAccessible(page);
      const [order] = await demo.ordersAt('T12');
      expect(order?.orderStatus).toBe(9);
    });
  }

  test('says that the kitchen was quicker than the cancellation', async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    const eOrderID = await expectOneOrder(demo, 0);
    await page.getByRole('button', { name: t('order.cancel') }).click();
    await demo.control({ action: 'advanceOrder', eOrderID, to: 5 });
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('button', { name: t('order.cancel') }).click();
    await expect(dialog.getByRole('alert')).toContainText(t('status.-90'));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('order.keep') }).click();
    await expect(page.getByRole('button', { name: t('order.cancel') })).toHaveCount(0);
  });

  test('of a saved order gives it up, and can send it all the same', async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await diner.leaveFor('card');
    const eOrderID = await expectNothingSent(demo);
    await page.goto(`/Cart/BEIT/T12/${eOrderID}`);
    await page.getByRole('button', { name: t('order.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('order.cancel') })
      .click();
    await expect(page.getByText(t('order.renewText'))).toBeVisible();
    await page.getByRole('link', { name: t('order.goOn') }).click();
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    expect(await expectOneOrder(demo, 0)).toBe(eOrderID);
  });

  test('asks at once when the diner looks again, and not while nobody looks', async ({
    page,
    demo,
  }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    const eOrderID = await expectOneOrder(demo, 0);
    const setVisibility = (state: string) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }, state);
    await setVisibility('hidden');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('checkEOrderStatus')) asked.push(request.url());
    });
    await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
    await page.waitForTimeout(11_000);
    expect(asked).toEqual([]);
    await setVisibility('visible');
    const current = page.getByRole('list', { name: t('order.status') }).locator('[aria-current]');
    await expect(current).toContainText('Completed', { timeout: 2000 });
    // Final: there is nothing more to ask.
    const count = asked.length;
    await page.waitForTimeout(11_000);
    expect(asked).toHaveLength(count);
  });
});

test('the diner is told whose page asks for the money', async ({ page }) => {
  const { t, ...diner } = payingDiner(page);
  // While a page is being left nobody can look at it from outside: it writes down what it says.
  await page.addInitScript(() => {
    const note = () => {
      const said = document.querySelector('[role=alertdialog]')?.textContent;
      if (said) sessionStorage.setItem('said', said);
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true });
  });
  await diner.goToPayment();
  const { host } = new URL(page.url());
  await diner.leaveFor('card');
  const said = await page.evaluate(() => sessionStorage.getItem('said'));
  expect(said).toContain(t('checkout.leaving'));
  expect(said).toContain(`${t('checkout.leavingTo')} ${host}`);
});
