/** A diner with a cart at a table of Beit Sufra, on the way to a payment page. */
import type { Locator, Page } from '@playwright/test';
import { wholeAnswer } from './demoServer.ts';
import { expect, wordsOf, type Demo } from './diner.ts';
import { app } from './heldApp.ts';
import { seedCart } from './seededCart.ts';

export type Lang = 'EN' | 'AR';
export type Provider = 'card' | 'qlub';

const METHODS = {
  card: { EN: 'Credit card', AR: 'بطاقة ائتمان' },
  qlub: { EN: 'Split with qlub', AR: 'قسّم الفاتورة عبر كلوب' },
  table: { EN: 'Pay at the table', AR: 'الدفع على الطاولة' },
};

export const BANK = 'https://pay.bank.example';

/** A venue without a payment host in its settings, whose server sends diners to a bank's page. */
export async function payAtUnnamedBank(page: Page): Promise<void> {
  await page.route('/Payment/BEIT/T12', async (route) => {
    const response = await wholeAnswer(route);
    const body = (await response.text()).replace(/"paymentHosts":\[[^\]]*\]/, '"paymentHosts":[]');
    await route.fulfill({ response, body });
  });
  await page.route('**/api/TableCart/paymentByCard/**', async (route) => {
    const response = await wholeAnswer(route);
    const { origin } = new URL(route.request().url());
    const body = (await response.text()).replace(
      `"redirectUrl":"${origin}`,
      `"redirectUrl":"${BANK}`,
    );
    await route.fulfill({ response, body });
  });
  await page.route(`${BANK}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>The bank</h1>' }),
  );
}

export function payingDiner(page: Page, lang: Lang = 'EN') {
  const t = wordsOf(lang);
  const method = (kind: keyof typeof METHODS): Locator =>
    page.getByRole('radio', { name: METHODS[kind][lang] });
  return {
    t,
    method,
    /** Puts a dish into the cart and opens the payment page. */
    goToPayment: async () => {
      await page.addInitScript((stored) => {
        try {
          localStorage.setItem('lang_BEIT', stored);
        } catch {
          // Storage may be blocked in this test.
        }
      }, lang);
      // Two dishes: one is below qlub's minimum.
      await seedCart(page, 2);
      await page.goto('/Payment/BEIT/T12');
      await expect(page.getByRole('heading', { level: 1, name: t('payment.title') })).toBeVisible();
    },
    leaveFor: async (provider: Provider) => {
      await method(provider).check();
      await page.getByRole('button', { name: t('payment.pay') }).click();
      await page.waitForURL(new RegExp(`/pay/${provider}/`));
      return page.url();
    },
    /** On the provider's page, which the demo first shows in English. */
    closeProvider: () => page.getByRole('button', { name: 'Close without an answer' }).click(),
    placeAtTheTable: async () => {
      await method('table').check();
      await page.getByRole('button', { name: t('payment.place') }).click();
    },
    expectOrderNumber: async () => {
      await page.waitForURL(/\/Cart\/BEIT\/T12\/\d+$/);
      await expect(app(page)).toBeVisible();
      await expect(page.getByText(t('order.number'))).toBeVisible();
    },
    heading: (name: string) => page.getByRole('heading', { level: 1, name }),
  };
}

const PLACED = 3;
const PAID = 3;

/** Expects one placed order and this number of paid payments. */
export async function expectOneOrder(demo: Demo, charges: 0 | 1): Promise<number> {
  const orders = await demo.ordersAt('T12');
  expect(orders).toHaveLength(1);
  expect(orders[0]?.orderStatus).toBe(PLACED);
  const payments = await demo.payments();
  expect(payments.filter(({ paymentStatus }) => paymentStatus === PAID)).toHaveLength(charges);
  return orders[0]?.eOrderID ?? 0;
}
