/** On a page that the phone translates: nothing breaks, and no number is the one of before. */
import type { Page } from '@playwright/test';
import { translatePage, type Translated } from '../../journeys/phone/translator.ts';
import { CODE, logIn } from '../support/deliveryDiner.ts';
import { expect, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');
const PRICE = /\d\.\d{3}\b/;
const YOGHURT = 'Cucumber yoghurt';

test.use({ seesPopups: true });

const translate = (page: Page) => page.evaluate(`window.translated = (${String(translatePage)})()`);

async function expectWellTranslated(page: Page): Promise<void> {
  const { texts, stale } = await page.evaluate<Translated>('window.translated');
  expect(texts).toContain(t('order.number'));
  expect(stale).toEqual([]);
  // What an offer says is a sentence of the venue.
  expect(texts.filter((text) => PRICE.test(text) && !/off|up to/i.test(text))).toEqual([]);
  expect(texts.filter((text) => /^\d+(?: ×|%)?$/.test(text))).toEqual([]);
  expect(texts.filter((text) => /^milk|^celery|^Contains .|^Not stated/.test(text))).toEqual([]);
}

const tap = async (page: Page, ...names: readonly (RegExp | string)[]) => {
  for (const name of names) await page.getByRole('button', { name }).first().click();
};

test('an order at a table', async ({ page }) => {
  await page.goto('/Emenu/BEIT/T12');
  await translate(page);
  await page.getByRole('link', { name: t('home.toMenu') }).click();
  await tap(page, t('menu.add', { name: YOGHURT }), t('stepper.more', { name: YOGHURT }));
  await expect(page.getByText(t('stepper.value', { n: 2, name: YOGHURT }))).toBeAttached();
  await tap(
    page,
    t('settings.title'),
    t('allergy.title'),
    /^milk$/,
    /^celery$/,
    /^milk$/,
    /^milk$/,
  );
  await tap(
    page,
    t('allergy.done'),
    t('filter.open'),
    /Vegan/,
    /Without nuts/,
    /Vegan/,
    /Show \d+/,
  );
  await tap(page, t('filter.clear'), t('find.open'));
  await page.getByRole('searchbox').fill('mixed gril');
  await page.getByRole('link', { name: 'Mixed grill' }).click();
  await page.getByRole('radio', { name: '⟦Medium⟧', exact: true }).check();
  await page.getByRole('checkbox', { name: 'Garlic sauce' }).check();
  await tap(page, t('stepper.more', { name: 'Mixed grill' }), /^⟦Add⟧/);
  await page.getByRole('link', { name: t('cart.view') }).click();
  await tap(page, t('popup.next'), t('common.close'), t('stepper.more', { name: 'Mixed grill' }));
  await expect(page.getByText(t('stepper.value', { n: 3, name: 'Mixed grill' }))).toBeAttached();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: 'Pay at the table' }).check();
  await tap(page, t('payment.place'));
  await expect(page.getByText(t('order.number'))).toBeVisible();
  await expectWellTranslated(page);
});

test('a delivery', { tag: '@release' }, async ({ page, demo }) => {
  await page.goto('/');
  await logIn(page);
  await demo.control({ action: 'popupsOff' });
  await page.goto(`/Delivery/${CODE}/Menu`);
  await translate(page);
  await tap(page, t('menu.add', { name: YOGHURT }), t('stepper.more', { name: YOGHURT }));
  await page.getByRole('link', { name: t('cart.view') }).click();
  await expect(page.getByText(t('cart.minimumMissing'))).toBeVisible();
  for (const n of [3, 4, 5]) {
    await tap(page, t('stepper.more', { name: YOGHURT }));
    await expect(page.getByText(t('stepper.value', { n, name: YOGHURT }))).toBeAttached();
  }
  await page.getByRole('link', { name: t('cart.toDetails') }).click();
  await page.getByRole('radio', { name: 'Cash' }).check();
  await tap(page, t('details.goOn'));
  await expect(page.getByRole('heading', { name: t('review.title') })).toBeVisible();
  await demo.control({ action: 'setPrice', itemId: 1107, price: 1.5 });
  await tap(page, t('payment.place'), t('checkout.accept'));
  await expect(page.getByText(t('order.number'))).toBeVisible();
  await expectWellTranslated(page);
});
