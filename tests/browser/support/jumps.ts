import type { Locator, Page } from '@playwright/test';
import { wholeAnswer } from './demoServer.ts';
import { expect, menuIsWhole, wordsOf } from './diner.ts';

interface Dish {
  id: number;
  categoryId: number;
}

/** Serves the menu of BIG with the dishes that `change` returns. */
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

/** The last categories have one dish each: they are too short to scroll up to the bar. */
const SHORT_AT_THE_END = 3;

/** A menu of forty categories, whose pictures load late. */
export async function openForty(
  page: Page,
  lang: 'EN' | 'AR',
  width: number,
  height = 844,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((chosen) => localStorage.setItem('lang_BIG', chosen), lang);
  await page.route('**/images/**', async (route) => {
    // Pictures arrive after the jump has landed.
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

const tabsOf = (page: Page, lang: 'EN' | 'AR') =>
  page.getByRole('navigation', { name: wordsOf(lang)('menu.categories') }).getByRole('button');

/** Taps a tab at rest: the row of tabs scrolls with the page, and a moving one would be missed. */
async function tapAtRest(tab: Locator): Promise<void> {
  await tab.scrollIntoViewIfNeeded();
  let before = Number.NaN;
  const isAtRest = async () => {
    const now = await tab.evaluate((button) => button.getBoundingClientRect().left);
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
  await tab.tap();
}

/** The distance of a section from the bar, while the page is not at its end. */
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

/** Expects that the jump lands, and that its place holds when the pictures arrive. */
export async function expectLanded(page: Page, name: string): Promise<void> {
  await expect
    .poll(() => landing(page, name), { message: name })
    .toEqual({ tab: name, isThere: true, areAllHere: true });
}

/** Jumps by the tabs and by the list of all categories. */
export async function expectExactJumps(page: Page, lang: 'EN' | 'AR'): Promise<void> {
  await menuIsWhole(page);
  const t = wordsOf(lang);
  const tabs = tabsOf(page, lang);
  await expect(tabs).toHaveCount(40);
  const names = await tabs.allTextContents();
  const widths = () =>
    tabs.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().width));
  const widthsAtStart = await widths();
  for (const index of [30, 11, 39, 38, 36, 3]) {
    await tapAtRest(tabs.nth(index));
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

/** The current tab of the menu, and the section at the top, under the bar. */
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
