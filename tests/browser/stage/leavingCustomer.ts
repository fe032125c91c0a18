/** A customer of the delivery side who leaves as many traces on a phone as anybody could. */
import type { Page } from '@playwright/test';
import { CODE, logInByCode, SARA } from './deliveryDiner.ts';
import { expect, wordsOf, type Demo } from './diner.ts';

const t = wordsOf('EN');
const MANSAF = 1312;
const DISH = `/Delivery/${CODE}/Item/${MANSAF}`;

/** What she types, and what the server knows of her. */
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

/** Logs in by a code and comes to a dish. */
export async function signIn(page: Page, demo: Demo, mobileNo = SARA): Promise<void> {
  await page.goto(`/Delivery/${CODE}/Verification?returnUrl=${encodeURIComponent(DISH)}`);
  await logInByCode(page, demo, 'EN', mobileNo);
  await expect(page).toHaveURL(DISH);
}

/** Puts a dish with a note into the cart, and fills in the form of the order without sending it. */
export async function prepareOrder(page: Page): Promise<void> {
  await addDish(page);
  await page.goto(`/Delivery/${CODE}/orderdetails`);
  await expect(page.getByLabel(t('contact.phone'))).toHaveValue(SARA);
  await page.getByLabel(t('payment.note')).fill(TYPED.wish);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(TYPED.wish);
}

/** Begins a new address, and leaves it. */
export async function beginAddress(page: Page): Promise<void> {
  await page.goto(`/Delivery/${CODE}/Address/0`);
  await page.getByLabel(t('addressText.street'), { exact: true }).fill(TYPED.street);
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).join()))
    .toContain(TYPED.street);
}

/** Everything personal that a search must not find any more, with the secrets of this login. */
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

/** A visitor's page of the delivery side, at rest. */
export async function expectVisitor(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('button', { name: t('login.send') })
      .or(page.getByRole('button', { name: t('home.toMenu') })),
  ).toBeVisible();
  await page.waitForLoadState('networkidle');
}
