import { expect, test } from '../support/diner.ts';
import {
  BANK,
  expectNothingSent,
  expectOneOrder,
  payAtUnnamedBank,
  payingDiner,
} from '../support/payingDiner.ts';

test('paid: the order is sent, once and charged once', async ({ page, demo }) => {
  const diner = payingDiner(page, 'EN');
  await diner.goToPayment();
  await diner.leaveFor('card');
  await diner.answer('pay');
  await diner.expectOrderNumber();
  await expectOneOrder(demo, 1);
  // A repeated return changes nothing.
  await page.goBack();
  await page.reload();
  await expectOneOrder(demo, 1);
});

test(
  'declined by qlub: the order is paid at the table after all',
  { tag: '@release' },
  async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page, 'AR');
    await diner.goToPayment();
    await diner.leaveFor('qlub');
    await diner.answer('decline');
    await expect(diner.heading(t('card.failed'))).toBeVisible();
    await expect(page.getByText(t('card.notCharged'))).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    await expectNothingSent(demo);

    await page.getByRole('link', { name: t('card.tryAgain') }).click();
    await expect(diner.heading(t('order.payTitle'))).toBeVisible();
    await page.getByRole('link', { name: t('order.otherWay') }).click();
    await expect(page.getByText(t('payment.chooseAgain'))).toBeVisible();
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    await expectOneOrder(demo, 0);
  },
);

test(
  'a step back from the payment page: another way to pay makes the one order',
  { tag: '@release' },
  async ({ page, demo }) => {
    const { t, ...diner } = payingDiner(page);
    await diner.goToPayment();
    await page.getByLabel(t('payment.note')).fill('No onions, please');
    await diner.leaveFor('card');
    await page.goBack();
    await expect(page.getByText(t('payment.begunText'))).toBeVisible();
    await expect(page.getByLabel(t('payment.note'))).toHaveValue('No onions, please');
    await diner.placeAtTheTable();
    await diner.expectOrderNumber();
    await expectOneOrder(demo, 0);
  },
);

test('a bank whose host no setting names opens after a tap of the diner alone', async ({
  page,
  demo,
}) => {
  const { t, ...diner } = payingDiner(page);
  await payAtUnnamedBank(page);
  await diner.goToPayment();
  await diner.method('card').check();
  const pay = page.getByRole('button', { name: `${t('payment.pay')} KWD` });
  await pay.click();
  const question = page.getByRole('alertdialog', { name: t('bank.title') });
  await expect(question.getByText('pay.bank.example', { exact: true })).toBeVisible();
  await expect(question.getByRole('button', { name: t('bank.notNow') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await expect(page.getByText(t('payment.begunText'))).toBeVisible();
  await expect(pay).toBeFocused();
  await expectNothingSent(demo);

  await pay.click();
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: t('payment.continue') }).click();
  await question.getByRole('button', { name: t('payment.continue') }).click();
  await page.waitForURL(`${BANK}/pay/card/**`);
  expect(await demo.payments()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByText(t('payment.begunText'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await diner.placeAtTheTable();
  await diner.expectOrderNumber();
  await expectOneOrder(demo, 0);
});

test('after three minutes the diner asks by hand', { tag: '@release' }, async ({ page, demo }) => {
  const { t, ...diner } = payingDiner(page);
  await diner.goToPayment();
  await diner.leaveFor('qlub');
  await page.clock.install();
  await diner.answer('close');
  await expect(diner.heading(t('card.checking'))).toBeVisible();
  await page.clock.fastForward(181_000);
  await expect(page.getByText(t('card.stillChecking'))).toBeVisible();
  // The last question of the app's own is answered when the button is no longer busy.
  const checkAgain = page.getByRole('button', { name: t('checkout.checkAgain') });
  await expect(checkAgain).toBeVisible();
  const [payment] = await demo.payments();
  const transactionId = payment?.transactionId ?? '';
  await demo.control({ action: 'reportPayment', transactionId, result: 'paid' });
  await checkAgain.click();
  await diner.expectOrderNumber();
  await expectOneOrder(demo, 1);
});

test('an order asks at once when the diner looks again, and not while nobody looks', async ({
  page,
  demo,
}) => {
  const { t, ...diner } = payingDiner(page);
  await page.clock.install();
  await diner.goToPayment();
  await diner.placeAtTheTable();
  await diner.expectOrderNumber();
  const eOrderID = await expectOneOrder(demo, 0);
  const setVisibility = (state: string) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, state);
  const asked: string[] = [];
  await page.waitForLoadState('networkidle');
  await setVisibility('hidden');
  page.on('request', (request) => {
    if (request.url().includes('checkEOrderStatus')) asked.push(request.url());
  });
  await demo.control({ action: 'advanceOrder', eOrderID, to: 8 });
  await page.clock.runFor(11_000);
  expect(asked).toEqual([]);
  await setVisibility('visible');
  const current = page.getByRole('list', { name: t('order.status') }).locator('[aria-current]');
  await expect(current).toContainText('Completed', { timeout: 2000 });
  // Final: there is nothing more to ask.
  const count = asked.length;
  await page.clock.runFor(11_000);
  expect(asked).toHaveLength(count);
});
