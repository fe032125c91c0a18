import { expect, test } from '../support/diner.ts';
import { fillCarts, goTo, PATHS } from '../support/everyPage.ts';
import { faultsOf } from '../support/faultsOf.ts';
import { chainsIn } from '../support/states/pageStates.ts';
import { MOVING_THE_CLOCK } from '../support/states/paymentStates.ts';
import { sceneOf } from '../support/sceneOf.ts';

test.use({ actionTimeout: 10_000 });
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
  test(`no page moves sideways and no word is cut (${lang}, ${width} px)`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 844 });
    await fillCarts(page, lang);
    const faults: Record<string, string[]> = {};
    for (const path of PATHS) {
      await goTo(page, path);
      const found = await faultsOf(page);
      if (found.length > 0) faults[path] = found;
    }
    expect(faults).toEqual({});
  });
}

for (const lang of ['EN', 'AR'] as const) {
  test.describe(`every state (${lang}, 320 px)`, () => {
    test.use({ expectsConsoleErrors: true });
    for (const [name, states] of Object.entries(chainsIn(lang))) {
      // Their time is moved by what comes in between, which is less here than where axe looks.
      if (MOVING_THE_CLOCK.has(name)) continue;
      test(name, async ({ page, demo }) => {
        test.slow();
        await page.setViewportSize({ width: 320, height: 844 });
        const scene = await sceneOf(page, demo, lang);
        const faults: Record<string, string[]> = {};
        for (const [state, reach] of states) {
          await reach(scene);
          const found = await faultsOf(page);
          if (found.length > 0) faults[state] = found;
        }
        expect(faults).toEqual({});
      });
    }
  });
}
