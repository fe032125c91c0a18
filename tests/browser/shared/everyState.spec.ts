/**
 * Every page, and every state of a page that one can come to by an address or a few taps, in both
 * languages: a picture of it, and all that axe finds on the narrowest phone and on a desktop, in the
 * light and in the dark. States that follow each other share a page.
 */
import { expect, test } from '../support/diner.ts';
import { lookerOn } from '../support/everyLook.ts';
import { fillCarts, goTo, PATHS } from '../support/everyPage.ts';
import { whileHeld } from '../support/heldPage.ts';
import { chainsIn } from '../support/states/pageStates.ts';
import { MOVING_THE_CLOCK } from '../support/states/paymentStates.ts';
import { LANGS, pictureOf } from '../support/pictureNames.ts';
import { expectRouteOf } from '../support/placesOfRoutes.ts';
import { forgetMenus, sceneOf } from '../support/sceneOf.ts';

test.use({ expectsConsoleErrors: true });
/** Many places in a row, on a busy machine. */
test.describe.configure({ timeout: 600_000 });

for (const lang of LANGS) {
  for (const [name, states] of Object.entries(chainsIn(lang))) {
    const title = `${name} (${lang})`;
    test(title, async ({ page, demo }) => {
      const hasCamera = !MOVING_THE_CLOCK.has(name);
      const { look, tell } = await lookerOn(page, demo, { hasCamera });
      const scene = await sceneOf(page, demo, lang);
      for (const [state, reach] of states) {
        await test.step(state, async () => {
          await reach(scene);
          await expect(page.locator('h1').first()).toBeAttached();
          expectRouteOf(page, state);
          await look(state, { picture: pictureOf.state(lang, name, state) });
        });
      }
      tell(title);
    });
  }

  test(`every page (${lang})`, async ({ page, demo }) => {
    const { look, tell } = await lookerOn(page, demo);
    await fillCarts(page, lang);
    for (const path of PATHS) {
      await goTo(page, path);
      expectRouteOf(page, path);
      await look(path, { picture: pictureOf.page(lang, path) });
    }
    tell(`every page (${lang})`);
  });

  test(`every page while it loads (${lang})`, async ({ page, demo }) => {
    const { look, tell } = await lookerOn(page, demo);
    await fillCarts(page, lang);
    await page.addInitScript(forgetMenus);
    for (const path of PATHS) {
      const picture = pictureOf.loading(lang, path);
      await whileHeld(page, path, [
        {
          isHeld: () => true,
          look: () => look(`${path} before any answer`, { picture, isOutline: true }),
        },
        {
          isHeld: (call) => /ColorCode|HeaderSetup/i.test(call),
          look: () => look(`${path} before the colours of its venue`, { isOutline: true }),
        },
      ]);
    }
    tell(`every page while it loads (${lang})`);
  });
}
