import type { Locator } from '@playwright/test';
import { wholeAnswer } from '../support/demoServer.ts';
import { expect, test, wordsOf } from '../support/diner.ts';

const t = wordsOf('EN');

test.describe('addresses', () => {
  test('an unknown address leads to the start page with a plain sentence', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'));
    // Whatever the build puts into the page stands behind its doctype.
    expect(await page.evaluate(() => document.compatMode)).toBe('CSS1Compat');
    await page.getByLabel(t('start.code')).fill('BEIT');
    await page.getByLabel(t('start.table')).fill('T12');
    await page.getByRole('button', { name: t('start.open') }).click();
    await expect(page).toHaveURL('/Emenu/BEIT/T12');
    await expect(page.getByRole('heading', { level: 1, name: 'Beit Sufra' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: t('start.recent') })).toBeVisible();
  });

  test(
    'the page one is on is built again by a link to it',
    { tag: '@release' },
    async ({ page }) => {
      await page.goto('/Cart/BEIT/T12');
      await expect(page.getByText(t('cart.empty'))).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      const asked = page.waitForRequest(/TableCart\/EN\/T12\//);
      await page.getByRole('button', { name: /^Cart/ }).click();
      await asked;
      expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    },
  );

  test('a step back finds the place in the menu again', async ({ page }) => {
    await page.goto('/Menu/BEIT/T12');
    const dish = page.getByRole('link', { name: 'Mixed grill' });
    await dish.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => window.scrollY);
    expect(before).toBeGreaterThan(500);
    await dish.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mixed grill' })).toBeVisible();
    await page.getByRole('button', { name: t('header.back') }).click();
    await expect(dish).toBeInViewport();
    await page.goto('/Item/BEIT/1301/T12');
    await expect(page.getByRole('heading', { level: 1, name: 'Mixed grill' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe('the language', () => {
  test('belongs to a venue and stays after a reload', async ({ page }) => {
    await page.goto('/Emenu/BEIT/T12');
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1, name: 'بيت سفرة' })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await page.goto('/Menu/BIG/B1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const stored = await page.evaluate(() => localStorage.getItem('lang_BEIT'));
    expect(stored).toBe('AR');
  });
});

test.describe('a server in trouble', () => {
  // Faults are meant to be seen in the console here.
  test.use({ expectsConsoleErrors: true });

  test(
    '401 with the public key shows that nothing is available, without a loop',
    { tag: '@release' },
    async ({ page, demo }) => {
      await demo.control({ action: 'fail', call: '*', fault: 'httpStatus', httpStatus: 401 });
      let loads = 0;
      page.on('load', () => (loads += 1));
      await page.goto('/Menu/BEIT/T12');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('unavailable.title'));
      await page.waitForLoadState('networkidle');
      expect(loads).toBe(1);
    },
  );

  test('a menu that answers HTML is told and can be asked again', async ({ page, demo }) => {
    await demo.control({ action: 'fail', call: 'menu.getMenu', fault: 'html' });
    await page.goto('/Menu/BEIT/T12');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(t('error.server'));
    await demo.control({ action: 'clearFaults' });
    await alert.getByRole('button', { name: t('common.retry') }).click();
    await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible();
  });
});

test.describe('a device in trouble', () => {
  test(
    'storage that throws at every access does not keep anyone from ordering',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.addInitScript(() => {
        for (const area of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, area, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
      await page.goto('/Emenu/BEIT/T12');
      await page.getByRole('link', { name: t('home.toMenu') }).click();
      await page.getByRole('button', { name: t('menu.add', { name: 'Cucumber yoghurt' }) }).click();
      await page.getByRole('link', { name: t('cart.view') }).click();
      await page.getByRole('link', { name: t('cart.toPayment') }).click();
      await page.getByRole('radio', { name: 'Pay at the table' }).check();
      await page.getByRole('button', { name: t('payment.place') }).click();
      await expect(page.getByText(t('order.number'))).toBeVisible();
      expect(await demo.ordersAt('T12')).toHaveLength(1);
    },
  );

  for (const [name, block] of [
    ['missing', undefined],
    ['broken', '{"host": '],
    ['half filled', '{"requestTimeoutMs":"soon","venues":[{"path":1}]}'],
  ] as const) {
    test(
      `a settings block that is ${name} leaves the defaults`,
      { tag: name === 'half filled' ? [] : '@release' },
      async ({ page }) => {
        await page.route('/Menu/BEIT/T12', async (route) => {
          const answer = await wholeAnswer(route);
          const html = (await answer.text()).replace(
            /<script type="application\/json" id="app-config">[^<]*<\/script>/,
            block === undefined
              ? ''
              : `<script type="application/json" id="app-config">${block}</script>`,
          );
          await route.fulfill({ response: answer, body: html });
        });
        await page.goto('/Menu/BEIT/T12');
        await expect(page.getByRole('link', { name: 'Mutabbal' })).toBeVisible();
      },
    );
  }
});

/** As far as the Tab key leads, and no other way. */
async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test.describe('the keyboard alone', () => {
  test(
    'adds a dish with a choice and sends the order',
    { tag: '@release' },
    async ({ page, demo }) => {
      await page.goto('/Item/BEIT/1301/T12');
      const add = page.getByRole('button', { name: t('item.add') });
      await tabTo(add);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: 'How done?' })).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await tabTo(add);
      await page.keyboard.press('Enter');
      await tabTo(page.getByRole('button', { name: /^Cart/ }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await tabTo(page.getByRole('link', { name: t('cart.toPayment') }));
      await page.keyboard.press('Enter');
      const methods = page.getByRole('group', { name: t('payment.method') });
      await tabTo(methods.getByRole('radio').and(methods.locator(':checked')));
      const atTheTable = page.getByRole('radio', { name: 'Pay at the table' });
      while (!(await atTheTable.isChecked())) await page.keyboard.press('ArrowDown');
      await tabTo(page.getByRole('button', { name: t('payment.place') }));
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('order.number'))).toBeVisible();
      expect(await demo.ordersAt('T12')).toHaveLength(1);
    },
  );
});
