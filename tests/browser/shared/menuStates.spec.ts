import { expect, expectAccessible, menuIsWhole, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');

test.describe('the hour', () => {
  test(
    'brings dishes and takes them away by itself',
    { tag: '@release' },
    async ({ page, demo }) => {
      const answer = page.waitForResponse(/\/api\/Menu\/EN\/BEIT/);
      await page.goto('/Menu/BEIT/T12');
      const { dataenum } = (await (await answer).json()) as {
        dataenum: { nextChangeAt: string; categories: { label: string; isAvailable: boolean }[] };
      };
      const breakfast = page.getByRole('heading', { level: 2, name: 'Breakfast' });
      await expect(breakfast).toBeAttached();
      const wasOn = dataenum.categories.find(({ label }) => label === 'Breakfast')?.isAvailable;
      const change = Date.parse(dataenum.nextChangeAt);
      // Long enough for the page to be there before the change, on a busy machine too.
      const aheadMs = 12_000;
      const seconds = Math.floor((change - aheadMs - Date.now()) / 1000);
      await demo.control({ action: 'advanceClock', seconds });
      await page.clock.setSystemTime(change - aheadMs);
      await page.reload();
      const section = page.locator('[data-menu-section]').filter({ has: breakfast });
      await expect(section).toContainText(t('menu.served', { from: '6:00 AM', to: '12:00 PM' }));
      const gone = section.getByText(/^From /);
      await expect(gone.first()).toBeAttached({ attached: !wasOn });
      await expect(gone).toHaveCount(wasOn ? 6 : 0, { timeout: 40_000 });
    },
  );

  test('is asked about when one comes back to the app', async ({ page, demo }) => {
    await page.goto('/Menu/BEIT/T12');
    const grill = page.getByRole('article').filter({ hasText: 'Mixed grill' });
    await expect(grill).toContainText('5.750');
    // The first screen would not hear that one comes back.
    await menuIsWhole(page);
    await demo.control({ action: 'setPrice', itemId: 1301, price: 7 });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(grill).toContainText('7.000');
  });
});

test.describe('a copy on the device', () => {
  test.use({ expectsConsoleErrors: true });

  test('is drawn at once, and dated when nothing fresh can be had', async ({ page, demo }) => {
    await page.goto('/Menu/BEIT/T12');
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('menuItems_BEIT')?.length ?? 0))
      .toBeGreaterThan(1000);
    await demo.control({ action: 'slow', ms: 8000, call: 'menu.getMenu' });
    await page.reload();
    await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible({ timeout: 5000 });
    await expect(page.getByText(t('offline.copy'))).toHaveCount(0);
    await demo.control({ action: 'clearFaults' });

    await demo.control({ action: 'fail', call: 'menu.getMenu', fault: 'html' });
    await page.reload();
    await expect(page.getByText(t('offline.copy'))).toBeVisible();
    await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible();
    await expectAccessible(page);
    await demo.control({ action: 'clearFaults' });
    await page.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByText(t('offline.copy'))).toHaveCount(0);
  });
});

test.describe('a pause', () => {
  test.use({ expectsConsoleErrors: true });

  test(
    'of the whole server leaves the menu to read',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Menu/BEIT/T12');
      await expect
        .poll(() => page.evaluate(() => localStorage.getItem('menuItems_BEIT')?.length ?? 0))
        .toBeGreaterThan(1000);
      await demo.control({ action: 'fail', call: '*', fault: 'httpStatus', httpStatus: 503 });
      await page.reload();
      await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible();
      await expect(page.getByText(t('error.pausedTitle'))).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    },
  );

  test(
    'of the calls that head a menu is no endless wait on a dish',
    { tag: '@release' },
    async ({ page, demo }) => {
      await demo.control({ action: 'fail', call: 'getMenuDetails', fault: 'wrongTypes' });
      await page.goto('/Item/BEIT/1301/T12');
      await expect(page.getByText(t('error.title'))).toBeVisible({ timeout: 15_000 });
      await demo.control({ action: 'clearFaults' });
      await page.getByRole('button', { name: t('common.retry') }).click();
      await expect(page.getByRole('button', { name: t('item.add') })).toBeVisible();
    },
  );
});

test.describe('the home of a venue', () => {
  test('with several branches sorts them by where one is, if one allows it', async ({
    page,
    context,
  }) => {
    await page.goto('/Emenu/BEITS');
    const branches = page.getByRole('link', { name: /^Beit Sufra, / });
    await expect(branches.first()).toContainText('Sharq');
    await expectAccessible(page);
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 29.334, longitude: 48.076 });
    await page.getByRole('button', { name: t('home.nearest') }).click();
    await expect(branches.first()).toContainText('Salmiya');
    await expect(branches.first()).toContainText(/\d+ m/);
    await branches.first().click();
    await expect(page).toHaveURL('/Emenu/BEIT2');
  });

  test('says when a position is refused', { tag: '@release' }, async ({ page }) => {
    await page.goto('/Emenu/BEITS');
    await page.getByRole('button', { name: t('home.nearest') }).click();
    await expect(page.getByText(t('home.noPosition'))).toBeVisible();
    await expectAccessible(page);
  });

  test(
    'says where one sits, and leads away from a wrong table',
    { tag: '@release' },
    async ({ page }) => {
      await page.goto('/Emenu/BEIT/T12');
      // The welcome that was drawn first stands beside the app's until it is drawn.
      await expect(page.getByRole('main').getByText('Table 12').first()).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('home.otherTable') }).click();
      await expect(page).toHaveURL('/?scan');
    },
  );
});
