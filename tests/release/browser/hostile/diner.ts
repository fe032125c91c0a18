/** A diner with two filled carts, who opens each page in the same initial state. */
import type { Page } from '@playwright/test';
import { fillCarts } from '../../../browser/support/everyPage.ts';
import type { Lang } from './options.ts';
import { watchOver } from './watch.ts';

export interface Kept {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** A page of the same origin without the app, for changing the storage. */
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

/** Opens a page within the running app, as a link would, without waiting. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    // Normalised like a browser's address: for a raw line break and `<`, Blink would suspect an
    // attack and refuse every request of the page.
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
    /** The storage of a phone that is not attacked. */
    kept,
    /** Waits until the page is quiet after a tap. */
    settled,
    tapMs: watch.tapMs,
    /** Loads the page with this storage. */
    load: async (path: string, stored = kept) => {
      await page.goto(OUTSIDE);
      await page.evaluate(keep, stored);
      const answer = await page.goto(path);
      // The host refuses a path that names the server once it is decoded: the app shows it then.
      if (answer?.status() === 400) {
        await page.goto('/');
        await follow(page, path);
      }
      return settled();
    },
    /** Opens the page within the running app. */
    goTo: async (path: string) => {
      await follow(page, path);
      return settled();
    },
  };
}
