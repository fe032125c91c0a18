import { expect, type Page } from '@playwright/test';
import { hostBuild, type BuildHost } from './buildHost.ts';
import { test as base } from './diner.ts';
import { makeNextBuild, removeBuild } from './nextBuild.ts';

interface HostedFixtures {
  /** The build on a host with its own port and the same demo. */
  host: BuildHost;
  /** The folder of a second build; deploy it with `host.root = nextBuild`. */
  nextBuild: string;
}

export const test = base.extend<HostedFixtures>({
  host: async ({ baseURL, page }, provide) => {
    const host = await hostBuild(baseURL ?? '');
    await provide(host);
    // Close the page first: requests to a closed host would log errors.
    await page.close();
    await host.close();
  },
  nextBuild: async ({ host }, provide) => {
    const root = await makeNextBuild(host.root);
    await provide(root);
    await removeBuild(root);
  },
});

/** Waits until the worker controls the page and has stored its answers. */
export async function workerIsReady(page: Page): Promise<void> {
  const count = () =>
    page.evaluate(async () => {
      const isThere = navigator.serviceWorker.controller !== null;
      return isThere ? (await (await caches.open('sufra-reads-1')).keys()).length : 0;
    });
  // The worker first stores the whole app, which is slow on a busy machine.
  await expect.poll(count, { timeout: 30_000 }).toBeGreaterThan(4);
}

/** Simulates that the diner has returned to the app. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const STILL_MS = 1500;

/**
 * Waits until the page requests no more files, which another build would not have. The browser has
 * looked for a new worker by then: in Chromium two such checks at once can block each other.
 */
export async function allIsFetched(page: Page, host: BuildHost): Promise<void> {
  let count = -1;
  while (host.asked.length !== count) {
    count = host.asked.length;
    await page.waitForTimeout(STILL_MS);
  }
}
