import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/diner.ts';

const DIST = new URL('../../../dist/', import.meta.url);

const HASH = /-[\w-]{8}(?=\.(?:js|css))/g;

test('the build holds no demo code and no source maps', () => {
  const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => /\.(?:js|html|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts) {
    // Hashes in file names may spell such a word by chance.
    const text = readFileSync(new URL(file, DIST), 'utf8').replaceAll(HASH, '');
    for (const trace of ['Mixed grill', 'msw', 'demo/control', 'fluent-emoji']) {
      expect(text.includes(trace), `${file} holds ${trace}`).toBe(false);
    }
  }
});

test('the same build in front of another server gives the same order', async ({
  page,
  demo,
  baseURL,
  proxyUrl,
}) => {
  await page.goto(`${proxyUrl}/Menu/BEIT/T14`);
  await page.getByRole('button', { name: 'Add Falafel', exact: true }).click();
  await page.getByRole('link', { name: 'View cart' }).click();
  await page.getByRole('link', { name: 'Go to payment' }).click();
  await page.getByRole('radio', { name: 'Credit card' }).check();
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL(`${proxyUrl}/pay/card/**`);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/Cart\/BEIT\/T14\/\d+$/);
  expect(new URL(page.url()).origin).toBe(proxyUrl);
  expect(baseURL).not.toBe(proxyUrl);
  expect(await demo.ordersAt('T14')).toMatchObject([{ orderStatus: 3, paymentStatus: 3 }]);
});
