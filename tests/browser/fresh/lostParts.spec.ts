import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import { seedCart } from '../support/seededCart.ts';

// No cache or worker may hold the files that fail to load.
test.use({ expectsConsoleErrors: true, serviceWorkers: 'block' });

const t = wordsOf('AR');
const english = wordsOf('EN');

test('a page whose files fail to load waits for the network', async ({ page, context }) => {
  await page.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
  await page.goto('/Menu/BEIT/T12');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: t('header.cartUnknown') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('error.offline'));
  await expect(page.getByText(t('error.comesBack'))).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('cart.empty'));
});

test("a dish's page loads at the diner's first touch of the menu, and not before", async ({
  page,
  context,
}) => {
  const ofDish: string[] = [];
  page.on('request', (request) => {
    if (/\/static\/dish-/.test(request.url())) ofDish.push(request.url());
  });
  await page.goto('/Menu/BEIT/T12');
  // The last request of a menu.
  await page.waitForResponse(/GetNotificationByAppearanceId/);
  await page.waitForLoadState('networkidle');
  expect(ofDish).toEqual([]);
  await page.mouse.move(200, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 50);
    expect(ofDish.length).toBeGreaterThan(0);
  }).toPass();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Mixed grill' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mixed grill' })).toBeVisible();
});

test('an order whose connection breaks as it is sent ends on its page, whose files had loaded', async ({
  page,
  demo,
}) => {
  await seedCart(page);
  // Opens the payment directly, past the page that also shows the order.
  const ahead = ['checking', 'cart'].map((name) =>
    page.waitForResponse(new RegExp(`/static/${name}-[^/]+\\.js$`)),
  );
  await page.goto('/Payment/BEIT/T12');
  await page.getByRole('radio', { name: 'Pay at the table' }).check();
  await Promise.all(ahead);
  await page.waitForLoadState('networkidle');
  // Only the calls that send the order succeed.
  const isSending = /\/api\/TableCart\/(?!checkEOrderStatus)/;
  await page.route('**/*', (route) =>
    isSending.test(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.getByRole('button', { name: english('payment.place') }).click();
  await expect(page.getByText(english('order.number'))).toBeVisible();
  expect(await demo.ordersAt('T12')).toHaveLength(1);
});
