import { expect, expectAccessible, test } from '../stage/diner.ts';
import {
  expectNothingSent,
  expectOneOrder,
  payingDiner,
  type Lang,
  type Provider,
} from '../stage/payingDiner.ts';

/** Each provider in one language; what a language changes is on the pages, which both walk through. */
const WAYS: [Provider, Lang][] = [
  ['card', 'EN'],
  ['qlub', 'AR'],
];

for (const [provider, lang] of WAYS) {
  test.describe(`${provider} in ${lang}`, () => {
    test('paid: the order is sent, once and charged once', async ({ page, demo }) => {
      const diner = payingDiner(page, lang);
      await diner.goToPayment();
      await expectAccessible(page);
      await diner.leaveFor(provider);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectAccessible(page);
      await expectOneOrder(demo, 1);
      // A repeated return changes nothing.
      await page.goBack();
      await page.reload();
      await expectOneOrder(demo, 1);
    });

    test('declined: the order is paid at the table after all', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      await diner.answer('decline');
      await expect(diner.heading(t('card.failed'))).toBeVisible();
      await expect(page.getByText(t('card.notCharged'))).toBeVisible();
      expect(new URL(page.url()).search).toBe('');
      await expectAccessible(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectAccessible(page);
      await expectNothingSent(demo);

      await page.getByRole('link', { name: t('card.tryAgain') }).click();
      await expect(diner.heading(t('order.payTitle'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('order.otherWay') }).click();
      await expect(page.getByText(t('payment.chooseAgain'))).toBeVisible();
      await expectAccessible(page);
      await diner.placeAtTheTable();
      await diner.expectOrderNumber();
      await expectAccessible(page);
      await expectOneOrder(demo, 0);
    });

    test('cancelled, then paid: one order, one charge', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      await diner.answer('cancel');
      await expect(diner.heading(t('card.cancelled'))).toBeVisible();
      await expectAccessible(page);
      await expectNothingSent(demo);
      await page.getByRole('link', { name: t('card.tryAgain') }).click();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(/\/pay\//);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });

    test('paid late: the page waits, and offers no second payment', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      await diner.answer('late');
      await expect(diner.heading(t('card.checking'))).toBeVisible();
      await expect(page.getByRole('button', { name: t('payment.continue') })).toHaveCount(0);
      await expectAccessible(page);
      await expectNothingSent(demo);
      await demo.control({ action: 'advanceClock', seconds: 25 });
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });

    test('expired: said so, and started anew', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page, lang);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      await demo.control({ action: 'advanceClock', seconds: 11 * 60 });
      await page.reload();
      await page.getByRole('link', { name: 'Back to the venue' }).click();
      await expect(diner.heading(t('status.-53'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('card.tryAgain') }).click();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(/\/pay\//);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });
  });
}

for (const provider of ['card', 'qlub'] as const) {
  test.describe(provider, () => {
    test('nobody comes back: the server sends the order, the cart shows it', async ({
      page,
      demo,
    }) => {
      const diner = payingDiner(page);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      const [payment] = await demo.payments();
      const transactionId = payment?.transactionId ?? '';
      await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
      await page.goto('/Cart/BEIT/T12');
      await diner.expectOrderNumber();
      const eOrderID = await expectOneOrder(demo, 1);
      expect(page.url()).toContain(`/Cart/BEIT/T12/${eOrderID}`);
      await page.goto('/Payment/BEIT/T12');
      await expect(page).toHaveURL('/Cart/BEIT/T12');
      await expectOneOrder(demo, 1);
    });

    test('nobody comes back: the menu shows the order', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      const [payment] = await demo.payments();
      const transactionId = payment?.transactionId ?? '';
      await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
      await page.goto('/Menu/BEIT/T12');
      await page.getByRole('link', { name: new RegExp(t('order.named')) }).click();
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });

    test('a forged return address pays nothing', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      const [payment] = await demo.payments();
      const { eOrderID = 0, transactionId = '' } = payment ?? {};
      const forged = 'status=success&paymentStatus=3&paid=true';
      await page.goto(
        provider === 'card'
          ? `/CardDetails/EOrder/BEIT/${eOrderID}?${forged}`
          : `/qlub?code=BEIT&tableCode=T12&eOrderId=${eOrderID}&transactionId=${transactionId}&${forged}`,
      );
      await expect(diner.heading(t('card.checking'))).toBeVisible();
      await expect.poll(() => new URL(page.url()).search).toBe('');
      await expectAccessible(page);
      await expectNothingSent(demo);
      // The page that is open already, not a second one.
      await page.getByRole('button', { name: t('payment.continue') }).click();
      await page.waitForURL(/\/pay\//);
      expect(page.url()).toContain(transactionId);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });

    test('the app closed and opened anew: the same payment goes on', async ({
      page,
      context,
      demo,
    }) => {
      const first = payingDiner(page);
      await first.goToPayment();
      const address = await first.leaveFor(provider);
      const again = await context.newPage();
      await page.goto('about:blank');
      const { t, ...diner } = payingDiner(again);
      await again.goto('/Payment/BEIT/T12');
      await expect(again.getByText(t('payment.begunText'))).toBeVisible();
      await expectAccessible(again);
      await again.getByRole('button', { name: t('payment.continue') }).click();
      await again.waitForURL(address);
      await diner.answer('pay');
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
      expect(await demo.payments()).toHaveLength(1);
    });

    test('a step back from the payment page: another way to pay makes the one order', async ({
      page,
      demo,
    }) => {
      const { t, ...diner } = payingDiner(page);
      await diner.goToPayment();
      await page.getByLabel(t('payment.note')).fill('No onions, please');
      await diner.leaveFor(provider);
      await page.goBack();
      await expect(page.getByText(t('payment.begunText'))).toBeVisible();
      await expect(page.getByLabel(t('payment.note'))).toHaveValue('No onions, please');
      await diner.placeAtTheTable();
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 0);
    });

    test('after three minutes the diner asks by hand', async ({ page, demo }) => {
      const { t, ...diner } = payingDiner(page);
      await diner.goToPayment();
      await diner.leaveFor(provider);
      await page.clock.install();
      await diner.answer('close');
      await expect(diner.heading(t('card.checking'))).toBeVisible();
      await page.clock.fastForward(181_000);
      await expect(page.getByText(t('card.stillChecking'))).toBeVisible();
      await expectAccessible(page);
      const [payment] = await demo.payments();
      const transactionId = payment?.transactionId ?? '';
      await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
      await page.getByRole('button', { name: t('checkout.checkAgain') }).click();
      await diner.expectOrderNumber();
      await expectOneOrder(demo, 1);
    });
  });
}
