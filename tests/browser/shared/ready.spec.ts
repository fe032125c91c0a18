import type { Page } from '@playwright/test';
import { demoState } from '../support/demoServer.ts';
import { expect, expectAccessible, test, wordsOf } from '../support/diner.ts';
import {
  expectPlaced,
  goToPayment,
  placeButton,
  speak,
  type Lang,
} from '../support/placingScene.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Notes what the page asks of the phone, and lets the test put the page out of sight. */
async function listenToPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const asked: string[] = [];
    const phone = { isHidden: false };
    Object.assign(globalThis, { asked, phone });
    const note = (name: string) => () => {
      asked.push(name);
      return Promise.resolve();
    };
    Object.assign(Navigator.prototype, {
      vibrate: note('vibrate'),
      setAppBadge: note('badge'),
      clearAppBadge: note('no badge'),
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Object.defineProperty(Notification, 'requestPermission', {
      value: () => Promise.resolve('granted'),
    });
    Object.defineProperty(ServiceWorkerContainer.prototype, 'getRegistration', {
      value: () =>
        Promise.resolve({
          showNotification: (title: string, { data }: { data: { path: string } }) => {
            asked.push(`${title} ${data.path}`);
            return Promise.resolve();
          },
        }),
    });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (phone.isHidden ? 'hidden' : 'visible'),
    });
  });
}

const askedOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

for (const lang of ['EN', 'AR'] as const satisfies readonly Lang[]) {
  const t = wordsOf(lang);

  test(
    `a ready order is told in ${lang}`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page, demo, context }) => {
      await speak(context, lang);
      await listenToPhone(page);
      await goToPayment(page, lang);
      await placeButton(page, lang).click();
      await expectPlaced(page, lang);
      const choice = page.getByRole('switch', { name: t('ready.tellMe') });
      await choice.click();
      await expect(choice).toBeChecked();
      const [order] = await demo.ordersAt('T12');
      const eOrderID = order?.eOrderID ?? 0;
      await demo.control({ action: 'delayOrder', eOrderID, minutes: 15 });
      await expect(
        page.getByText(
          t(lang === 'EN' ? 'promise.later_other' : 'promise.later_many', { count: 15 }),
        ),
      ).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);

      await page.evaluate(() => {
        (globalThis as unknown as { phone: { isHidden: boolean } }).phone.isHidden = true;
      });
      await demo.control({ action: 'advanceOrder', eOrderID, to: 6 });
      const headline = t('orderHead.served');
      await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible({
        timeout: 20_000,
      });
      await expect(page).toHaveTitle(new RegExp(`^${headline}`));
      const asked = await askedOf(page);
      expect(asked.filter((name) => name === 'vibrate')).toHaveLength(1);
      expect(asked.filter((name) => name === 'badge')).toHaveLength(1);
      expect(asked).toContain(`${headline} /Cart/BEIT/T12/${eOrderID}`);
      await page.evaluate(() => {
        (globalThis as unknown as { phone: { isHidden: boolean } }).phone.isHidden = false;
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await expect.poll(async () => (await askedOf(page)).at(-1)).toBe('no badge');
    },
  );
}

test('a report is sent once by the form of the venue', async ({ page }) => {
  const t = wordsOf('EN');
  await page.goto('/Menu/MATSURI/M3');
  await page.getByRole('button', { name: t('menu.add', { name: 'Cold soba' }) }).click();
  await page.getByRole('link', { name: t('cart.view') }).click();
  await page.getByRole('link', { name: t('cart.toPayment') }).click();
  await page.getByRole('radio', { name: 'Pay at the counter' }).check();
  await placeButton(page).click();
  await expectPlaced(page);
  await page.getByRole('button', { name: t('report.title') }).click();
  await page.getByRole('radio', { name: t('report.missing') }).check();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: t('report.send') }).scrollIntoViewIfNeeded();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('report.send') }).dblclick();
  await expect(page.getByText(t('report.thanks'))).toBeVisible();
  expect((await demoState(page)).reviews).toHaveLength(1);
});
