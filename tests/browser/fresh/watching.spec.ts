import type { Page, Request } from '@playwright/test';
import { expect } from '../support/diner.ts';
import { test } from '../support/hostedDiner.ts';

/** The reports that the page sends to the host. */
async function reportsTo(page: Page): Promise<Request[]> {
  const reports: Request[] = [];
  await page.route('**/watch', async (route) => {
    reports.push(route.request());
    await route.fulfill({ status: 204 });
  });
  return reports;
}

async function putAside(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
}

test('a host that asks for reports gets counts, and nothing about a person', async ({
  page,
  host,
}) => {
  host.settings = { watchUrl: '/watch' };
  const reports = await reportsTo(page);
  const watching = page.waitForResponse(/\/static\/watching-/);
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await watching;
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await putAside(page);
  await expect.poll(() => reports.length).toBe(1);
  const [report] = reports;
  const body = report?.postData() ?? '';
  expect(JSON.parse(body)).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    venue: 'BEIT',
    page: '/Menu/:code/:tableCode?',
    lang: 'EN',
    vitals: { TTFB: expect.any(Number), FCP: expect.any(Number) },
  });
  expect(body).not.toContain('T12');
  const headers = (await report?.allHeaders()) ?? {};
  expect(Object.keys(headers)).not.toContain('cookie');
  expect(Object.keys(headers)).not.toContain('referer');
});

test('by default the app sends no report and does not load the code for it', async ({
  page,
  host,
}) => {
  const reports = await reportsTo(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(`${host.url}/Menu/BEIT/T12`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await putAside(page);
  await page.waitForLoadState('networkidle');
  expect(reports).toEqual([]);
  expect(loaded.filter((address) => address.includes('watching'))).toEqual([]);
});
