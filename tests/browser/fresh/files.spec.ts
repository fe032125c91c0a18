import { readdirSync } from 'node:fs';
import { expect, test } from '../support/diner.ts';

/** Limits for the whole first visit of a table, without pictures. */
const BUDGET = {
  requests: 25,
  /** Code and styles that the worker stores, `dist/static`. */
  filesOfBuild: 73,
} as const;

const FILES = new URL('../../../dist/static/', import.meta.url);
/** A page without a request for this long has finished loading. */
const STILL_MS = 4000;

test('a first visit needs few requests, and the worker stores few files', async ({ page }) => {
  const asked: string[] = [];
  let lastAtMs = Date.now();
  // Requests of the worker for its own cache do not count.
  page.on('request', (request) => {
    lastAtMs = Date.now();
    const { pathname } = new URL(request.url());
    if (!/^\/(?:images|icons|manifest)/.test(pathname)) asked.push(pathname);
  });
  await page.goto('/Menu/BEIT/T12');
  await expect(page.getByRole('link', { name: 'Mixed grill' })).toBeVisible();
  await expect.poll(() => Date.now() - lastAtMs, { timeout: 45_000 }).toBeGreaterThan(STILL_MS);
  const files = readdirSync(FILES).length;
  process.stdout.write(
    `${asked.length} requests until the page is still, ${files} files in the build\n${asked.join('\n')}\n`,
  );
  expect(asked.length).toBeLessThanOrEqual(BUDGET.requests);
  // The app loads after what is drawn before it.
  const turnOf = (name: RegExp) => asked.findIndex((path) => name.test(path));
  expect(turnOf(/libraries-/)).toBeGreaterThan(turnOf(/firstScreen-/));
  expect(turnOf(/libraries-/)).toBeGreaterThan(turnOf(/checkHomePageActivation/));
  expect(files).toBeLessThanOrEqual(BUDGET.filesOfBuild);
});
