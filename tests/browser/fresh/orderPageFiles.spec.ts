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
