/** States of an order between the payment page and the kitchen. */
import { expect, wordsOf } from '../diner.ts';
import { payAtUnnamedBank, type Lang } from '../payingDiner.ts';
import { at, type Chains } from '../sceneOf.ts';

/** These chains move the page's clock themselves: they show the moment of their test. */
export const MOVING_THE_CLOCK: ReadonlySet<string> = new Set([
  'a payment that waits',
  'a request that never arrives',
]);

export const paymentChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'a payment': {
    'the ways to pay': ({ diner }) => diner.goToPayment(),
    'one that was begun': async ({ diner, open }) => {
      await diner.leaveFor('card');
      await open('/Payment/BEIT/T12', t('payment.begunText'));
    },
    'one that is being checked': async ({ page, diner, lastOrder }) => {
      await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}?status=success`);
      await expect(diner.heading(t('card.checking'))).toBeVisible();
    },
    'one that was declined': async ({ diner, report }) => {
      await report('failed');
      await expect(diner.heading(t('card.failed'))).toBeVisible();
    },
    'one more try': async ({ page, diner }) => {
      await page.getByRole('link', { name: t('card.tryAgain') }).click();
      await expect(diner.heading(t('order.payTitle'))).toBeVisible();
    },
    'another way to pay': async ({ page, see }) => {
      await page.getByRole('link', { name: t('order.otherWay') }).click();
      await see(t('payment.chooseAgain'));
    },
    'the order': async ({ diner }) => {
      await diner.placeAtTheTable();
      await diner.expectOrderNumber();
    },
    'the question before a cancellation': async ({ page }) => {
      await page.getByRole('button', { name: t('order.cancel') }).click();
      await expect(page.getByRole('alertdialog')).toContainText(t('order.cancelText'));
    },
    'a cancellation that comes too late': async ({ page, demo, lastOrder }) => {
      await demo.control({ action: 'advanceOrder', eOrderID: await lastOrder(), to: 5 });
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t('order.cancel') }).click();
      await expect(dialog.getByRole('alert')).toContainText(t('status.tooLateToCancel'));
      // The page below refreshes from time to time: wait for its final state.
      await expect(page.locator('main h1', { hasText: t('orderHead.preparing') })).toBeAttached();
    },
  },
  'a payment page whose host no setting names': {
    'the question before it opens': async ({ page, diner }) => {
      await payAtUnnamedBank(page);
      await diner.goToPayment();
      await diner.method('card').check();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await expect(page.getByRole('alertdialog')).toContainText('pay.bank.example');
    },
  },
  'a payment that comes to nothing': {
    'one that was cancelled': async ({ page, diner, report, lastOrder }) => {
      await diner.goToPayment();
      await diner.leaveFor('card');
      await report('cancelled');
      await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
      await expect(diner.heading(t('card.cancelled'))).toBeVisible();
    },
    'one that ran out': async ({ page, demo, diner, lastOrder }) => {
      await page.getByRole('link', { name: t('card.tryAgain') }).click();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(/\/pay\//);
      await demo.control({ action: 'advanceClock', seconds: 11 * 60 });
      await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
      await expect(diner.heading(t('status.paymentExpired'))).toBeVisible();
    },
    'an order that lapsed': async ({ demo, open, lastOrder }) => {
      const eOrderID = await lastOrder();
      await demo.control({ action: 'lapseOrder', eOrderID });
      await open(`/Cart/BEIT/T12/${eOrderID}`, t('order.lapsed'));
    },
    'an unknown payment': at('/CardDetails/EOrder/BEIT/424242', t('card.unknown')),
    'an unknown order': at('/Cart/BEIT/T12/424242', t('order.unknown')),
  },
  'a payment that waits': {
    'a saved order that nobody began to pay': async ({ page, demo, diner, see, lastOrder }) => {
      await diner.goToPayment();
      const once = { fault: 'httpStatus', httpStatus: 429, times: 1 } as const;
      await demo.control({ action: 'fail', call: 'paymentByCard', ...once });
      await diner.method('card').check();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await see(t('status.tooOften'));
      await page.goto(`/CardDetails/EOrder/BEIT/${await lastOrder()}`);
      await expect(diner.heading(t('card.ready'))).toBeVisible();
    },
    'one that nobody reports': async ({ page, diner }) => {
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(/\/pay\//);
      await page.clock.install();
      await diner.closeProvider();
      await expect(diner.heading(t('card.checking'))).toBeVisible();
      // A clock that jumps before the page has set its timer ends nothing.
      await expect(async () => {
        await page.clock.fastForward(181_000);
        await expect(page.getByText(t('card.stillChecking'))).toBeVisible({ timeout: 500 });
      }).toPass();
    },
    'an order that was cancelled': async ({ page, see, lastOrder }) => {
      await page.goto(`/Cart/BEIT/T12/${await lastOrder()}`);
      await page.getByRole('button', { name: t('order.cancel') }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('button', { name: t('order.cancel') }).click();
      await see(t('order.cancelled'));
    },
  },
  'a request that never arrives': {
    'nobody knows of the order': async ({ page, demo, diner }) => {
      await page.clock.install();
      await diner.goToPayment();
      await demo.control({ action: 'fail', call: 'saveEOrder', fault: 'breakLine' });
      await diner.placeAtTheTable();
      await expect(async () => {
        await page.clock.runFor(4000);
        const dialog = page.getByRole('alertdialog');
        await expect(dialog).toContainText(t('checkout.unknownText'), { timeout: 500 });
      }).toPass();
    },
    'the menu until it is known': async ({ page, see }) => {
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('link', { name: t('home.toMenu') }).click();
      await see(t('checkout.stuck'));
    },
  },
});
