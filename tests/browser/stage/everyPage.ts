/** A diner with something in each cart, and every kind of page that they may come to. */
import type { Page } from '@playwright/test';
import { logIn, NAMES } from './deliveryDiner.ts';
import { expect, wordsOf } from './diner.ts';
import { seedCart } from './seededCart.ts';

const MANSAF = 1312;

/** Every kind of page that a diner meets; the delivery side logged in, with a dish in each cart. */
export const PATHS = [
  '/',
  '/Emenu/BEIT/T12',
  '/Menu/BEIT/T12',
  '/Item/BEIT/1301/T12',
  '/Cart/BEIT/T12',
  '/Payment/BEIT/T12',
  '/Merge/SOUQ',
  '/Rooms/PALM/321',
  '/Menu/ROUTE',
  '/RateByLink/BEIT/162',
  '/Delivery/BEIT',
  '/Delivery/BEIT/Menu',
  `/Delivery/BEIT/Item/${MANSAF}`,
  '/Delivery/BEIT/Cart',
  '/Delivery/BEIT/orderdetails',
  '/Delivery/BEIT/orderList',
  '/Delivery/BEIT/profile',
  '/Delivery/BEIT/AddressList/0',
  '/Delivery/BEIT/Address/0',
];

/** Logged in, with a dish in each cart. */
export async function fillCarts(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await seedCart(page, 2);
  await page.goto('/');
  await page.evaluate((chosen) => {
    for (const code of ['BEIT', 'SOUQ', 'PALM', 'ROUTE'])
      localStorage.setItem(`lang_${code}`, chosen);
  }, lang);
  await logIn(page);
  await page.goto(`/Delivery/BEIT/Item/${MANSAF}`);
  await page.getByRole('button', { name: wordsOf(lang)('item.add') }).click();
  await expect(
    page.getByText(wordsOf(lang)('menu.added', { name: NAMES[lang].mansaf })).first(),
  ).toBeVisible();
}

/** Open, with all that it asks for: half a second without a request is time to draw the last answer. */
export async function openStill(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}
