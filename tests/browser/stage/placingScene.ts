import type { BrowserContext, Page } from '@playwright/test';
import { expect, wordsOf, type Demo } from './diner.ts';
import { seedCart } from './seededCart.ts';

/** One line of the table that the run prints at its end. */
interface Row {
  fault: string;
  injected: string;
  orders: number;
  expected: number;
}

const rows: Row[] = [];

/** Counts what the server has in its kitchen, after the dust has settled. */
export async function expectOrders(
  demo: Demo,
  fault: string,
  injected: string,
  expected: number,
): Promise<void> {
  const orders = (await demo.ordersAt('T12')).filter(({ orderStatus }) => orderStatus >= 3);
  rows.push({ fault, injected, orders: orders.length, expected });
  expect(orders, `${fault}: orders on the server`).toHaveLength(expected);
}

export function printTable(): void {
  const widthOf = (name: 'fault' | 'injected') =>
    Math.max(...rows.map((row) => row[name].length), name.length);
  const line = (fault: string, injected: string, orders: string) =>
    `| ${fault.padEnd(widthOf('fault'))} | ${injected.padEnd(widthOf('injected'))} | ${orders.padEnd(8)} |`;
  process.stdout.write(
    [
      line('fault', 'injected', 'orders'),
      line('-'.repeat(widthOf('fault')), '-'.repeat(widthOf('injected')), '-'.repeat(8)),
      ...rows.map(({ fault, injected, orders, expected }) =>
        line(fault, injected, `${orders} of ${expected}`),
      ),
      '',
    ].join('\n'),
  );
}

export type Lang = 'EN' | 'AR';

export const YOGHURT = { EN: 'Cucumber yoghurt', AR: 'لبن بالخيار' };
export const AT_TABLE = { EN: 'Pay at the table', AR: 'الدفع على الطاولة' };

/** The page in a language, before anything is on it. */
export async function speak(context: BrowserContext, lang: Lang): Promise<void> {
  if (lang === 'EN') return;
  await context.addInitScript(() => localStorage.setItem('lang_BEIT', 'AR'));
}

/** A dish in the cart, and the ways to pay on screen. */
export async function goToPayment(page: Page, lang: Lang = 'EN'): Promise<void> {
  await seedCart(page);
  await page.goto('/Payment/BEIT/T12');
  await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
}

/** The same with a cart that has something in it already. */
export async function walkToPayment(page: Page, lang: Lang = 'EN'): Promise<void> {
  const t = wordsOf(lang);
  await page.goto('/Menu/BEIT/T12');
  await addYoghurt(page, lang);
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
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
