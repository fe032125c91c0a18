import type { Page } from '@playwright/test';
import type { Answer } from '../support/buildHost.ts';
import { filesOf } from '../support/buildMarks.ts';
import { expect } from '../support/diner.ts';
import { allIsFetched, comeBack, test, workerIsReady } from '../support/hostedDiner.ts';
import { makeNextBuild, removeBuild } from '../support/nextBuild.ts';

// A line that breaks, a build that does not start: the browser says so in the console.
test.use({ expectsConsoleErrors: true });

const FIRST = { builds: ['first'], lost: [] };
const NEXT = { builds: ['next'], lost: [] };
const PORTAL = { status: 200, type: 'text/html', body: '<!doctype html><h1>Sign in</h1>' };
const HALF: Answer = { status: 200, type: 'text/javascript', body: 'const half = ', isCut: true };

const menuOf = (page: Page) => page.getByRole('link', { name: 'Mixed grill' });

/** Whether the browser has ended its look for another version, without one. */
const hasNoOther = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing === null && registration.waiting === null;
  });

/** True when the worker no longer serves the page; undefined during the reload. */
const isOnItsOwn = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller === null).catch(() => undefined);

test(
  'a portal, a file that breaks off, a worker that is killed: the version comes at the next look, whole',
  { tag: '@release' },
  async ({ page, context, host, nextBuild }) => {
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await workerIsReady(page);
    await allIsFetched(page, host);
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    let asked = 0;
    const isTenth = (path: string) => path.includes('_next.') && (asked += 1) === 10;
    const kill = () => {
      void session.send('ServiceWorker.stopAllWorkers');
      return undefined;
    };
    const faults: { strikes: (path: string) => boolean; answer: () => Answer | undefined }[] = [
      { strikes: (path) => !path.startsWith('/api/'), answer: () => PORTAL },
      { strikes: (path) => path === '/index.html', answer: () => PORTAL },
      { strikes: isTenth, answer: () => HALF },
      { strikes: isTenth, answer: kill },
    ];
    host.root = nextBuild;
    for (const { strikes, answer } of faults) {
      asked = 0;
      let isStruck = false;
      host.fault = (path) => {
        if (!strikes(path)) return undefined;
        isStruck = true;
        return answer();
      };
      await comeBack(page);
      await expect.poll(() => isStruck).toBe(true);
      await allIsFetched(page, host);
      await expect.poll(() => hasNoOther(page)).toBe(true);
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      expect(await filesOf(page)).toEqual(FIRST);
    }
    host.fault = () => undefined;
    await comeBack(page);
    await expect(page.locator('link[data-app][href*="_next."]')).toBeAttached();
    await allIsFetched(page, host);
    expect(await filesOf(page)).toEqual(NEXT);
    await context.setOffline(true);
    await page.reload();
    await expect(menuOf(page)).toBeVisible();
    expect(await filesOf(page)).toEqual(NEXT);
  },
);

test(
  'a release that does not start is mended by the next one, and opens without a line then',
  { tag: '@release' },
  async ({ page, context, host, nextBuild }) => {
    await page.goto(`${host.url}/Menu/BEIT/T12`);
    await workerIsReady(page);
    await allIsFetched(page, host);
    const broken = await makeNextBuild(host.root, { mark: 'broken', isBroken: true });
    host.root = broken;
    await comeBack(page);
    // It is dropped, and then loaded without the worker, which is no better.
    await expect.poll(() => isOnItsOwn(page)).toBe(true);
    await expect(page.getByText('The app could not start.')).toBeVisible();
    host.root = nextBuild;
    await removeBuild(broken);
    await page.reload();
    await expect(menuOf(page)).toBeVisible();
    await workerIsReady(page);
    await allIsFetched(page, host);
    await context.setOffline(true);
    await page.reload();
    await expect(menuOf(page)).toBeVisible();
    expect(await filesOf(page)).toEqual(NEXT);
  },
);
