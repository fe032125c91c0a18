import { expect, test } from '../support/diner.ts';
import { BANK, expectOneOrder, payAtUnnamedBank, payingDiner } from '../support/payingDiner.ts';

test('a bank whose host is in no setting opens after a tap, and a step back leads to the open payment', async ({
  page,
  demo,
}) => {
  const { t, ...diner } = payingDiner(page);
  await payAtUnnamedBank(page);
  await diner.goToPayment();
  await diner.method('card').check();
  await page.getByRole('button', { name: `${t('payment.pay')} KWD` }).click();
  const question = page.getByRole('alertdialog', { name: t('bank.title') });
  await question.getByRole('button', { name: t('payment.continue') }).click();
  await page.waitForURL(`${BANK}/pay/card/**`);
  expect(await demo.payments()).toHaveLength(1);
  await page.goBack();
  await expect(page.getByText(t('payment.begunText'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('an order refreshes at once when the diner looks again, and not while the page is hidden', async ({
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
  // The state is final: the page stops asking.
  const count = asked.length;
  await page.clock.runFor(11_000);
  expect(asked).toHaveLength(count);
});
