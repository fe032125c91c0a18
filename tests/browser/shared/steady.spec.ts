/**
 * No visible element moves while a page loads, whatever arrives first. Answers arrive one by one,
 * with time to draw in between: in the order of the requests, or the last request first.
 */
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/diner.ts';
import { fillCarts } from '../support/everyPage.ts';

declare global {
  interface Window {
    moved?: string[];
  }
}

/** Two icons: for a lane's code, the way back and the cart appear in the header. */
const LEAST_SHIFT = 0.004;
const TIME_TO_DRAW_MS = 25;
/** A page without a request for this long has finished loading. */
const STILL_MS = 1000;

type Diner =
  | 'as a customer with carts'
  | 'as a visitor'
  | 'as one who avoids something'
  | 'with the filters of the last visit';

interface Ways {
  [path: string]: Diner;
}

const WAYS_IN: Ways = {
  '/Menu/BEIT/T12': 'as a visitor',
  '/Menu/ROUTE': 'as a visitor',
  '/Emenu/BEIT': 'as a visitor',
  '/Emenu/BEIT/T12': 'as a visitor',
  '/Emenu/ROUTE': 'as a visitor',
  '/Item/BEIT/1107/T12': 'as a visitor',
  '/Cart/BEIT/T12': 'as a customer with carts',
  '/Payment/BEIT/T12': 'as a customer with carts',
  '/Merge/SOUQ': 'as a visitor',
  '/Rooms/PALM/321': 'as a visitor',
  '/RateByLink/BEIT/162': 'as a visitor',
  '/Delivery/BEIT': 'as a visitor',
  '/Delivery/BEIT/Menu': 'as a customer with carts',
  '/Delivery/BEIT/Homepage': 'as a visitor',
  '/Delivery/BEIT/Item/1312': 'as a customer with carts',
  '/Delivery/BEIT/Cart': 'as a customer with carts',
  '/Delivery/BEIT/orderdetails': 'as a customer with carts',
  '/Delivery/BEIT/orderList': 'as a customer with carts',
  '/Delivery/BEIT/AddressList/0': 'as a customer with carts',
  '/Delivery/BEIT/Address/0': 'as a customer with carts',
};

/** These pages are marked from the start for diners who avoid something. */
const MARKED = ['/Menu/BEIT/T12', '/Emenu/BEIT/T12', '/Item/BEIT/1301/T12', '/Cart/BEIT/T12'];
const AVOIDED = JSON.stringify({ allergens: ['milk', 'egg'], words: ['garlic'] });

const ALL: readonly (readonly [path: string, diner: Diner])[] = [
  ...Object.entries(WAYS_IN),
  ...MARKED.map((path) => [path, 'as one who avoids something'] as const),
  ['/Menu/BEIT/T12', 'with the filters of the last visit'],
];

/** Records what moves without a touch, from where to where. */
function watchShifts(): void {
  const moved: string[] = [];
  window.moved = moved;
  const boxOf = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName}.${element?.getAttribute('class') ?? ''}`;
        moved.push(`${value.toFixed(4)} ${name}: ${boxOf(previousRect)} > ${boxOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Answers the requests of the page one by one. */
async function loadOneByOne(page: Page, path: string, isLastFirst: boolean): Promise<string[]> {
  const waiting: Route[] = [];
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await route.continue();
    else waiting.push(route);
  });
  await page.goto(path, { waitUntil: 'commit' });
  for (let quietMs = 0; quietMs < STILL_MS; quietMs += TIME_TO_DRAW_MS) {
    const route = isLastFirst ? waiting.pop() : waiting.shift();
    if (route) {
      quietMs = 0;
      // Not `continue`: an answer to a request that the page aborts would never arrive.
      await route.fulfill({ response: await route.fetch() });
    }
    await page.waitForTimeout(TIME_TO_DRAW_MS);
  }
  return (await page.evaluate(() => window.moved)) ?? [];
}

for (const [at, [path, diner]] of ALL.entries()) {
  for (const order of ['first', 'last'] as const) {
    // Each order covers every fourth page.
    const isOfCommit = at % 4 === (order === 'first' ? 0 : 2);
    test(
      `nothing moves while ${path} loads ${diner}, with the ${order} request answered first`,
      { tag: isOfCommit ? [] : '@release' },
      async ({ page }) => {
        // Half of the runs are in Arabic.
        const lang = order === 'first' ? 'EN' : 'AR';
        if (diner !== 'as a visitor') await fillCarts(page, lang);
        const code = path.split('/')[2];
        await page.addInitScript(([name, chosen]) => localStorage.setItem(name, chosen), [
          `lang_${code}`,
          lang,
        ] as const);
        if (diner === 'as one who avoids something')
          await page.addInitScript((kept) => localStorage.setItem('preferences', kept), AVOIDED);
        if (diner === 'with the filters of the last visit')
          await page.addInitScript(() =>
            localStorage.setItem('menuFilters', 'BEIT=vegan%2CnoNuts'),
          );
        await page.addInitScript(watchShifts);
        const moved = await loadOneByOne(page, path, order === 'last');
        expect(moved.filter((line) => Number.parseFloat(line) > LEAST_SHIFT)).toEqual([]);
      },
    );
  }
}
