import type { Page } from '@playwright/test';
import { codeOf, filesOf } from '../support/buildMarks.ts';
import { expect, expectAccessible, wordsOf } from '../support/diner.ts';
import { app } from '../support/heldApp.ts';
import { allIsFetched, comeBack, test, workerIsReady } from '../support/hostedDiner.ts';

const t = wordsOf('EN');
const ar = wordsOf('AR');

// The browser logs missing files and broken workers to the console.
test.use({ expectsConsoleErrors: true });

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const isNext = (page: Page) =>
  page.evaluate(() => document.querySelector('link[data-app][href*="_next.js"]') !== null);

test('a new version is announced, loads once, and keeps cart and place; payment and form delay it', async ({
  page,
  context,
  demo,
  host,
  nextBuild,
}) => {
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await page.getByRole('button', { name: t('menu.add', { name: 'Falafel' }), exact: true }).click();
  await workerIsReady(page);
  const dish = page.getByRole('link', { name: 'Mixed grill' });

  // A second tab of the same table is at the payment.
  const paying = await context.newPage();
  await paying.goto(`${host.url}/Payment/BEIT/T12`);
  await paying.getByRole('radio', { name: 'Pay at the table' }).check();
  await allIsFetched(paying, host);

  await dish.scrollIntoViewIfNeeded();
  const [loads, payingLoads] = [countLoads(page), countLoads(paying)];
  host.root = nextBuild;
  await comeBack(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('app is undergoing installation');
  await expectAccessible(page);
  await expect.poll(loads).toBe(1);
  await expect(dish).toBeInViewport();
  expect(await isNext(page)).toBe(true);
  await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();

  // The old tab has noticed the update, waits, and still has the files that the server deleted.
  await comeBack(paying);
  expect(await filesOf(page)).toEqual({ builds: ['next'], lost: [] });
  expect(await codeOf(paying)).toEqual({ builds: ['first'], lost: [] });
  await paying.getByRole('button', { name: t('payment.place') }).click();
  await expect(paying.getByText(t('order.number'))).toBeVisible();
  expect(await demo.ordersAt('T12')).toHaveLength(1);
  expect(payingLoads()).toBe(0);
  expect(await isNext(paying)).toBe(false);
  await expect(paying.getByRole('alertdialog')).toBeVisible();
  await expect.poll(payingLoads).toBe(1);
  await expect(paying.getByText(t('order.number'))).toBeVisible();
  expect(await isNext(paying)).toBe(true);
  await comeBack(page);
  expect([loads(), payingLoads()]).toEqual([1, 1]);
});

test(
  'an edited page is a new version too, and the host can switch the worker off',
  { tag: '@release' },
  async ({ page, context, host }) => {
    test.slow();
    await page.addInitScript(() => sessionStorage.setItem('langBEIT', 'AR'));
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await workerIsReady(page);
    await allIsFetched(page, host);
    await page.evaluate(() => {
      const field = document.createElement('input');
      document.body.append(field);
      field.value = 'words';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const loads = countLoads(page);
    host.settings = { requestTimeoutMs: 9000 };
    await comeBack(page);
    const dialog = page.getByRole('alertdialog');
    await page.waitForTimeout(1500);
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => document.querySelector('body > input')?.remove());
    await expect(dialog).toContainText(ar('update.text'));
    await expect.poll(loads).toBe(1);
    expect(await page.locator('#app-config').textContent()).toContain('"requestTimeoutMs":9000');

    const other = await context.newPage();
    await other.goto(`${host.url}/Menu/BEIT/T12`);
    await expect(other.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
    await workerIsReady(other);
    await allIsFetched(other, host);
    const body = await (await other.request.get(`${host.url}/sw-off.js`)).text();
    host.fault = (path) =>
      path === '/sw.js' ? { status: 200, type: 'text/javascript', body } : undefined;
    const otherLoads = countLoads(other);
    await comeBack(other);
    await expect(other.getByRole('alertdialog')).toBeVisible();
    // Chromium may replace a worker only once it is idle.
    await expect.poll(otherLoads, { timeout: 180_000 }).toBe(1);
    await expect(other.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
    const leftAtNextVisit = async () => {
      await other.reload();
      return other.evaluate(async () => {
        const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
        const copies = await Promise.all(stores.map((store) => store.keys()));
        const [visit] = performance.getEntriesByType('navigation');
        return { copies: copies.flat().length, isFromWorker: visit?.workerStart !== 0 };
      });
    };
    await expect.poll(leftAtNextVisit).toEqual({ copies: 0, isFromWorker: false });
  },
);

for (const [name, answer] of [
  ['missing', { status: 404, type: 'text/plain', body: 'Not found' }],
  ['broken', { status: 200, type: 'text/javascript', body: 'throw new Error("broken")' }],
] as const) {
  test(
    `a worker that is ${name} stops nobody, and a missing file costs one reload`,
    { tag: name === 'missing' ? [] : '@release' },
    async ({ page, host, nextBuild }) => {
      host.fault = (path) => (path === '/sw.js' ? answer : undefined);
      await page.goto(`${host.url}/Menu/BEIT/T13`);
      await page
        .getByRole('button', { name: t('menu.add', { name: 'Falafel' }), exact: true })
        .click();
      await expect.poll(() => host.asked).toContain('/sw.js');
      await allIsFetched(page, host);
      const loads = countLoads(page);
      host.root = nextBuild;
      await page.getByRole('link', { name: t('cart.view') }).click();
      await expect(page.getByRole('link', { name: t('cart.toPayment') })).toBeVisible();
      await expect(page.getByText('Falafel').first()).toBeVisible();
      await expect(app(page)).toBeVisible();
      await expect.poll(loads).toBe(1);
    },
  );
}

/** Empties the first file in the worker's cache. */
async function breakKeptApp(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.includes('precache')) ?? '';
    const cache = await caches.open(name);
    const entry = document.querySelector<HTMLLinkElement>('link[data-app]')?.href;
    const headers = { 'Content-Type': 'text/javascript' };
    await cache.put(entry ?? '', new Response('export {};', { headers }));
  });
}

for (const isNewBuild of [true, false]) {
  const mended = isNewBuild ? 'another build' : 'the same build, whole this time';
  test(
    `an app that does not start is repaired by ${mended}, at the first load`,
    { tag: isNewBuild ? '@release' : [] },
    async ({ page, host, nextBuild }) => {
      await page.goto(`${host.url}/Menu/BEIT/T12`);
      await workerIsReady(page);
      await breakKeptApp(page);
      const loads = countLoads(page);
      if (isNewBuild) host.root = nextBuild;
      await page.goto(`${host.url}/Menu/BEIT/T13`, { waitUntil: 'commit' });
      await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
      expect(await isNext(page)).toBe(isNewBuild);
      expect(loads()).toBe(2);
      // The worker is back, and its cached files run.
      await workerIsReady(page);
      await page.reload();
      await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
    },
  );
}
