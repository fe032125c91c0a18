import { expect, type Page } from '@playwright/test';
import { hostBuild, makeNextBuild, removeBuild, type BuildHost } from './buildHost.ts';
import { test as base } from './diner.ts';

interface HostedFixtures {
  /** A host of the test's own, in front of the same demo. */
  host: BuildHost;
  /** The folder of the build that comes next. */
  nextBuild: string;
}

export const test = base.extend<HostedFixtures>({
  host: async ({ baseURL, page }, provide) => {
    const host = await hostBuild(baseURL ?? '');
    await provide(host);
    // What the page still asks for must not find a closed door and call it a fault.
    await page.close();
    await host.close();
  },
  nextBuild: async ({ host }, provide) => {
    const root = await makeNextBuild(host.root);
    await provide(root);
    await removeBuild(root);
  },
});

/** The worker is there and has kept what the page shows. */
export async function workerIsReady(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const isThere = navigator.serviceWorker.controller !== null;
      return isThere ? (await (await caches.open('sufra-reads-1')).keys()).length : 0;
    });
  // The worker stores the whole app first, which a busy machine takes its time for.
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(4);
}

/** The diner looks at the app again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}
