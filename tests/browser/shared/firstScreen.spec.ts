import type { Page } from '@playwright/test';
import { expect, test } from '../support/diner.ts';
import { codeOf, isLongerLater, PAGES } from '../support/firstScreens.ts';
import { app, firstScreen, holdApp } from '../support/heldApp.ts';
import { seedCart } from '../support/seededCart.ts';
import { shiftOf, watchShifts } from '../support/slowPhone.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** One of each layout. */
const ON_DESKTOP = PAGES.filter(({ isOnDesktop }) => isOnDesktop);

/** The answers about an order, by the beginning of their paths. */
const ofOrder = (order: object) => ({
  'TableCart/checkEOrderStatus': order,
  'RateAndReview/checkRateAndReviewTemplateMenuSchedule': { isActive: true },
});

interface Drawn {
  /** Keyed by the positions of the element and its ancestors among their siblings. */
  [path: string]: {
    tag: string;
    attributes: Record<string, string>;
    text: string;
    box: number[];
    size: number;
  };
}

/** Every element of header and page, with its markup and position. */
function drawnIn(page: Page, box: string): Promise<Drawn> {
  return page.evaluate(async (selector) => {
    // Sections have their real heights one frame after they are shown.
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    // The placeholder of a picture is removed once the picture has loaded.
    const PLATE = 'svg[viewBox="0 0 96 64"]';
    const drawn: Drawn = {};
    const ids = new Map<string, string>();
    const idOf = (id: string) => {
      // Generated ids may differ: compare only what they connect.
      if (/^(?:category-)/.test(id)) return id;
      if (!ids.has(id)) ids.set(id, `id-${ids.size}`);
      return ids.get(id) ?? '';
    };
    const inOrder = (attributes: NamedNodeMap) =>
      [...attributes].toSorted((a, b) => a.name.localeCompare(b.name));
    const visit = (element: Element, path: string) => {
      const attributes = Object.fromEntries(
        inOrder(element.attributes).map(({ name, value }) => [
          name,
          /^(?:id|for|name|aria-(?:labelled|described)by)$/.test(name) ? idOf(value) : value,
        ]),
      );
      const text = [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent)
        .join('');
      const { x, y, width, height } = element.getBoundingClientRect();
      drawn[path] = {
        tag: element.tagName,
        attributes,
        text,
        box: [x, y, width, height].map(Math.round),
        size: [...element.querySelectorAll('*')].filter((each) => !each.closest(PLATE)).length,
      };
      [...element.children]
        .filter((child) => !child.matches(PLATE))
        .forEach((child, index) => visit(child, `${path}/${index}`));
    };
    const page = document.querySelector(selector);
    for (const part of ['header', 'main']) {
      const element = page?.querySelector(part);
      if (element) visit(element, part);
    }
    return drawn;
  }, box);
}

for (const [lang, colorScheme, width] of [
  ['EN', 'light', PHONE],
  ['AR', 'dark', PHONE],
  ['EN', 'light', DESKTOP],
] as const)
  test.describe(`${lang}, ${colorScheme}, ${width.width} px`, () => {
    test.use({ colorScheme, viewport: width });
    for (const { path, elements, set, diner, stored = {}, cart, order, led } of width === PHONE
      ? PAGES
      : ON_DESKTOP) {
      const name = `the first screen at ${path}${diner ? `, for a diner ${diner},` : ''}`;
      test.describe(() => {
        test.use({ expectsConsoleErrors: path.includes('NOWHERE') });
        test(`${name} matches the app's drawing`, async ({ page, demo }) => {
          if (cart) await seedCart(page, cart);
          if (set) await demo.control(set);
          for (const [call, answer] of Object.entries(order ? ofOrder(order) : {}))
            await page.route(`**/api/${call}/**`, (asked) =>
              asked.fulfill({ json: { status: 1, dataenum: answer } }),
            );
          const place = led?.mergeCode ?? led?.roomCode ?? codeOf(path);
          const kept = Object.entries({ ...stored, [`lang_${place}`]: lang }).map(
            ([key, value]) =>
              [key, typeof value === 'string' ? value : JSON.stringify(value)] as const,
          );
          await page.addInitScript(
            ([entries, ofTab]) => {
              for (const [key, value] of entries) localStorage.setItem(key, value);
              for (const [key, value] of ofTab) sessionStorage.setItem(key, value);
            },
            [kept, Object.entries(led ?? {})] as const,
          );
          await watchShifts(page);
          const letGo = await holdApp(page);
          // The cart loads later and changes the name of its button.
          if (!cart) await page.route(/api\/TableCart\/(?:GetCartCount|EN|AR)\//, () => undefined);
          await page.goto(path);
          await expect(firstScreen(page).locator('main')).toBeVisible();
          await page.waitForFunction(() => {
            const logo = document.querySelector<HTMLImageElement>('#first-screen header img');
            return logo === null || logo.complete;
          });
          // A hall is drawn again once the colours of its kitchens are known.
          if (path.startsWith('/Merge/'))
            await expect(firstScreen(page).locator('li > div:not([style])')).toHaveCount(0);
          const before = await drawnIn(page, '#first-screen');
          await letGo();
          await expect(app(page)).toBeVisible();
          // Later than this, the app has waited for a call that it postpones itself.
          await expect(firstScreen(page)).toHaveCount(0, { timeout: 4000 });
          expect(await page.evaluate(() => window.awaited)).toEqual([]);
          const after = await drawnIn(page, '#root');
          const paths = Object.keys(before);
          expect(paths.length).toBeGreaterThan(elements);
          for (const each of paths) {
            // A row below the screen becomes as tall as the dishes that the app adds to it.
            const isBelow = (before[each]?.box[1] ?? 0) > width.height;
            const hasGrown = isBelow || after[each]?.size !== before[each]?.size;
            const isLonger = isLongerLater(path) && hasGrown;
            const asItIs = (drawn: Drawn) => {
              const element = drawn[each];
              if (!element || !isLonger) return element;
              // The estimated height of a section depends on the number of its dishes.
              const attributes = { ...element.attributes, style: '' };
              const [x, y, ofWidth] = element.box;
              const box = isBelow ? [x, ofWidth] : [x, y, ofWidth];
              return { ...element, attributes, box, size: 0 };
            };
            expect({ [each]: asItIs(after) }).toEqual({ [each]: asItIs(before) });
          }
          // The venue's link to its rating form appears in the header only when the page is idle.
          await page.waitForTimeout(3000);
          expect(await shiftOf(page)).toBeLessThan(0.001);
        });
      });
    }
  });

test('a slow menu: the header is there before it', async ({ page }) => {
  const letGo = await holdApp(page);
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/Menu/EN/BEIT?*', async (asked) => {
    await held;
    await asked.fallback();
  });
  await page.goto('/Menu/BEIT/T12');
  const outline = page.locator('#first-screen.skeleton');
  await expect(outline.getByRole('img', { name: 'Beit Sufra' })).toBeVisible();
  await expect(outline.getByRole('status', { name: 'Loading the menu' })).toBeVisible();
  answer();
  await expect(firstScreen(page).getByRole('heading', { level: 1 })).toBeVisible();
  await letGo();
  await expect(app(page)).toBeVisible();
});
