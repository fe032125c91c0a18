/** Hostile scanned and typed codes: each stays a text, or opens a page of this app. */
import { isAppPath } from '../../../../src/rules/common/appPaths.ts';
import { hostileCodes, isTold, readerOfBrowser } from './codes.ts';
import { dinerOf } from './diner.ts';
import { options } from './options.ts';
import { tallyOf } from './tally.ts';
import { expect, test } from '../../../browser/support/diner.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 3_600_000 });

const ELSEWHERE = '/Emenu/BEIT/T12';
const STEP_MS = 20_000;

for (const lang of options.langs) {
  const title = `hostile codes (${lang})`;
  test(title, async ({ page, baseURL }) => {
    const origin = baseURL ?? '';
    const tally = tallyOf(title);
    page.setDefaultTimeout(STEP_MS);
    await page.addInitScript(readerOfBrowser);
    const diner = await dinerOf(page, origin, lang);
    for (const { field, hostile, path, give } of hostileCodes(origin)) {
      // Removes what the previous code left.
      await diner.goTo(ELSEWHERE);
      const before = await diner.goTo(path);
      tally.count(field, hostile);
      await give(page, lang);
      const isAnswered = await isTold(page, lang, path);
      const { faults } = await diner.settled();
      const { pathname } = new URL(page.url());
      tally.visited(pathname.split('/')[1] ?? '');
      if (!isAppPath(pathname)) faults.push(`off-site: led to ${pathname}`);
      if (!isAnswered) faults.push('crash: nothing is said');
      tally.told(field, hostile, [...before.faults, ...faults]);
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
