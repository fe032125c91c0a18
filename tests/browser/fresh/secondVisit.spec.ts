import type { Page } from '@playwright/test';
import { expect, wordsOf } from '../support/diner.ts';
import { test, workerIsReady } from '../support/hostedDiner.ts';

const t = wordsOf('EN');
const GRILL = { id: 1301, name: 'Mixed grill', before: '5.750', after: '7.000' };

/** The first dish that one tap can add. */
async function simpleDish(page: Page): Promise<{ itemId: number; name: string }> {
  const link = page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first()
    .getByRole('link');
  const [, , , itemId] = new URL(
    await link.evaluate((at: HTMLAnchorElement) => at.href),
  ).pathname.split('/');
  return { itemId: Number(itemId), name: (await link.textContent()) ?? '' };
}

const dish = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const age = (page: Page) => page.getByText(t('menu.asOf', { time: '' }).split(' ')[0] + ' of ');

/** Waits until everything that the first screen is drawn from is on the device. */
async function menuIsKept(page: Page): Promise<void> {
  await workerIsReady(page);
  const lengthOf = (name: string) =>
    page.evaluate((key) => localStorage.getItem(key)?.length ?? 0, `${name}_BEIT`);
  for (const name of ['tableLook', 'headerSetup', 'menuSchedule', 'categories'])
    await expect.poll(() => lengthOf(name)).toBeGreaterThan(50);
  await expect.poll(() => lengthOf('menuItems')).toBeGreaterThan(1000);
}

test('the last menu appears at once, marked with its time; changes since then are announced', async ({
  page,
  demo,
  host,
}) => {
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await menuIsKept(page);
  const { name } = await simpleDish(page);
  await demo.control({ action: 'setPrice', itemId: GRILL.id, price: 7 });
  await demo.control({ action: 'slow', ms: 4500, call: 'menu.getMenu' });
  await page.reload({ waitUntil: 'commit' });

  await expect(dish(page, GRILL.name)).toContainText(GRILL.before, { timeout: 4000 });
  await expect(age(page)).toBeVisible();
  await dish(page, name).getByRole('button').tap();
  await expect(dish(page, name).locator('output')).toContainText('1');

  // If the worker times out before the slow answer, the page asks again.
  await demo.control({ action: 'slow', ms: 0, call: 'menu.getMenu' });
  await expect(dish(page, GRILL.name)).toContainText(GRILL.after);
  await expect(age(page)).toHaveCount(0);
  await expect(page.getByText(/Changed since .*: Mixed grill/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('header.cart', { n: 1 }) })).toBeVisible();
});

test(
  'a dish whose price has risen is not added by a tap that was meant for the old price',
  { tag: '@release' },
  async ({ page, demo, host }) => {
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await menuIsKept(page);
    const { itemId, name } = await simpleDish(page);
    await demo.control({ action: 'setPrice', itemId, price: 9 });
    await demo.control({ action: 'slow', ms: 3500, call: 'menu.getMenu' });
    await page.reload({ waitUntil: 'commit' });
    await dish(page, name).getByRole('button').tap();
    await expect(dish(page, name)).toContainText('9.000');
    await expect(page.getByText(t('menu.otherNow', { name })).first()).toBeVisible();
    await page.goto(`${host.url}/Cart/BEIT/T12`);
    await expect(page.getByText(t('cart.empty'))).toBeVisible();
  },
);
