/** All places: every page, every page while it loads, and the states behind taps or faults. */
import type { Route } from '@playwright/test';
import { fillCarts, goTo, PATHS, requestsOf } from '../everyPage.ts';
import type { Lang } from '../payingDiner.ts';
import { forgetMenus, type State } from '../sceneOf.ts';
import { chainsIn } from './pageStates.ts';

/** The welcome pages of venues with their own colours. */
const DOORS = ['/Emenu/MATSURI/M3', '/Emenu/SOUQGRILL/SG4'];

/** One page for each kind of bar: header, categories, cart, dish, payment, delivery form. */
const WITH_BARS = new Set([
  '/Emenu/BEIT/T12',
  '/Menu/BEIT/T12',
  '/Item/BEIT/1301/T12',
  '/Cart/BEIT/T12',
  '/Payment/BEIT/T12',
  '/Delivery/BEIT/Menu',
  '/Delivery/BEIT/orderdetails',
]);

export const pagesIn = (lang: Lang): State[] => [
  ...PATHS.map((path): State => [
    path,
    async ({ page }) => {
      if (path === PATHS[0]) await fillCarts(page, lang);
      await goTo(page, path);
    },
    { isPage: true, hasBars: WITH_BARS.has(path) },
  ]),
  ...DOORS.map((path): State => [path, ({ page }) => goTo(page, path)]),
];

/** Holds the answers of each page back; unanswered requests end when the page is left. */
function loadingIn(lang: Lang): State[] {
  let isHeld = (_call: string) => false;
  let held: Route[] = [];
  let requests: ReturnType<typeof requestsOf>;
  return PATHS.flatMap((path): State[] => [
    [
      path,
      async ({ page }) => {
        if (path === PATHS[0]) {
          await fillCarts(page, lang);
          await page.addInitScript(forgetMenus);
          await page.route('**/api/**', async (route) => {
            if (isHeld(route.request().url())) held.push(route);
            else await route.fallback();
          });
          requests = requestsOf(page);
        }
        await page.goto('about:blank');
        held = [];
        isHeld = () => true;
        await page.goto(path, { waitUntil: 'commit' });
        await page.locator('#root > *').first().waitFor({ state: 'attached' });
        await page.waitForLoadState('load');
        await requests.areAnswered(() => held.length);
      },
      { isOutline: true },
    ],
    [
      `${path} before the colours of its venue`,
      async () => {
        isHeld = (call) => /ColorCode|HeaderSetup/i.test(call);
        const come = held.filter((route) => !isHeld(route.request().url()));
        held = held.filter((route) => !come.includes(route));
        await Promise.all(come.map((route) => route.fallback()));
        await requests.areAnswered(() => held.length);
      },
      { isOutline: true, isUnpictured: true },
    ],
  ]);
}

export const walkIn = (lang: Lang): Record<string, State[]> => ({
  pages: pagesIn(lang),
  loading: loadingIn(lang),
  ...chainsIn(lang),
});
