import type { Page } from '@playwright/test';
import { serveDishes } from '../support/bigMenu.ts';
import { expect, test, wordsOf } from '../support/diner.ts';
import { placeOf } from '../support/menuPlace.ts';

/** Makes the machine as slow as a cheap phone. */
async function likePhone(page: Page, act: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  try {
    await act();
  } finally {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await devtools.detach();
  }
}

declare global {
  interface Window {
    firstDishAtMs?: number;
    /** When each task that kept the page from answering began, and how long it took. */
    longTasks?: { startTime: number; duration: number }[];
    layoutShift?: number;
  }
}

function watchTheWork(): void {
  window.longTasks = [];
  window.layoutShift = 0;
  new PerformanceObserver((list) => window.longTasks?.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.layoutShift =
        (window.layoutShift ?? 0) + (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((_, observer) => {
    if (!document.querySelector('article button')) return;
    observer.disconnect();
    window.firstDishAtMs = performance.now();
  }).observe(document, { subtree: true, childList: true });
}

// A trace writes down all thousand dishes again and again, which is slower than the app itself.
test.use({ trace: 'off' });

test.describe('a menu of a thousand dishes', () => {
  test('holds all of them for find-in-page', async ({ page }) => {
    await page.goto('/Menu/BIG/B1');
    const articles = page.locator('article');
    await expect(articles).toHaveCount(1000, { timeout: 30_000 });
    const name = (await articles.nth(873).getByRole('link').textContent()) ?? '';
    expect(
      await page.evaluate(
        (text) => (window as { find?: (text: string) => boolean }).find?.(text),
        name,
      ),
    ).toBe(true);
    await expect(articles.nth(873)).toBeInViewport();
  });

  test('leads to a category far down, exactly', async ({ page }) => {
    await page.goto('/Menu/BIG/B1');
    const tabs = page
      .getByRole('navigation', { name: wordsOf('EN')('menu.categories') })
      .getByRole('button');
    await expect(tabs.first()).toBeVisible({ timeout: 30_000 });
    for (const index of [30, 11, 37, 3]) {
      const tab = tabs.nth(index);
      await tab.click();
      const name = await tab.textContent();
      // Between two frames of the way there it may be elsewhere: sections above are drawn meanwhile.
      await expect
        .poll(() => placeOf(page))
        .toMatchObject({ tab: name, section: name, isExact: true, isTabInRow: true });
    }
  });

  test('answers a tap within a frame or two', async ({ page }) => {
    await page.goto('/Menu/BIG/B1');
    await expect(page.locator('article')).toHaveCount(1000, { timeout: 30_000 });
    const tookMs = await page.evaluate(async () => {
      // The round that other work on the machine disturbed least.
      const best = async (act: (round: number) => Promise<void>) => {
        const times: number[] = [];
        for (let round = 0; round < 7; round += 1) {
          const start = performance.now();
          await act(round);
          times.push(performance.now() - start);
        }
        return Math.min(...times);
      };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const tabs = [...document.querySelectorAll<HTMLElement>('nav button')];
      // Those on the first screens: the others get their buttons when they come near.
      const adds = [
        ...document.querySelectorAll<HTMLElement>('article button[aria-label^="Add "]'),
      ];
      const jump = await best(async (round) => {
        tabs[(round * 11 + 5) % tabs.length]?.click();
        await frame();
      });
      const add = await best(async (round) => {
        const dish = adds[round]?.closest('article');
        adds[round]?.click();
        await frame();
        if (!dish?.querySelector('output')) throw new Error('The dish shows no quantity.');
      });
      return { jump, add };
    });
    test.info().annotations.push({ type: 'ms', description: JSON.stringify(tookMs) });
    expect(tookMs.jump).toBeLessThan(100);
    expect(tookMs.add).toBeLessThan(100);
  });
});

test.describe('on a slow phone', () => {
  for (const [dishes, mostElements] of [
    [150, 5500],
    [1000, 12_000],
    [2000, 22_000],
  ] as const) {
    test(
      `a menu of ${dishes} dishes is drawn in pieces, and answers a tap`,
      { tag: dishes === 1000 ? [] : '@release' },
      async ({ page }) => {
        await page.addInitScript(watchTheWork);
        await serveDishes(page, dishes);
        const drawIt = async () => {
          await page.goto('/Menu/BIG/B1');
          await expect(page.locator('article')).toHaveCount(dishes, { timeout: 30_000 });
          // A menu of usual size is whole a moment later.
          const last = page.locator('article').last();
          if (dishes === 150) await expect(last.locator('[data-dish-picture]')).toBeAttached();
          await page.waitForTimeout(2000);
          const drawn = await page.evaluate(async () => {
            const { firstDishAtMs = 0, longTasks = [] } = window;
            const longest = (tasks: { duration: number }[]) =>
              Math.max(0, ...tasks.map(({ duration }) => duration));
            const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
            const addMs: number[] = [];
            for (const add of [
              ...document.querySelectorAll<HTMLElement>('article button[aria-label^="Add "]'),
            ].slice(0, 6)) {
              const dish = add.closest('article');
              const start = performance.now();
              add.click();
              await frame();
              if (!dish?.querySelector('output')) throw new Error('The dish shows no quantity.');
              addMs.push(performance.now() - start);
              await new Promise((resolve) => setTimeout(resolve, 400));
            }
            return {
              elements: document.querySelectorAll('*').length,
              first: longest(longTasks.filter(({ startTime }) => startTime <= firstDishAtMs)),
              later: longest(longTasks.filter(({ startTime }) => startTime > firstDishAtMs)),
              add: Math.min(...addMs),
            };
          });
          test.info().annotations.push({ type: 'drawn', description: JSON.stringify(drawn) });
          process.stdout.write(
            `${dishes} dishes at a quarter of the speed: ${JSON.stringify(drawn)}\n`,
          );
          expect(drawn.elements).toBeLessThan(mostElements);
          // With all cards at once, a thousand dishes took 2000 ms, two thousand 5000.
          expect(drawn.first).toBeLessThan(2000);
          expect(drawn.later).toBeLessThan(1500);
          expect(drawn.add).toBeLessThan(100);
        };
        // Other work on the machine makes single tasks several times longer than they are alone.
        await likePhone(page, () => expect(drawIt).toPass({ timeout: 60_000 }));
      },
    );
  }
});

test.describe('far down in a menu of a thousand dishes', () => {
  const t = wordsOf('EN');

  test(
    'one comes back to the dish one has looked at, and after a reload to its category',
    { tag: '@release' },
    async ({ page }) => {
      await page.goto('/Menu/BIG/B1');
      const tabs = page.getByRole('navigation', { name: t('menu.categories') }).getByRole('button');
      await tabs.nth(30).click();
      const section = page.locator('[data-menu-section]').nth(30);
      const dish = section.getByRole('link').nth(7);
      await dish.scrollIntoViewIfNeeded();
      const name = await dish.textContent();
      const topOf = () => dish.evaluate((link) => link.getBoundingClientRect().top);
      const before = await topOf();
      await dish.click();
      await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
      await page.getByRole('button', { name: t('header.back') }).click();
      await expect(dish).toBeInViewport();
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThan(2);
      await page.reload();
      await expect(section).toBeInViewport();
      await expect(section.locator('[data-dish-picture]').first()).toBeAttached();
    },
  );

  test('the dishes stand still while one scrolls, and can be added', async ({ page }) => {
    await page.addInitScript(watchTheWork);
    await page.goto('/Menu/BIG/B1');
    await expect(page.locator('article')).toHaveCount(1000, { timeout: 30_000 });
    await page.mouse.move(200, 500);
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 700);
      await page.waitForTimeout(30);
    }
    expect(await page.evaluate(() => window.layoutShift)).toBeLessThanOrEqual(0.01);
    const inView = page.locator('article:has([data-dish-picture])');
    await expect
      .poll(() =>
        inView.evaluateAll(
          (cards) =>
            cards.filter((card) => {
              const { top } = card.getBoundingClientRect();
              return top > 0 && top < innerHeight;
            }).length,
        ),
      )
      .toBeGreaterThan(3);
  });

  test('the Tab key leads from dish to dish', { tag: '@release' }, async ({ page }) => {
    await page.goto('/Menu/BIG/B1');
    await expect(page.locator('article')).toHaveCount(1000, { timeout: 30_000 });
    const link = (index: number) => page.locator('article').nth(index).getByRole('link');
    await link(500).focus();
    await expect(link(500)).toBeInViewport();
    await expect(page.locator('article').nth(500).locator('[data-dish-picture]')).toBeAttached();
    await expect(link(500)).toBeFocused();
    for (let steps = 0; steps < 2; steps += 1) {
      if (await link(501).evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(link(501)).toBeFocused();
  });
});
