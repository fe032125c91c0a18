import { test } from '../support/diner.ts';
import { expectExactJumps, openForty } from '../support/jumps.ts';

/** The phone's own font at 200 %. */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

for (const [lang, width] of [
  ['EN', 320],
  ['AR', 390],
] as const) {
  test(
    `a jump lands exactly under letters at 200 % (${lang}, ${width} px)`,
    { tag: lang === 'EN' ? '@release' : [] },
    async ({ page }) => {
      test.slow();
      await openForty(page, lang, width);
      await expectExactJumps(page, lang);
    },
  );
}
