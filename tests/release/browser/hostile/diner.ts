/** A diner who has filled both carts, and comes to each page again as if nothing had been. */
import type { Page } from '@playwright/test';
import { fillCarts } from '../../../browser/support/everyPage.ts';
import type { Lang } from './options.ts';
import { watchOver } from './watch.ts';

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

/** Shows a page within the running app, as a link to it would, and waits for nothing. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // As a browser writes what it is led to: from a raw line break and `<` in it, Blink would infer an
    // attack, and refuse every request of the page.
    history.pushState(null, '', new URL(address, location.href).href);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

export async function dinerOf(page: Page, origin: string, lang: Lang) {
  const watch = await watchOver(page, origin, lang);
  await fillCarts(page, lang);
  await watch.settle();
  await watch.look();
  const kept: Kept = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries<string>(localStorage)),
    session: Object.fromEntries(Object.entries<string>(sessionStorage)),
  }));
  const settled = async () => {
    await watch.settle();
    return watch.look();
  };
  return {
    /** What the phone keeps of a diner whom nobody attacks. */
    kept,
    /** After something was tapped. */
    settled,
    tapMs: watch.tapMs,
    /** Loads the page with these things stored. */
    load: async (path: string, stored = kept) => {
      await page.goto(OUTSIDE);
      await page.evaluate(keep, stored);
      await page.goto(path);
      return settled();
    },
    /** Goes there within the running app. */
    goTo: async (path: string) => {
      await follow(page, path);
      return settled();
    },
  };
}
