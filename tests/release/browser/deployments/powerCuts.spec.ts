import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { filesOf } from '../../../browser/support/buildMarks.ts';
import { expect } from '../../../browser/support/diner.ts';
import {
  allIsFetched,
  comeBack,
  test,
  workerIsReady,
} from '../../../browser/support/hostedDiner.ts';

/** The request of an update at which the browser is killed; 1 is the list. */
const REQUESTS = [1, 2, 3, 10, 25, 40, 55, 60];
const TAKING_OVER = 'the take-over';

test.use({ expectsConsoleErrors: true });

for (const cut of [...REQUESTS, TAKING_OVER]) {
  const moment = typeof cut === 'number' ? `request ${cut}` : cut;
  test(`a phone that loses power at ${moment} of an update opens, online and offline`, async ({
    launchOptions,
    host,
    nextBuild,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'phone-'));
    const turnOn = async () => {
      const context = await chromium.launchPersistentContext(folder, launchOptions);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const address = `${host.url}/Menu/BEIT/T12`;
    const { context, page } = await turnOn();
    await page.goto(address);
    await workerIsReady(page);
    await allIsFetched(page, host);

    const dead = new Promise((resolve) => context.on('close', resolve));
    const session = await context.newCDPSession(page);
    const kill = () => void session.send('Browser.crash').catch(() => undefined);
    let asked = 0;
    host.fault = (path) => {
      if (!path.startsWith('/api/') && (asked += 1) === cut) kill();
      return undefined;
    };
    host.root = nextBuild;
    await comeBack(page);
    if (cut === TAKING_OVER) {
      await expect(page.getByRole('alertdialog')).toBeVisible();
      kill();
    }
    await dead;
    host.fault = () => undefined;

    const again = await turnOn();
    const menu = again.page.getByRole('link', { name: 'Mixed grill' });
    await again.context.setOffline(true);
    await again.page.goto(address);
    await expect(menu).toBeVisible();
    const { builds, lost } = await filesOf(again.page);
    expect([builds.length, lost]).toEqual([1, []]);
    process.stdout.write(`power cut at ${moment}: opens with the build "${builds[0]}"\n`);

    await again.context.setOffline(false);
    await comeBack(again.page);
    await expect(again.page.locator('link[data-app][href*="_next."]')).toBeAttached();
    await allIsFetched(again.page, host);
    expect(await filesOf(again.page)).toEqual({ builds: ['next'], lost: [] });
    await again.context.close();
    await rm(folder, { recursive: true, force: true });
  });
}
