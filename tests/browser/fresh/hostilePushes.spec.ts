import { CACHES } from '../../../src/config/worker.ts';
import { hostilePushes } from '../../release/browser/hostile/pushes.ts';
import { faultsOf } from '../../release/browser/hostile/notices.ts';
import { ownWorker } from '../../release/browser/hostile/worker.ts';
import { expect, test } from '../support/diner.ts';
import { workerIsReady } from '../support/hostedDiner.ts';

test.use({ expectsConsoleErrors: true });

const WORST = new Set([
  'markup',
  'an address abroad',
  'half a letter',
  'four million letters',
  'null',
]);
const FIELDS = new Set([
  'title',
  'tag',
  'url',
  'url, behind the origin',
  'actions',
  'the whole message',
]);

test(
  'whatever is pushed, a notice with its icon is shown, and leads to this app alone',
  { tag: '@release' },
  async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    await context.grantPermissions(['notifications'], { origin });
    await page.goto('/Menu/BEIT/T12');
    await workerIsReady(page);
    const worker = await ownWorker(page, origin);
    const worst = hostilePushes(origin).filter(
      ({ field, hostile }) => WORST.has(hostile) && FIELDS.has(field),
    );
    expect(worst.length).toBeGreaterThan(20);
    for (const { field, hostile, data } of worst) {
      expect(faultsOf(await worker.push(data), origin), `${field}: ${hostile}`).toEqual([]);
      for (const address of await worker.tap(false))
        expect(new URL(address, origin).origin, `${field}: ${hostile}`).toBe(origin);
    }
    // The policy had refused the icon, without which Chromium shows its own.
    expect(worker.errors()).toEqual([]);

    const picture = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .find((name) => name.includes('/images/')) ?? '',
    );
    await worker.tell(
      JSON.stringify({ type: 'KEEP_PICTURES', addresses: ['http://[', 7, picture] }),
    );
    await expect
      .poll(() =>
        page.evaluate(
          async ([shelf, address]) =>
            (await (await caches.open(shelf)).match(address)) !== undefined,
          [CACHES.pictures, picture] as const,
        ),
      )
      .toBe(true);
    expect(await worker.isAlive()).toBe(true);
    expect(worker.errors()).toEqual([]);
  },
);
