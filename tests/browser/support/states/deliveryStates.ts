/** States of delivery pages that only a login or an order leads to. */
import type { Page } from '@playwright/test';
import { CODE, logIn, NAMES } from '../deliveryDiner.ts';
import { expect, wordsOf } from '../diner.ts';
import { keepCart } from '../everyPage.ts';
import type { Lang } from '../payingDiner.ts';
import type { Chains } from '../sceneOf.ts';

const MANSAF = 1312;
const CASH = { EN: 'Cash', AR: 'نقدًا' };
const COMPLETED = 8;

const orderIn = (page: Page) => Number(/\/Order\/(\d+)$/.exec(page.url())?.[1]);

export const deliveryChainsIn = (lang: Lang, t = wordsOf(lang)): Chains => ({
  'a login by code': {
    'the number': ({ open }) => open(`/Delivery/${CODE}/Verification`, t('login.title')),
    'no number': async ({ page, see }) => {
      await page.getByRole('button', { name: t('login.send') }).click();
      await see(t('form.required'));
    },
    'the code': async ({ page }) => {
      await page.getByLabel(t('contact.phone')).fill('50009999');
      await page.getByRole('button', { name: t('login.send') }).click();
      await expect(page.getByLabel(t('code.label'))).toBeVisible();
    },
    'a wrong code': async ({ page, demo }) => {
      const field = page.getByLabel(t('code.label'));
      await field.fill((await demo.lastCode()) === '111111' ? '222222' : '111111');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
    },
    'a new customer': async ({ page, demo, see }) => {
      await page.getByLabel(t('code.label')).fill(await demo.lastCode());
      await see(t('profile.newTitle'));
    },
    'a new customer without a name': async ({ page, see }) => {
      await page.getByRole('button', { name: t('profile.goOn') }).click();
      await see(t('form.required'));
    },
  },
  'a delivery': {
    'a cart': async ({ page, see }) => {
      await page.goto(`/Delivery/${CODE}`);
      await logIn(page);
      await page.goto(`/Delivery/${CODE}/Item/${MANSAF}`);
      await page.getByRole('button', { name: t('item.add') }).click();
      await see(t('menu.added', { name: NAMES[lang].mansaf }));
      await keepCart(page);
      await page.goto(`/Delivery/${CODE}/Cart`);
      await see(NAMES[lang].mansaf);
    },
    'the choices of a line': async ({ page, see }) => {
      const name = NAMES[lang].mansaf;
      await page.getByRole('link', { name: t('cart.editLine', { name }) }).click();
      await see(t('item.update'));
    },
    'the bill': async ({ page, see }) => {
      await page.goto(`/Delivery/${CODE}/orderdetails`);
      await page.getByRole('radio', { name: CASH[lang] }).check();
      await page.getByRole('button', { name: t('details.goOn') }).click();
      await see(t('review.title'));
    },
    'the order': async ({ page, see }) => {
      await page.getByRole('button', { name: t('payment.place') }).click();
      await see(t('order.number'));
    },
    'the order when it has come': async ({ page, demo, see }) => {
      await demo.control({ action: 'advanceOrder', eOrderID: orderIn(page), to: COMPLETED });
      await page.reload();
      await see(t('order.rate'));
    },
    'the rating': async ({ page }) => {
      await page.getByRole('link', { name: t('order.rate') }).click();
      await expect(page.getByRole('group', { name: NAMES[lang].visit })).toBeVisible();
    },
    'a rating without stars': async ({ page, see }) => {
      await page.getByRole('button', { name: t('rating.send') }).click();
      await see(t('rating.starsMissing', { min: 1, max: 5 }));
    },
    'a rating that was sent': async ({ page, see }) => {
      const stars = page.getByRole('group', { name: NAMES[lang].visit });
      await stars.getByRole('radio', { name: t('rating.step', { n: 5, of: 5 }) }).check();
      await page.getByRole('radio', { name: t('rating.yes'), exact: true }).check();
      await page.getByRole('button', { name: t('rating.send') }).click();
      await see(t('rating.thanks'));
    },
  },
});
