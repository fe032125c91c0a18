import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wordsOf } from '../stage/diner.ts';
import { addYoghurt, AT_TABLE, expectPlaced, placeButton, speak } from '../stage/placingScene.ts';
import { YOGHURT_ID } from '../stage/seededCart.ts';

const PLAIN_DISH = 1107;
const RICH_DISH = 1301;
const SOLD_OUT_DISH = 1117;
const SCARCE_DISH = 1106;
const BRANCH = 101;
const CONCEPT = 100;

/** Nothing that a machine can find, and nothing that runs out of the smallest phone. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `${page.url()} at 320 px`).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
}

for (const lang of ['EN', 'AR'] as const) {
  const t = wordsOf(lang);
  const colorScheme = lang === 'EN' ? 'dark' : 'light';

  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ expectsConsoleErrors: true, colorScheme });
    // Each looks at seven states with every rule of accessibility: much work on a busy machine.
    test.slow();
    test.beforeEach(async ({ context }) => speak(context, lang));

    test('every place where nothing can be ordered', async ({ page, demo }) => {
      await page.goto('/Emenu/BEIT');
      await expect(page.getByText(t('viewOnly.text'))).toBeVisible();
      await expectSound(page);
      await page.goto('/Emenu/BEIT/T99');
      await expect(page.getByText(t('unknownTable.text'))).toBeVisible();
      await expectSound(page);
      await page.goto(`/Item/BEIT/${SOLD_OUT_DISH}/T12`);
      await expect(page.getByText(t('item.notNow'))).toBeVisible();
      await expectSound(page);
      await page.goto('/Cart/BEIT/T12');
      await expect(page.getByText(t('cart.empty'))).toBeVisible();
      await expectSound(page);

      await demo.control({ action: 'closeStore', storeId: BRANCH, minutes: 60 });
      await page.goto('/Emenu/BEIT/T12');
      await expect(page.getByText(t('closed.title'))).toBeVisible();
      await expectSound(page);
      await demo.control({ action: 'openStore', storeId: BRANCH });
      await demo.control({ action: 'pauseOrdering', conceptId: CONCEPT });
      await page.goto(`/Item/BEIT/${RICH_DISH}/T12`);
      await expect(page.getByText(t('error.pausedTitle'))).toBeVisible();
      await expectSound(page);
      await demo.control({ action: 'resumeOrdering', conceptId: CONCEPT });

      await demo.control({ action: 'fail', call: '*', fault: 'html' });
      await page.goto(`/Item/BEIT/${PLAIN_DISH}/T12`);
      await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
      await expectSound(page);
    });

    test('what changes between the cart and the table', async ({ page, demo }) => {
      await page.goto(`/Item/BEIT/${SCARCE_DISH}/T12`);
      await expect(page.getByRole('button', { name: t('item.add') })).toBeVisible();
      await expectSound(page);
      await page.goto('/Menu/BEIT/T12');
      await addYoghurt(page, lang);
      await demo.control({ action: 'setPrice', itemId: YOGHURT_ID, price: 9 });
      await page.goto('/Cart/BEIT/T12');
      await expect(page.getByText('9.000').first()).toBeVisible();
      await expectSound(page);
      await demo.control({ action: 'sellOut', itemId: YOGHURT_ID });
      await page.reload();
      await expect(page.getByText(t('cart.blocked')).filter({ visible: true })).toBeVisible();
      await expectSound(page);
      await demo.control({ action: 'restore', itemId: YOGHURT_ID });

      await page.goto('/Payment/BEIT/T12');
      await page.getByRole('radio', { name: AT_TABLE[lang] }).check();
      await page.context().setOffline(true);
      await expect(page.getByText(t('payment.offline'))).toBeVisible();
      await expectSound(page);
      await page.context().setOffline(false);
      await placeButton(page, lang).click();
      await expectPlaced(page, lang);
      const eOrderID = (await demo.ordersAt('T12'))[0]?.eOrderID ?? 0;
      await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
      await page.reload();
      await expectPlaced(page, lang);
      await expectSound(page);
      await demo.control({ action: 'rejectOrder', eOrderID });
      await page.reload();
      await expect(page.getByText(t('order.rejected'))).toBeVisible();
      await expectSound(page);
    });
  });
}
