/** Two phones at one table that order into one cart. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf, type Demo } from '../support/diner.ts';
import {
  addYoghurt,
  AT_TABLE,
  expectOrders,
  expectPlaced,
  placeButton,
  speak,
  YOGHURT,
  type Lang,
} from '../support/placingScene.ts';
import { YOGHURT_ID } from '../support/seededCart.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 150_000 });

const MENU = '/Menu/BEIT/T12';
const OTHER_LANG: Record<Lang, Lang> = { EN: 'AR', AR: 'EN' };

/** A second phone at the same restaurant, which speaks the other language. */
async function secondPhone(browser: Browser, first: BrowserContext, baseURL: string, lang: Lang) {
  const second = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await second.addCookies((await first.cookies()).filter(({ name }) => name === 'world'));
  await speak(second, lang);
  return second.newPage();
}

/** The first phone has a dish and shares its cart; the second one follows the link and joins. */
async function bothAtOneCart(first: Page, second: Page, lang: Lang): Promise<void> {
  const t = wordsOf(lang);
  await first.goto(MENU);
  await addYoghurt(first, lang);
  await first.goto('/Cart/BEIT/T12');
  await first.getByRole('button', { name: t('together.title') }).tap();
  const code = first.getByRole('dialog').getByText(/^(?:\w{4} ){2}\w{4}$/);
  const key = ((await code.textContent()) ?? '').replaceAll(' ', '');
  await first.getByRole('button', { name: t('common.close') }).tap();
  await second.goto(`${MENU}#cart=${key}`);
  const dialog = second.getByRole('dialog');
  await dialog.getByRole('button', { name: wordsOf(OTHER_LANG[lang])('together.join') }).tap();
  await expect(stripOf(second, OTHER_LANG[lang])).toBeVisible();
}

const stripOf = (page: Page, lang: Lang) =>
  page.getByRole('region', { name: wordsOf(lang)('together.title') });
const more = (page: Page, lang: Lang) =>
  page
    .getByRole('button', { name: wordsOf(lang)('stepper.more', { name: YOGHURT[lang] }) })
    .first();
const quantity = (page: Page, lang: Lang, n: string) =>
  page.getByText(wordsOf(lang)('stepper.value', { n, name: YOGHURT[lang] })).first();

async function readyToSend(page: Page, lang: Lang): Promise<void> {
  await page.goto('/Payment/BEIT/T12');
  await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
  await expect(placeButton(page, lang)).toBeEnabled();
}

for (const lang of ['EN', 'AR'] as const) {
  const other = OTHER_LANG[lang];
  test(
    `one cart for two phones, edited at once and sent once (${lang})`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page, context, browser, baseURL, demo }) => {
      await speak(context, lang);
      const second = await secondPhone(browser, context, baseURL ?? '', other);
      await bothAtOneCart(page, second, lang);
      await expectAccessible(second);

      await second.goto(`/Item/BEIT/${YOGHURT_ID}/T12`);
      await second.getByRole('button', { name: wordsOf(other)('item.add') }).tap();
      await expect(second).toHaveURL(/Menu/);
      await second.goto('/Cart/BEIT/T12');
      await expect(second.getByText(wordsOf(other)('together.byYou'))).toBeVisible();
      // The first phone hears of it by itself.
      await expect(page.getByRole('listitem').filter({ hasText: YOGHURT[lang] })).toHaveCount(2, {
        timeout: 8000,
      });
      await expectAccessible(page);

      const counted = [page, second].map((phone) => phone.waitForResponse(/UpdateCartQty/));
      await Promise.all([more(page, lang).tap(), more(second, other).tap()]);
      await Promise.all(counted);
      await Promise.all([
        expect(quantity(page, lang, '2')).toBeVisible({ timeout: 8000 }),
        expect(quantity(second, other, '2')).toBeVisible({ timeout: 8000 }),
      ]);

      await readyToSend(second, other);
      await placeButton(second, other).tap();
      await expectPlaced(second, other);
      await expectPlaced(page, lang);
      expect(new URL(page.url()).pathname).toBe(new URL(second.url()).pathname);
      await expectOrders(demo, 'one cart of two phones', 1);
      await second.context().close();
    },
  );
}

type Fault = Parameters<Demo['control']>[0];
const FAULTS: [name: string, faults: Fault[]][] = [
  ['nothing goes wrong', []],
  [
    'the answer to saving is lost',
    [{ action: 'fail', call: 'saveEOrder', fault: 'loseAnswer', times: 3 }],
  ],
  [
    'the answer to placing is lost',
    [{ action: 'fail', call: 'placeOrder', fault: 'loseAnswer', times: 3 }],
  ],
  [
    'the line breaks before saving',
    [{ action: 'fail', call: 'saveEOrder', fault: 'breakLine', times: 2 }],
  ],
  [
    'the server stumbles at placing',
    [{ action: 'fail', call: 'placeOrder', fault: 'httpStatus', httpStatus: 502, times: 2 }],
  ],
  ['placing takes three seconds', [{ action: 'slow', call: 'placeOrder', ms: 3000 }]],
];
for (const [name, faults] of FAULTS) {
  test(
    `both phones send in the same second, and ${name}: one order`,
    { tag: '@release' },
    async ({ page, context, browser, baseURL, demo }) => {
      const second = await secondPhone(browser, context, baseURL ?? '', 'AR');
      await bothAtOneCart(page, second, 'EN');
      await Promise.all([readyToSend(page, 'EN'), readyToSend(second, 'AR')]);
      for (const fault of faults) await demo.control(fault);
      await Promise.all([placeButton(page, 'EN').tap(), placeButton(second, 'AR').tap()]);
      await Promise.all([expectPlaced(page, 'EN'), expectPlaced(second, 'AR')]);
      await expectOrders(demo, name, 1);
      expect(new URL(page.url()).pathname).toBe(new URL(second.url()).pathname);
      await second.context().close();
    },
  );
}
