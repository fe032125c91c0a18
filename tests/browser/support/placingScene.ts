import type { BrowserContext, Page } from '@playwright/test';
import { expect, wordsOf, type Demo } from './diner.ts';
import { seedCart } from './seededCart.ts';

/** Expects this number of placed orders on the server. */
export async function expectOrders(demo: Demo, fault: string, expected: number): Promise<void> {
  const orders = (await demo.ordersAt('T12')).filter(({ orderStatus }) => orderStatus >= 3);
  expect(orders, `${fault}: orders on the server`).toHaveLength(expected);
}

export type Lang = 'EN' | 'AR';

export const YOGHURT = { EN: 'Cucumber yoghurt', AR: 'لبن بالخيار' };
export const AT_TABLE = { EN: 'Pay at the table', AR: 'الدفع على الطاولة' };

/** Stores the language before the page loads. */
export async function speak(context: BrowserContext, lang: Lang): Promise<void> {
  if (lang === 'EN') return;
  await context.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
}

/** Puts a dish into the cart by a call, opens the payment page and chooses to pay at the table. */
export async function goToPayment(page: Page, lang: Lang = 'EN'): Promise<void> {
  await seedCart(page);
  await page.goto('/Payment/BEIT/T12');
  await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
}

export async function addYoghurt(page: Page, lang: Lang = 'EN'): Promise<void> {
  const t = wordsOf(lang);
  await page.getByRole('button', { name: t('menu.add', { name: YOGHURT[lang] }) }).click();
  await expect(page.getByRole('link', { name: t('cart.view') })).toBeVisible();
}

export function placeButton(page: Page, lang: Lang = 'EN') {
  return page.getByRole('button', { name: wordsOf(lang)('payment.place') });
}

export async function expectPlaced(page: Page, lang: Lang = 'EN'): Promise<void> {
  await expect(page.getByText(wordsOf(lang)('order.number'))).toBeVisible({ timeout: 30_000 });
}
