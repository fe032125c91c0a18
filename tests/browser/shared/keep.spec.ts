import type { BrowserContext, Page } from '@playwright/test';
import { expect, expectAccessible, menuIsWhole, test, wordsOf } from '../support/diner.ts';
import { speak, YOGHURT, type Lang } from '../support/placingScene.ts';
import { YOGHURT_ID } from '../support/seededCart.ts';

const MENU = '/Menu/BEIT/T12';

/** By real taps, on a phone. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

declare global {
  interface Window {
    shared?: ShareData[];
    movedBy?: number;
  }
}

/** The phone's own sheet, which opens nothing here and remembers what it was given. */
async function shareInto(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.shared = [];
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        window.shared?.push(data);
        return Promise.resolve();
      },
    });
  });
}

/** Adds up what moves without a touch. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.movedBy = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) window.movedBy = (window.movedBy ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const section = (page: Page, lang: Lang) =>
  page.getByRole('region', { name: wordsOf(lang)('yours.title') });

/** From the tabs to the first category. */
function gapAboveMenu(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bottom = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? 0;
    const title = document.querySelector('[data-menu-section] h2');
    return (title?.getBoundingClientRect().top ?? Infinity) - bottom;
  });
}

async function openDish(page: Page, name: string): Promise<void> {
  await menuIsWhole(page);
  await page.getByRole('article').getByRole('link', { name, exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

for (const lang of ['EN', 'AR'] as const) {
  const t = wordsOf(lang);
  const name = YOGHURT[lang];

  test(
    `a dish is shared, kept, first in the next menu, and put away (${lang})`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page, context }) => {
      await speak(context, lang);
      await shareInto(context);
      await watchShifts(context);
      await page.goto(MENU);
      await openDish(page, name);
      await page.getByRole('button', { name: t('dishLink.share', { name }) }).tap();
      const [shared] = (await page.evaluate(() => window.shared)) ?? [];
      expect(shared?.title).toBe(name);
      expect(new URL(shared?.url ?? '').pathname).toBe(`/Item/BEIT/${YOGHURT_ID}`);

      const heart = page.getByRole('button', { name: t('yours.keep', { name }) });
      await heart.tap();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expectAccessible(page);

      // A step back finds the menu as it was left.
      await page.getByRole('button', { name: t('header.back') }).tap();
      await menuIsWhole(page);
      // Neither the section nor its outline: the first category stands below the tabs.
      await expect(page.getByRole('main').getByRole('navigation')).toBeInViewport();
      expect(await gapAboveMenu(page)).toBeLessThan(40);
      await expect(section(page, lang)).toHaveCount(0);

      await page.reload();
      const first = section(page, lang).getByRole('link').first();
      await expect(first).toContainText(name);
      await menuIsWhole(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => window.movedBy)).toBe(0);

      await first.tap();
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('button', { name: t('header.back') }).tap();
      await expect(first).toContainText(name);

      await page.getByRole('button', { name: t('yours.putAway') }).tap();
      await expect(section(page, lang)).toHaveCount(0);
      await expect(page.getByRole('paragraph').filter({ hasText: t('yours.away') })).toBeVisible();
      await page.reload();
      await menuIsWhole(page);
      await expect(section(page, lang)).toHaveCount(0);
      await page.getByRole('button', { name: t('settings.title') }).tap();
      await page.getByRole('switch', { name: t('yours.setting') }).tap();
      await page.getByRole('button', { name: t('common.close') }).tap();
      await expect(first).toContainText(name);
    },
  );
}

test(
  'the section is gone while the menu is filtered, and there again after',
  { tag: '@release' },
  async ({ page, context }) => {
    await context.addInitScript((id) => {
      localStorage.setItem('yours_BEIT', JSON.stringify({ hearts: [id] }));
    }, YOGHURT_ID);
    const t = wordsOf('EN');
    await page.goto(`${MENU}?filter=vegan`);
    await expect(page.getByRole('link', { name: 'Hummus', exact: true })).toBeVisible();
    await expect(section(page, 'EN')).toHaveCount(0);
    await page.getByRole('button', { name: t('filter.clear') }).tap();
    await expect(section(page, 'EN').getByRole('link')).toHaveCount(1);
  },
);

test('a step back to a scrolled menu finds each dish where it was', async ({ page }) => {
  const name = 'Mixed grill';
  await page.goto(MENU);
  await menuIsWhole(page);
  const dish = page.getByRole('article').getByRole('link', { name, exact: true });
  // In the middle of the screen, where a tap finds it without scrolling on.
  await dish.evaluate((link) => link.scrollIntoView({ block: 'center' }));
  await expect(dish).toBeInViewport();
  await menuIsWhole(page);
  const topOf = () => dish.evaluate((link) => link.getBoundingClientRect().top);
  const before = await topOf();
  await openDish(page, name);
  await page.getByRole('button', { name: wordsOf('EN')('header.back') }).tap();
  await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(2);
  expect(await page.evaluate(() => localStorage.getItem('yours_BEIT'))).toContain('1301');
  // Opened by a link, the menu begins with it.
  await dish.tap();
  await page.goto(MENU);
  await expect(section(page, 'EN').getByRole('link').first()).toContainText(name);
});

test.describe('without a network', () => {
  test.use({ expectsConsoleErrors: true });

  test('what is kept is shown with the names of the stored menu', async ({ page, demo }) => {
    await page.goto(MENU);
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('menuItems_BEIT')))
      .not.toBeNull();
    await openDish(page, YOGHURT.EN);
    await page
      .getByRole('button', { name: wordsOf('EN')('yours.keep', { name: YOGHURT.EN }) })
      .tap();
    await demo.control({ action: 'fail', call: 'getMenu', fault: 'html' });
    await page.goto(MENU);
    await expect(section(page, 'EN').getByRole('link').first()).toContainText(YOGHURT.EN);
  });
});
