/** A delivery customer who leaves as many traces on a phone as possible. */
import type { Page } from '@playwright/test';
import { CODE, logInByCode, ordersOf, SARA } from './deliveryDiner.ts';
import { expect, wordsOf, type Demo } from './diner.ts';
import { keysOf, tracesOf } from './leftBehind.ts';

const t = wordsOf('EN');
const MANSAF = 1312;
/** Sara's id in the demo. */
const SARAS_ID = 501;
export const LANDING = `/Delivery/${CODE}`;
export const DISH = `${LANDING}/Item/${MANSAF}`;

/** Texts that she types or that the server has about her. */
export const TYPED = {
  note: 'no pine nuts for grandmother Widad',
  wish: 'ring twice at the blue bell',
  street: 'Jasmine lane behind the old mill',
};
const KNOWN = {
  name: 'Al Mutairi',
  mobile: SARA,
  email: 'sara@mail.example',
  address: 'Street 25',
  directions: 'Green door beside the park',
  latitude: '29.3531',
};

async function addDish(page: Page): Promise<void> {
  await page.getByLabel('Anything for the kitchen?').fill(TYPED.note);
  await page.getByRole('button', { name: t('item.add') }).click();
  await expect(page.getByText(t('menu.added', { name: 'Mansaf' })).first()).toBeVisible();
}

/** Opens as a visitor the pages that she will see. Returns the names of the entries they store. */
export async function lookAround(page: Page, isThere = expectVisitor): Promise<string[]> {
  await page.goto(LANDING);
  await isThere(page);
  await page.goto(DISH);
  await expect(page.getByRole('button', { name: t('item.add') })).toBeVisible();
  return keysOf(page);
}

/** Logs in by a code and opens a dish. */
export async function signIn(
  page: Page,
  demo: Demo,
  { mobileNo = SARA, origin = '' } = {},
): Promise<void> {
  await page.goto(`${origin}${LANDING}/Verification?returnUrl=${encodeURIComponent(DISH)}`);
  await logInByCode(page, demo, 'EN', mobileNo);
  await expect(page.getByRole('button', { name: t('item.add') })).toBeVisible();
}

/** Waits until the tab has stored the typed text. */
async function isKept(page: Page, typed: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(typed);
}

/** Puts a dish with a note into the cart, and fills in the order form without sending it. */
export async function prepareOrder(page: Page, origin = ''): Promise<void> {
  await addDish(page);
  await page.goto(`${origin}${LANDING}/orderdetails`);
  await expect(page.getByLabel(t('contact.phone'))).toHaveValue(SARA);
  await page.getByLabel(t('payment.note')).fill(TYPED.wish);
  await isKept(page, TYPED.wish);
}

/** Begins a new address without saving it. */
export async function beginAddress(page: Page): Promise<void> {
  await page.goto(`${LANDING}/Address/0`);
  await page.getByLabel(t('addressText.street'), { exact: true }).fill(TYPED.street);
  await isKept(page, TYPED.street);
}

/** Opens one of her orders, scrolls, and receives a message about it. Returns its number. */
export async function lookAtOrder(page: Page): Promise<string> {
  const [order] = await ordersOf(page, SARAS_ID);
  const id = String(order?.eOrderID);
  await page.goto(`${LANDING}/Order/${id}`);
  await expect(page.getByRole('button', { name: t('again.button') })).toBeVisible();
  await page.mouse.wheel(0, 300);
  await page.evaluate(async (path) => {
    const worker = await navigator.serviceWorker.ready;
    await worker.showNotification('Al Mutairi, your order is on its way', { data: { path } });
  }, `${LANDING}/Order/${id}`);
  return id;
}

/** All personal texts that must be gone, with the secrets of this login. */
export async function personalTexts(page: Page): Promise<Record<string, string>> {
  const secrets = await page.evaluate((code) => {
    const cookie = (name: string) =>
      document.cookie
        .split('; ')
        .find((one) => one.startsWith(`${name}_`))
        ?.split('=')[1] ?? '';
    return { token: localStorage.getItem(`token_${code}`) ?? '', reference: cookie('rf_Id') };
  }, CODE);
  expect(secrets.token.length).toBeGreaterThan(8);
  expect(secrets.reference.length).toBeGreaterThan(3);
  return { ...KNOWN, ...TYPED, ...secrets };
}

export async function tapLogOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('panel.open') }).click();
  await page.getByRole('button', { name: t('panel.logOut') }).click();
}

/** Waits for a page for visitors: the landing page, or the one that asks for a number. */
export async function expectVisitor(page: Page): Promise<void> {
  const toMenu = page.getByRole('button', { name: t('home.toMenu') });
  await expect(toMenu.or(page.getByRole('button', { name: t('login.send') }))).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Expects none of these texts in any store, and only entries that a visitor has. */
export async function expectNothingLeft(
  page: Page,
  personal: Readonly<Record<string, string>>,
  visitor: readonly string[],
  reads: Iterable<string> = [],
): Promise<void> {
  expect(await tracesOf(page, personal, [...reads])).toEqual([]);
  expect((await keysOf(page)).filter((key) => !visitor.includes(key))).toEqual([]);
}

/** Collects the addresses that this tab reads from the server. */
export function readsOf(page: Page): Set<string> {
  const reads = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) reads.add(request.url());
  });
  return reads;
}
