import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import {
  addYoghurt,
  AT_TABLE,
  expectPlaced,
  placeButton,
  speak,
  YOGHURT,
} from '../support/placingScene.ts';
import { YOGHURT_ID } from '../support/seededCart.ts';

test.use({ viewport: { width: 390, height: 844 }, expectsConsoleErrors: true });

for (const lang of ['EN', 'AR'] as const) {
  const t = wordsOf(lang);
  const button = (page: Page, key: string) => page.getByRole('button', { name: t(key) });
  const card = (page: Page) => page.getByRole('dialog', { name: t('staff.show') });

  async function expectCard(page: Page): Promise<void> {
    await button(page, 'staff.show').click();
    await expect(card(page).getByText(YOGHURT.EN, { exact: true })).toBeVisible();
    await expect(card(page).getByText(YOGHURT.AR, { exact: true })).toBeVisible();
  }

  test(
    `a dish, a cart and an order are shown to the staff, and the receipt is kept (${lang})`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page, context }) => {
      await speak(context, lang);
      await page.goto(`/Item/BEIT/${YOGHURT_ID}/T12`);
      await expectCard(page);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(card(page)).toHaveCount(0);
      // The step that the dialog was is taken back: it would undo the next one.
      const step = () => page.evaluate(() => JSON.stringify(history.state));
      await expect.poll(step).not.toContain('isGuard');

      await page.goto('/Menu/BEIT/T12');
      await addYoghurt(page, lang);
      await page.getByRole('link', { name: t('cart.view') }).click();
      await expectCard(page);
      await page.goBack();
      await expect(card(page)).toHaveCount(0);
      await page.getByRole('link', { name: t('cart.toPayment') }).click();
      await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
      await placeButton(page, lang).click();
      await expectPlaced(page, lang);
      await expectCard(page);
      await card(page)
        .getByRole('button', { name: t('common.close') })
        .click();

      await button(page, 'order.receipt').click();
      const receipt = page.getByRole('dialog', { name: t('order.receipt') });
      await expect(
        receipt.getByText(wordsOf('EN')('totals.payable'), { exact: true }),
      ).toBeVisible();
      await expect(
        receipt.getByText(wordsOf('AR')('totals.payable'), { exact: true }),
      ).toBeVisible();
      await expect(receipt.getByText('300100200300003')).toBeVisible();
      await expect(receipt.getByRole('img', { name: t('receipt.code') })).toBeVisible();
      await expectAccessible(page);

      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#root')).toBeHidden();
      await expect(button(page, 'receipt.print')).toBeHidden();
      await expect(receipt.getByText('300100200300003')).toBeVisible();
      await page.emulateMedia({ media: null });

      const saved = page.waitForEvent('download');
      await button(page, 'receipt.savePicture').click();
      expect((await saved).suggestedFilename()).toMatch(/^receipt-\d+\.png$/);

      // The order cannot be read any more: what was kept of it is there.
      await page.route('**/api/**', (route) => route.abort());
      await page.reload();
      await button(page, 'order.receipt').click();
      await expect(receipt.getByText(YOGHURT[lang])).toBeVisible();
    },
  );
}
