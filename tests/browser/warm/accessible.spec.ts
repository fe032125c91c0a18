/**
 * Every page, and every state of a page that one can come to by an address or a few taps, in both
 * languages: on the narrowest phone and on a desktop, in the light and in the dark. States that follow
 * each other share a page.
 */
import { expect, test } from '../stage/diner.ts';
import { everyLook, LOOKS } from '../stage/everyLook.ts';
import { fillCarts, goTo, PATHS } from '../stage/everyPage.ts';
import { whileHeld } from '../stage/heldPage.ts';
import { chainsIn } from '../stage/pageStates.ts';
import { sceneOf } from '../stage/sceneOf.ts';

const LANGS = ['EN', 'AR'] as const;

/** Which answers are still on their way. */
const MOMENTS = {
  'before any answer': () => true,
  'before the colours of its venue': (call: string) => /ColorCode|HeaderSetup/i.test(call),
};

test.use({ expectsConsoleErrors: true });
test.slow();

function tell(title: string, places: number, faults: Record<string, string[]>): void {
  const count = Object.values(faults).flat().length;
  process.stdout.write(`${title}: ${places} places, ${places * LOOKS} looks, ${count} faults\n`);
  expect(faults).toEqual({});
}

for (const lang of LANGS) {
  for (const [name, states] of Object.entries(chainsIn(lang))) {
    const title = `${name} (${lang})`;
    test(title, async ({ page, demo }) => {
      const scene = await sceneOf(page, demo, lang);
      const faults: Record<string, string[]> = {};
      for (const [state, reach] of states) {
        await test.step(state, async () => {
          await reach(scene);
          await expect(page.locator('h1').first()).toBeAttached();
          const found = await everyLook(page);
          if (found.length > 0) faults[state] = found;
        });
      }
      tell(title, states.length, faults);
    });
  }

  test(`every page (${lang})`, async ({ page }) => {
    await fillCarts(page, lang);
    const faults: Record<string, string[]> = {};
    for (const path of PATHS) {
      await goTo(page, path);
      const found = await everyLook(page);
      if (found.length > 0) faults[path] = found;
    }
    tell(`every page (${lang})`, PATHS.length, faults);
  });

  for (const [moment, isHeld] of Object.entries(MOMENTS)) {
    const title = `every page ${moment} (${lang})`;
    test(title, async ({ page }) => {
      await fillCarts(page, lang);
      const faults: Record<string, string[]> = {};
      for (const path of PATHS) {
        const found = await whileHeld(page, path, isHeld, () =>
          everyLook(page, { isOutline: true }),
        );
        if (found.length > 0) faults[path] = found;
      }
      tell(title, PATHS.length, faults);
    });
  }
}
