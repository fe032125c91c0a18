/** A customer of the delivery side. */
import type { Page } from '@playwright/test';
import type { Login } from '../../../src/contract/customer.ts';
import { demoState, tellDemo } from './demoServer.ts';
import { expect, wordsOf, type Demo, type DemoOrder } from './diner.ts';
import { firstScreen } from './heldApp.ts';

export const CODE = 'BEIT';
/** The demo's customer with two addresses, points and earlier orders. */
export const SARA = '55512345';

/** Names of dishes and areas in the demo. */
export const NAMES = {
  EN: {
    mansaf: 'Mansaf',
    city: 'Kuwait City',
    area: 'Sharq',
    card: 'Credit card',
    visit: 'Your visit as a whole',
  },
  AR: {
    mansaf: 'منسف',
    city: 'مدينة الكويت',
    area: 'شرق',
    card: 'بطاقة ائتمان',
    visit: 'تقييمك العام للزيارة',
  },
} as const;

/** Logs in by a call and stores the login like the app; other tests cover the login pages. */
export async function logIn(page: Page, mobileNo = SARA): Promise<Login> {
  const result = await tellDemo<Login>(page, { action: 'login', code: CODE, mobileNo });
  const stored = {
    token: result.token,
    customerId: String(result.customerId),
    userName: result.userName,
    conceptId: String(result.conceptId),
    userId: String(result.userId),
  };
  await page.evaluate(
    ([entries, code]) => {
      for (const [name, value] of Object.entries(entries)) {
        localStorage.setItem(`${name}_${code}`, value);
      }
    },
    [stored, CODE] as const,
  );
  return result;
}

/** Fills in the number and the code. Starts on the page that asks for the number. */
export async function logInByCode(
  page: Page,
  demo: Demo,
  lang: 'EN' | 'AR',
  mobileNo: string,
): Promise<void> {
  const t = wordsOf(lang);
  const send = page.getByRole('button', { name: t('login.send') });
  // Wait for the page: the one before may have a field for a phone number too.
  await expect(send).toBeVisible();
  await expect(firstScreen(page).locator('main')).toHaveCount(0);
  await page.getByLabel(t('contact.phone')).fill(mobileNo);
  await send.click();
  const field = page.getByLabel(t('code.label'));
  await expect(field).toBeVisible();
  await field.fill(await demo.lastCode());
}

/** The customer's orders on the server, oldest first. */
export async function ordersOf(page: Page, customerId: number): Promise<DemoOrder[]> {
  const { orders } = await demoState(page);
  return orders.filter((order) => order.customerId === customerId && order.code === CODE);
}

export async function readIn(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await page.goto('/');
  await page.evaluate(([code, chosen]) => localStorage.setItem(`lang_${code}`, chosen), [
    CODE,
    lang,
  ] as const);
}
