import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import {
  addYoghurt,
  AT_TABLE,
  expectPlaced,
  placeButton,
  speak,
  walkToPayment,
  YOGHURT,
} from '../support/placingScene.ts';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 690 };
test.use({ viewport: PHONE, hasTouch: true });

for (const lang of ['EN', 'AR'] as const) {
  const t = wordsOf(lang);
  const guest = (n: number) => t('split.guest', { n });
  const dish = (page: Page, nth: number) =>
    page.getByRole('group', { name: new RegExp(YOGHURT[lang]) }).nth(nth);
  const give = (page: Page, nth: number, name: string) =>
    dish(page, nth).getByRole('button', { name, exact: true }).tap();
  const choose = (page: Page, name: string) => page.getByText(name, { exact: true }).tap();

  /** Of the parts and, last, of the whole. */
  async function expectBill(page: Page, amounts: readonly string[]): Promise<void> {
    const bill = page.getByRole('region', { name: t('split.result') });
    await expect
      .poll(async () => {
        const parts = await bill.locator('li strong').allTextContents();
        const total = await bill.locator('dl dd').last().textContent();
        return [...parts, total ?? ''].map((text) => /\d+\.\d{3}/.exec(text)?.[0]);
      })
      .toEqual(amounts);
  }

  async function orderAgain(page: Page): Promise<void> {
    await page.getByRole('link', { name: t('order.more') }).tap();
    await addYoghurt(page, lang);
    await page.getByRole('link', { name: t('cart.view') }).tap();
    await page.getByRole('link', { name: t('cart.toPayment') }).tap();
    await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
    await placeButton(page, lang).tap();
    await expectPlaced(page, lang);
  }

  test(
    `two orders are divided by dish, equally and by amount (${lang})`,
    { tag: lang === 'AR' ? '@release' : [] },
    async ({ page, context }) => {
      await speak(context, lang);
      await walkToPayment(page, lang);
      await placeButton(page, lang).tap();
      await expectPlaced(page, lang);
      await orderAgain(page);
      await page.getByRole('link', { name: t('split.title') }).tap();
      await expect(page.getByRole('heading', { name: t('split.title') })).toBeVisible();
      await expectBill(page, ['0.000', '0.000', '1.870']);

      await page.getByRole('textbox', { name: t('split.name', { n: 1 }) }).fill('Sara');
      await give(page, 0, 'Sara');
      await give(page, 1, 'Sara');
      await give(page, 1, guest(2));
      await expectBill(page, ['1.403', '0.467', '1.870']);
      await expect(page.getByText(t('split.isEven'))).toBeVisible();
      await choose(page, '10%');
      await expectBill(page, ['1.543', '0.514', '2.057']);
      await expectAccessible(page);

      await page.reload();
      await expectBill(page, ['1.543', '0.514', '2.057']);
      await page.getByRole('button', { name: `${t('split.pay')}: Sara` }).tap();
      const sheet = page.getByRole('dialog', { name: t('split.tell') });
      await expect(sheet).toContainText('1.543');
      await expectAccessible(page);
      await sheet.getByRole('button', { name: t('common.close') }).tap();
      await expect(sheet).toHaveCount(0);

      await choose(page, t('splitWay.equal'));
      await page.getByRole('button', { name: t('split.moreParts') }).tap();
      await expectBill(page, ['0.686', '0.685', '2.057']);
      await page.getByText('0.250').tap();
      await expectBill(page, ['0.750', '2.250']);

      await choose(page, t('splitWay.amount'));
      await page.getByRole('textbox', { name: t('split.amountOf', { name: 'Sara' }) }).fill('1.5');
      await expect(page.getByRole('status').filter({ hasText: t('split.rest') })).toContainText(
        '0.557',
      );
      const saved = page.waitForEvent('download');
      await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'canShare'));
      await page.getByRole('button', { name: t('receipt.savePicture') }).tap();
      expect((await saved).suggestedFilename()).toBe('bill.png');

      await page.setViewportSize(NARROW);
      await expectAccessible(page);
      const past = () =>
        page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
      expect(await past()).toBeLessThanOrEqual(0);
      await page.setViewportSize(PHONE);
    },
  );
}
