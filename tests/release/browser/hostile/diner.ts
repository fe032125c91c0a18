/** A diner who has filled both carts, and comes to each page again as if nothing had been. */
import type { Page } from '@playwright/test';
import { fillCarts } from '../../../browser/support/everyPage.ts';
import type { Lang } from './options.ts';
import { watchOver, type Look } from './watch.ts';

export interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** A page of the same origin without the app, where what is stored can be changed. */
const OUTSIDE = '/demo/inbox';

function keep({ local, session }: Kept): void {
  for (const [storage, entries] of [
    [localStorage, local],
    [sessionStorage, session],
  ] as const) {
    storage.clear();
    for (const [key, text] of Object.entries(entries)) storage.setItem(key, text);
  }
}

export interface Diner {
  page: Page;
  /** What the phone keeps of a diner whom nobody attacks. */
  kept: Kept;
  /** Loads the page with these things stored. */
  load: (path: string, kept?: Kept) => Promise<Look>;
  /** Goes there within the running app. */
  goTo: (path: string) => Promise<Look>;
  /** How long a tap waits for the page. */
  tapMs: () => Promise<number>;
  /** After something was tapped. */
  settled: () => Promise<Look>;
}

/** Shows a page within the running app, as a link to it would, and waits for nothing. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // As a browser writes what it is led to: from a raw line break and `<` in it, Blink would infer an
    // attack, and refuse every request of the page.
    history.pushState(null, '', new URL(address, location.href).href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

export async function dinerOf(page: Page, origin: string, lang: Lang): Promise<Diner> {
  const watch = await watchOver(page, origin, lang);
  await fillCarts(page, lang);
  await watch.settle();
  await watch.look();
  const kept = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    session: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));
  const settled = async () => {
    await watch.settle();
    return watch.look();
  };
  return {
    page,
    kept,
    settled,
    tapMs: watch.tapMs,
    load: async (path, stored = kept) => {
      await page.goto(OUTSIDE);
      await page.evaluate(keep, stored);
      await page.goto(path);
      return settled();
    },
    goTo: async (path) => {
      await follow(page, path);
      return settled();
    },
  };
}
