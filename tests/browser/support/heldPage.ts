import type { Page, Route } from '@playwright/test';
import { allIsAnswered } from './everyPage.ts';

/** A moment of a page: which answers are still on their way, and what is looked at then. */
export interface Moment {
  isHeld: (call: string) => boolean;
  look: () => Promise<void>;
}

/** Shows a page at one moment after the other, each with more answers, and leaves it. */
export async function whileHeld(
  page: Page,
  path: string,
  moments: readonly Moment[],
): Promise<void> {
  let isHeld: Moment['isHeld'] = () => true;
  // What is never answered waits until the page is left.
  let waiting: Route[] = [];
  await page.route('**/api/**', async (route) => {
    if (isHeld(route.request().url())) waiting.push(route);
    else await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root > *').first().waitFor({ state: 'attached' });
  await page.waitForLoadState('load');
  for (const moment of moments) {
    isHeld = moment.isHeld;
    const come = waiting.filter((route) => !moment.isHeld(route.request().url()));
    waiting = waiting.filter((route) => !come.includes(route));
    await Promise.all(come.map((route) => route.continue()));
    if (come.length > 0) await allIsAnswered(page);
    await moment.look();
  }
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
