/** Hostile values under every key of the storage: each page has to survive. */
import { dinerOf } from './diner.ts';
import { options } from './options.ts';
import { spoilt, STORAGE_ROUNDS } from './stored.ts';
import { tallyOf } from './tally.ts';
import { expect, test } from '../../../browser/support/diner.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 7_200_000 });

for (const lang of options.langs) {
  const title = `hostile storage (${lang})`;
  test(title, async ({ page, baseURL }) => {
    const tally = tallyOf(title);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    const { pages } = options;
    for (let turn = 0; turn < Math.min(STORAGE_ROUNDS, options.rounds); turn += 1) {
      for (const [index, path] of pages.entries()) {
        const round = options.seed + turn * pages.length + index;
        const kept = spoilt(diner.kept, round, tally.count);
        const { faults } = await diner.load(path, kept);
        tally.visited(path);
        for (const fault of faults) tally.fault(`${path}: ${fault}: round ${round}`);
      }
    }
    tally.print();
    expect(tally.faults()).toEqual([]);
  });
}
