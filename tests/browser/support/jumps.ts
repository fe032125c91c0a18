import type { Locator, Page } from '@playwright/test';
import { wholeAnswer } from './demoServer.ts';
import { expect, menuIsWhole, wordsOf } from './diner.ts';

interface Dish {
  id: number;
  categoryId: number;
}

/** Serves the menu of BIG as `change` leaves its dishes. */
async function serveBig<Changed extends Dish>(
  page: Page,
  change: (dishes: Dish[]) => Changed[],
): Promise<void> {
  await page.route(/\/api\/Menu\/(?:EN|AR)\/BIG/, async (route) => {
    const response = await wholeAnswer(route);
    const answer = (await response.json()) as { dataenum: { menuItems: Dish[] } };
    const dataenum = { ...answer.dataenum, menuItems: change(answer.dataenum.menuItems) };
    await route.fulfill({ response, json: { ...answer, dataenum } });
  });
}

/** The last categories of the menu have one dish each: none of them can come up to the bar. */
const SHORT_AT_THE_END = 3;

/** A menu of forty categories, whose pictures come late. */
export async function openForty(
  page: Page,
  lang: 'EN' | 'AR',
  width: number,
  height = 844,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((chosen) => localStorage.setItem('lang_BIG', chosen), lang);
  await page.route('**/images/**', async (route) => {
    // Pictures come when one has landed.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fallback();
  });
  await serveBig(page, (dishes) => {
    const ids = [...new Set(dishes.map(({ categoryId }) => categoryId))];
    const short = new Set(ids.slice(-SHORT_AT_THE_END));
    const seen = new Set<number>();
    return dishes.filter(({ categoryId }) => {
      const isAgain = seen.has(categoryId);
      seen.add(categoryId);
      return !isAgain || !short.has(categoryId);
    });
  });
  await page.goto('/Menu/BIG/B1');
}

/** How far the row has to scroll, within its ends, until this tab is in the middle. */
const wayToMiddle = (tab: Locator) =>
  tab.evaluate((button) => {
    const row = button.closest('ul');
    if (!row) return Number.NaN;
    const [own, box] = [button.getBoundingClientRect(), row.getBoundingClientRect()];
    const longest = row.scrollWidth - row.clientWidth;
    const [least, most] = document.dir === 'rtl' ? [-longest, 0] : [0, longest];
    const wanted = row.scrollLeft + own.x + own.width / 2 - (box.x + box.width / 2);
    return Math.min(Math.max(wanted, least), most) - row.scrollLeft;
  });

/**
 * The row of tabs follows the page: who taps while it still moves hits another tab. Not `tab.tap()`, which
 * scrolls the page by the space that is kept free below the bar, and so marks another tab.
 */
async function tapAtRest(page: Page, row: Locator, tab: Locator): Promise<void> {
  if (((await row.boundingBox())?.y ?? 0) < 0) {
    // A wheel ends a jump that still holds its place, as it does when a diner scrolls.
    await page.mouse.wheel(0, -1);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('button').first()).toHaveAttribute('aria-current', 'true');
  }
  const marked = row.locator('[aria-current]');
  // Half a tab is wider than that.
  await expect.poll(async () => Math.abs(await wayToMiddle(marked))).toBeLessThan(20);
  const left = await wayToMiddle(tab);
  await row.evaluate((list, by) => list.scrollBy({ left: by, behavior: 'instant' }), left);
  const { x = 0, y = 0, width = 0, height = 0 } = (await tab.boundingBox()) ?? {};
  await page.touchscreen.tap(x + width / 2, y + height / 2);
}

/** How far the section of that name is from the bar, where the page has not come to its end. */
async function landing(page: Page, name: string) {
  return page.evaluate((wanted) => {
    const bar = document.querySelector('nav')?.parentElement;
    const isHeld = bar && getComputedStyle(bar).position === 'sticky';
    const edge = (isHeld && bar.getBoundingClientRect().bottom) || 0;
    const section = [...document.querySelectorAll('[data-menu-section]')].find(
      (box) => box.querySelector('h2')?.firstChild?.textContent === wanted,
    );
    const { top = Number.NaN, bottom = 0 } = section?.getBoundingClientRect() ?? {};
    const { scrollHeight } = document.documentElement;
    const isAtEnd = innerHeight + scrollY >= scrollHeight - 2 && bottom <= innerHeight;
    const pictures = [...document.querySelectorAll('article img')].filter((each) => {
      const box = each.getBoundingClientRect();
      return box.bottom > 0 && box.top < innerHeight;
    });
    return {
      tab: document.querySelector('nav [aria-current]')?.textContent,
      isThere: Math.abs(top - edge) <= 2 || (isAtEnd && top > edge),
      areAllHere: pictures.every((each) => (each as HTMLImageElement).complete),
    };
  }, name);
}

/** Lands, and is there still there when the pictures have come. */
export async function expectLanded(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => landing(page, name), { message: name })
    .toEqual({ tab: name, isThere: true, areAllHere: true });
}

/** By the tabs, and by the list of all categories. */
export async function expectExactJumps(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await menuIsWhole(page);
  const t = wordsOf(lang);
  const row = page.getByRole('navigation', { name: t('menu.categories') }).getByRole('list');
  const tabs = row.getByRole('button');
  await expect(tabs).toHaveCount(40);
  const names = await tabs.allTextContents();
  const widths = () =>
    tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width));
  const widthsAtStart = await widths();
  for (const index of [30, 11, 39, 38, 36, 3]) {
    await tapAtRest(page, row, tabs.nth(index));
    await expectLanded(page, names[index] ?? '');
  }
  expect(await widths(), 'A mark on a tab moved the tabs after it').toEqual(widthsAtStart);
  for (const index of [33, 39, 1]) {
    const name = names[index] ?? '';
    await page.getByRole('button', { name: t('menu.categories') }).tap();
    const sheet = page.getByRole('dialog', { name: t('overview.title') });
    await sheet.getByRole('button', { name: new RegExp(`^${name} `) }).tap();
    await expect(sheet).toHaveCount(0);
    await expectLanded(page, name);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeFocused();
  }
}

/** The marked tab of the menu, and the section that is now at the top, under the bar. */
export async function placeOf(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('nav')?.parentElement;
    const edge = bar?.getBoundingClientRect().bottom ?? 0;
    const sections = [...document.querySelectorAll('[data-menu-section]')];
    const under = sections.findLast((box) => box.getBoundingClientRect().top <= edge + 24);
    const active = document.querySelector('nav [aria-current]');
    const row = document.querySelector('nav ul')?.getBoundingClientRect();
    const tab = active?.getBoundingClientRect();
    return {
      tab: active?.textContent,
      section: under?.querySelector('h2')?.firstChild?.textContent,
      isExact: Math.abs((under?.getBoundingClientRect().top ?? 0) - edge) < 2,
      isTabInRow: row && tab ? tab.left >= row.left - 1 && tab.right <= row.right + 1 : false,
    };
  });
}
