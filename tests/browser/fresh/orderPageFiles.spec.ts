import { expect, test, wordsOf } from '../support/diner.ts';
import { seedCart } from '../support/seededCart.ts';

const t = wordsOf('EN');

// A file that does not come is told in the console by the browser itself.
// Neither a cache nor a worker may have the files that do not come.
test.use({ expectsConsoleErrors: true, serviceWorkers: 'block' });

test('an order whose line breaks as it leaves ends on its page, whose files were there', async ({
  page,
  demo,
}) => {
  await seedCart(page);
  // Straight to the payment, past the page that also shows the order.
  const ahead = ['checking', 'cart'].map((name) =>
    page.waitForResponse(new RegExp(`/static/${name}-[^/]+\\.js$`)),
  );
  await page.goto('/Payment/BEIT/T12');
  await page.getByRole('radio', { name: 'Pay at the table' }).check();
  await Promise.all(ahead);
  await page.waitForLoadState('networkidle');
  // Only what sends the order still gets through.
  const isSending = /\/api\/TableCart\/(?!checkEOrderStatus)/;
  await page.route('**/*', (route) =>
    isSending.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: t('payment.place') }).click();
  await expect(page.getByText(t('order.number'))).toBeVisible();
  expect(await demo.ordersAt('T12')).toHaveLength(1);
});

test(
  'an order that has left is followed where a file of the app does not come',
  { tag: '@release' },
  async ({ page, demo }) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) {
        faults.push(message.text());
      }
    });
    await seedCart(page);
    await page.route(/\/static\/cart-/, (route) => route.abort());
    await page.goto('/Payment/BEIT/T12');
    await page.getByRole('radio', { name: 'Pay at the table' }).check();
    await page.getByRole('button', { name: t('payment.place') }).click();
    await expect(page.getByRole('heading', { name: t('checkout.checking') })).toBeVisible();
    // The dialog of an order that is leaving has the same heading, and no button.
    const again = page.getByRole('button', { name: t('checkout.checkAgain') });
    await expect(again).toBeVisible();
    expect(await demo.ordersAt('T12')).toHaveLength(1);
    await page.unroute(/\/static\/cart-/);
    await again.click();
    await expect(page.getByText(t('order.number'))).toBeVisible();
    expect(await demo.ordersAt('T12')).toHaveLength(1);
    expect(faults).toEqual([]);
  },
);
