/** Every field of a pushed message holds what it should not, and every message of page and worker. */
import type { Page } from '@playwright/test';
import { isAppPath } from '../../../../src/config/appPaths.ts';
import { faultsOf } from './notices.ts';
import { options, type Lang } from './options.ts';
import { hostileMessages, hostileOpenings, hostilePushes } from './pushes.ts';
import { tallyOf } from './tally.ts';
import { watchOver } from './watch.ts';
import { ownWorker } from './worker.ts';
import { expect, test } from '../../../browser/support/diner.ts';
import { workerIsReady } from '../../../browser/support/hostedDiner.ts';

test.use({ expectsConsoleErrors: true, reuseContext: false, serviceWorkers: 'allow' });
test.describe.configure({ timeout: 3_600_000 });

const PAGE = '/Menu/BEIT/T12';

/** A request that the browser does not send: no address may be so long. */
const REFUSED = /^Access to fetch at/;
const isPolicy = (error: string) => /policy/i.test(error);

/** A page with its worker, and where its faults are told. */
async function started(page: Page, origin: string, lang: Lang, title: string) {
  const tally = tallyOf(title);
  await page.addInitScript((chosen) => localStorage.setItem('lang_BEIT', chosen), lang);
  const watch = await watchOver(page, origin, lang);
  await page.goto(PAGE);
  await workerIsReady(page);
  await watch.settle();
  await watch.look();
  const worker = await ownWorker(page, origin);
  const told = ({ field, hostile }: { field: string; hostile: string }, faults: string[]) =>
    tally.told(field, hostile, faults);
  return {
    tally,
    worker,
    told,
    ofWorker: () =>
      worker
        .errors()
        .filter((error) => !REFUSED.test(error))
        .map((error) => `${isPolicy(error) ? 'policy' : 'console'}: ${error}`),
    ofPage: async () => {
      await watch.settle();
      const { pathname } = new URL(page.url());
      tally.visited(pathname.split('/')[1] ?? '');
      const { faults } = await watch.look();
      return isAppPath(pathname) ? faults : [...faults, `off-site: led to ${pathname}`];
    },
  };
}

for (const lang of options.langs) {
  const pushing = `hostile pushes (${lang})`;
  test(pushing, async ({ page, context, baseURL }) => {
    const origin = baseURL ?? '';
    await context.grantPermissions(['notifications'], { origin });
    const { tally, worker, told, ofWorker, ofPage } = await started(page, origin, lang, pushing);
    for (const [turn, push] of hostilePushes(origin).entries()) {
      tally.count(push.field, push.hostile);
      told(push, faultsOf(await worker.push(push.data), origin));
      const opened = (await worker.tap(turn % 2 === 0)).map((address) => new URL(address, origin));
      const abroad = opened.filter((url) => url.origin !== origin || !isAppPath(url.pathname));
      told(push, [...abroad.map(({ href }) => `off-site: opened ${href}`), ...ofWorker()]);
      told(push, await ofPage());
    }
    if (!(await worker.isAlive())) tally.fault('the worker: crash: it does not answer');
    tally.print();
    expect(tally.faults()).toEqual([]);
  });

  const telling = `hostile messages of page and worker (${lang})`;
  test(telling, async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    const { tally, worker, told, ofWorker, ofPage } = await started(page, origin, lang, telling);
    for (const message of hostileMessages()) {
      tally.count(message.field, message.hostile);
      await worker.tell(message.json);
      if (!(await worker.isAlive())) told(message, ['crash: the worker does not answer']);
      told(message, ofWorker());
    }
    for (const message of hostileOpenings(origin)) {
      tally.count(message.field, message.hostile);
      await worker.tellPage(message.json);
      told(message, await ofPage());
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
