import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePreviews } from '../../../src/tools/previews/makePreviews.ts';
import { expect } from '../support/diner.ts';
import { test as base, workerIsReady } from '../support/hostedDiner.ts';
import { removeBuild } from '../support/nextBuild.ts';

/** The build with preview pages of two venues: one with a delivery side, one with tables only. */
const test = base.extend<{ previews: string }>({
  previews: async ({ host, baseURL, page }, provide) => {
    const root = await mkdtemp(join(tmpdir(), 'previews-'));
    await cp(host.root, root, { recursive: true });
    const [api, site] = [baseURL ?? '', host.url];
    await makePreviews(['--host', api, '--site', site, '--codes', 'BEIT,PALMSEA', '--out', root]);
    host.root = root;
    await provide(root);
    // An open page would ask for deleted files.
    await page.close();
    await removeBuild(root);
  },
});

const DISH = '/Delivery/BEIT/Item/1051';

test('a page made for link previews opens the app at its dish', async ({
  page,
  host,
  previews,
}) => {
  const answer = await page.goto(host.url + DISH);
  const told = (await answer?.text()) ?? '';
  expect(previews).toBe(host.root);
  expect(told).toContain(`<link rel="canonical" href="${host.url}${DISH}" />`);
  expect(told).toContain('فول مدمّس');
  await expect(page.getByRole('heading', { level: 1, name: 'Foul medames' })).toBeVisible();
  await expect(page).toHaveTitle('Foul medames · Beit Sufra');
});

test.describe('without a network', { tag: '@release' }, () => {
  test.use({ expectsConsoleErrors: true });

  test('the worker opens the app at a dish seen before', async ({
    page,
    host,
    previews,
    context,
  }) => {
    expect(previews).toBe(host.root);
    await page.goto(host.url + DISH);
    await workerIsReady(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Foul medames' })).toBeVisible();
    await context.setOffline(false);
  });
});
