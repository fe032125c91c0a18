import type { Page, Request } from '@playwright/test';
import { logIn, NAMES } from './deliveryDiner.ts';
import { expect, wordsOf } from './diner.ts';
import { PLACES } from './placesOfRoutes.ts';
import { seedCart } from './seededCart.ts';

const MANSAF = 1312;

/** The addresses of the pages, and of a lane and a long menu. Call `fillCarts` first. */
export const PATHS = [
  ...Object.values(PLACES).filter((place) => place.startsWith('/')),
  '/Menu/ROUTE',
  '/Menu/MATSURI/M3',
];

/** Logs in and puts a dish into the table's cart and into the one for delivery. */
export async function fillCarts(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await seedCart(page, 2);
  await page.goto('/');
  await page.evaluate((chosen) => {
    for (const code of ['BEIT', 'SOUQ', 'PALM', 'ROUTE', 'MATSURI'])
      localStorage.setItem(`lang_${code}`, chosen);
  }, lang);
  await logIn(page);
  await page.goto(`/Delivery/BEIT/Item/${MANSAF}`);
  await page.getByRole('button', { name: wordsOf(lang)('item.add') }).click();
  await expect(
    page.getByText(wordsOf(lang)('menu.added', { name: NAMES[lang].mansaf })).first(),
  ).toBeVisible();
  await keepCart(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

/** Extends the delivery cart's two minutes by an hour, from the next load on: a walk is long. */
export async function keepCart(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const [key, kept] of Object.entries(localStorage)) {
      if (!key.startsWith('deliveryCart_')) continue;
      const text = String(kept).replaceAll(
        /"expiry":"([^"]+)"/g,
        (_, iso: string) => `"expiry":"${new Date(Date.parse(iso) + 3_600_000).toISOString()}"`,
      );
      localStorage.setItem(key, text);
    }
  });
}

/** Tracks from now on which requests of the page are pending. */
export function requestsOf(page: Page) {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => onTheWay.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => onTheWay.delete(request));
  return {
    /** Waits until only the held requests are pending, and the page has drawn the answers. */
    areAnswered: async (held = () => 0): Promise<void> => {
      await expect
        .poll(
          async () => {
            await page.evaluate(
              () =>
                new Promise((resolve) => {
                  requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 }));
                }),
            );
            return onTheWay.size - held();
          },
          { intervals: [20] },
        )
        .toBe(0);
    },
  };
}

/** Opens a page in the running app, as a link does. A load takes many times as long. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
