/** Every key of the storage holds what it should not: a page stands all the same. */
import { dinerOf } from '../../hostile/diner.ts';
import { isLarge, options, roundsOr } from '../../hostile/options.ts';
import { spoilt, STORAGE_ROUNDS } from '../../hostile/stored.ts';
import { tallyOf } from '../../hostile/tally.ts';
import { expect, test } from '../../stage/diner.ts';

test.use({ expectsConsoleErrors: true });
test.describe.configure({ timeout: 7_200_000 });

for (const [place, lang] of options.langs.entries()) {
  const title = `hostile storage (${lang})`;
  test(title, async ({ page, baseURL }) => {
    const tally = tallyOf(title);
    const diner = await dinerOf(page, baseURL ?? '', lang);
    // The usual run shares the pages out between the languages.
    const pages = options.pages.filter(
      (_, index) => isLarge || index % options.langs.length === place,
    );
    for (let turn = 0; turn < Math.min(STORAGE_ROUNDS, roundsOr(1)); turn += 1) {
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
