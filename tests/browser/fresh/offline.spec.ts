import type { Page } from '@playwright/test';
import { expect, expectAccessible, wordsOf } from '../support/diner.ts';
import { test, workerIsReady } from '../support/hostedDiner.ts';

// Failed requests also appear in the console.
test.use({ expectsConsoleErrors: true });

const GRILLS = { EN: 'Mixed grill', AR: 'مشاوي مشكّلة' } as const;

/** Waits until every dish with its choices is stored on the device. */
async function dishesAreKept(page: Page, lang: string): Promise<void> {
  const keys = () =>
    page.evaluate(async () => {
      const cache = await caches.open('sufra-reads-1');
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(keys).toContain(`/api/Menu/MenuAllItemDetails/${lang}/BEIT/0`);
}

test('after one visit menu, dish and cart open without a network', async ({
  page,
  context,
  host,
}) => {
  const t = wordsOf('AR');
  const grill = GRILLS.AR;
  await page.addInitScript(() => sessionStorage.setItem('langBEIT', 'AR'));
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await expect(page.getByRole('link', { name: grill })).toBeVisible();
  await workerIsReady(page);
  await dishesAreKept(page, 'AR');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(t('offline.copy'))).toBeVisible();
  await expectAccessible(page);
  const picture = page.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('link', { name: grill }).click();
  await expect(page.getByRole('heading', { level: 1, name: grill })).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect(page.getByText(t('offline.copy'))).toBeVisible();
});

test(
  'the last cart stays without a network, also in the other language, and works again with it',
  { tag: '@release' },
  async ({ page, context, host }) => {
    const t = wordsOf('EN');
    const u = wordsOf('AR');
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    const plus = (words: typeof t) =>
      page.getByRole('button', { name: words('menu.add', { name: '' }).trim() });
    await plus(t).first().click();
    await expect(page.getByRole('button', { name: t('header.cart', { n: '1' }) })).toBeVisible();
    await workerIsReady(page);

    await context.setOffline(true);
    await expect(page.getByText(t('offline.adding')).first()).toBeVisible();
    await expect(plus(t).first()).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();

    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.getByRole('link', { name: GRILLS.AR })).toBeVisible();
    await expect(page.getByRole('button', { name: u('header.cart', { n: '1' }) })).toBeVisible();
    await expect(plus(u).first()).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(page);
    await page.getByRole('link', { name: u('cart.view') }).click();
    await expect(page.getByText(u('cart.atVenue'))).toBeVisible();
    await expect(page.getByText(u('offline.ordering'))).toBeVisible();
    await expect(page.getByRole('link', { name: u('cart.toPayment') })).toHaveCount(0);
    await expectAccessible(page);

    await context.setOffline(false);
    await expect(page.getByText(u('cart.atVenue'))).toHaveCount(0);
    await expect(page.getByRole('link', { name: u('cart.toPayment') })).toBeVisible();
    await page.getByRole('link', { name: u('cart.addMore') }).click();
    // The app asks every ten seconds for what it missed.
    await expect(page.getByText(u('offline.copy'))).toHaveCount(0, { timeout: 20_000 });
    await plus(u).first().click();
    await expect(page.getByRole('button', { name: u('header.cart', { n: '2' }) })).toBeVisible();
  },
);

test('an unknown cart is not shown as empty, and a login portal is no answer', async ({
  page,
  context,
  demo,
  host,
}) => {
  const t = wordsOf('EN');
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${host.url}/Cart/BEIT/T12`);
  await expect(page.getByText(t('cart.unknownText'))).toBeVisible();
  await expect(page.getByRole('button', { name: t('header.cartUnknown') })).toBeVisible();
  // The cart beside a desktop's menu is not shown as empty either.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  const aside = page.getByRole('region', { name: t('cart.title') });
  await expect(aside.getByText(t('cart.unknownText'))).toBeVisible();
  await expect(aside.getByText(t('cart.empty'))).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await context.setOffline(false);
  host.fault = () => ({ status: 200, type: 'text/html', body: '<h1>Accept our terms</h1>' });
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await expect(page.getByRole('link', { name: GRILLS.EN })).toBeVisible();
  await expect(page.getByText(t('offline.copy'))).toBeVisible();
  const retry = await page.getByRole('button', { name: t('common.retry') }).elementHandle();
  host.fault = () => undefined;
  // The app may recover by itself and remove the notice before the tap.
  await retry?.click({ timeout: 2000 }).catch(() => undefined);
  await expect(page.getByText(t('offline.copy'))).toHaveCount(0);
  expect(await demo.ordersAt('T12')).toEqual([]);
});

test(
  'a restarted worker still serves the pictures of another host',
  { tag: '@release' },
  async ({ page, context, host, baseURL }) => {
    host.settings = { imageBase: `${baseURL}/images` };
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await workerIsReady(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('ServiceWorker.enable');
    await devTools.send('ServiceWorker.stopAllWorkers');
    await page.reload();
    const picture = page.locator('main img').first();
    await expect(picture).toHaveAttribute('src', new RegExp(`^${baseURL}/images/`));
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  },
);
