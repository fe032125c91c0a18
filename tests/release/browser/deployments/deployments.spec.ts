import type { Page } from '@playwright/test';
import { codeOf, filesOf } from '../../../browser/support/buildMarks.ts';
import { expect } from '../../../browser/support/diner.ts';
import {
  allIsFetched,
  comeBack,
  test,
  workerIsReady,
} from '../../../browser/support/hostedDiner.ts';
import { makeNextBuild, removeBuild } from '../../../browser/support/nextBuild.ts';

const COUNT = Number(process.env['COUNT'] ?? '30');
/** One update takes ten seconds, four of which it is announced. */
const LONGEST_MS = 40_000;

test.use({ expectsConsoleErrors: true });

/** The size and number of the worker's cached files. */
const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const answers = await Promise.all(stores.map((store) => store.matchAll()));
    const sizes = await Promise.all(answers.flat().map(async (one) => (await one.blob()).size));
    return { files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });

/** Simulates a minute, after which the app may reload itself. */
const letTimePass = (page: Page) =>
  page.evaluate(() => sessionStorage.removeItem('reload_newVersion'));

test(`${COUNT} deployments: the app comes back after each`, async ({ page, context, host }) => {
  test.setTimeout((COUNT + 2) * LONGEST_MS);
  const dist = host.root;
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await workerIsReady(page);
  await allIsFetched(page, host);
  let loads = 0;
  page.on('load', () => (loads += 1));
  const kept: { files: number; bytes: number }[] = [];
  let before: string | undefined;
  for (let number = 1; number <= COUNT; number += 1) {
    const mark = `deployment${number}`;
    // A page with a form that the diner is filling in keeps the previous build.
    const held = await context.newPage();
    await held.goto(`${host.url}/Menu/BEIT/T13`);
    await allIsFetched(held, host);
    const old = await filesOf(held);
    expect(old).toEqual({ builds: [number === 1 ? 'first' : `deployment${number - 1}`], lost: [] });
    await held.evaluate(() => {
      const field = document.createElement('input');
      document.body.append(field);
      field.value = 'words';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

    host.root = await makeNextBuild(dist, { mark });
    if (before) await removeBuild(before);
    before = host.root;
    await letTimePass(page);
    await comeBack(page);
    const isThere = page.locator(`link[data-app][href*="_${mark}."]`);
    await expect(isThere).toBeAttached({ timeout: LONGEST_MS });
    await allIsFetched(page, host);
    expect(await filesOf(page)).toEqual({ builds: [mark], lost: [] });
    expect(loads).toBe(number);
    expect(await codeOf(held)).toEqual(old);
    await held.close();
    kept.push(await keptBy(page));
  }
  if (before) await removeBuild(before);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();

  const files = kept.map((one) => one.files);
  const bytes = kept.map((one) => one.bytes);
  const megabytes = (count = 0) => `${(count / 1e6).toFixed(2)} MB`;
  process.stdout.write(
    `${COUNT} deployments, ${loads} loads; kept after the first: ${files[0]} files, ${megabytes(bytes[0])}; ` +
      `after the last: ${files.at(-1)} files, ${megabytes(bytes.at(-1))}\n`,
  );
  // The cached server answers may change.
  expect(Math.max(...bytes)).toBeLessThan(1.05 * (bytes[0] ?? 0));
});
