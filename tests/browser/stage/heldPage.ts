import type { Page } from '@playwright/test';

/** Shows a page whose answers do not come to `look`, and leaves it. */
export async function whileHeld<Seen>(
  page: Page,
  path: string,
  isHeld: (call: string) => boolean,
  look: () => Promise<Seen>,
): Promise<Seen> {
  await page.route('**/api/**', async (route) => {
    // What is never answered waits until the page is left.
    if (!isHeld(route.request().url())) await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main, #root > *').first().waitFor();
  await page.waitForLoadState('load');
  const seen = await look();
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return seen;
}
