/**
 * Opens every page, and every state that an address or a few taps lead to, once, and checks all
 * of it (`support/everyLook.ts`). `ACCEPT=yes npm test -- browser` stores its pictures.
 */
import { cameraOn } from '../support/camera.ts';
import { expect, test, wordsOf } from '../support/diner.ts';
import { withStyles } from '../support/drawn.ts';
import { lookerOn } from '../support/everyLook.ts';
import { requestsOf } from '../support/everyPage.ts';
import { LANGS, pictureOf } from '../support/pictureNames.ts';
import { TOLERANCE } from '../support/pictures.ts';
import { expectRouteOf } from '../support/placesOfRoutes.ts';
import { sceneOf } from '../support/sceneOf.ts';
import { MOVING_THE_CLOCK } from '../support/states/paymentStates.ts';
import { walkIn } from '../support/states/walkStates.ts';

test.use({ expectsConsoleErrors: true });
/** A chain has many places, and the machine may be busy. */
test.describe.configure({ timeout: 600_000 });

for (const [turn, lang] of LANGS.entries()) {
  for (const [index, [chain, states]] of Object.entries(walkIn(lang)).entries()) {
    // Each commit walks each chain in one language: every second chain in English.
    const tag = index % 2 === turn ? ['@release'] : [];
    test(`${chain} (${lang})`, { tag }, async ({ page, demo }) => {
      const hasCamera = !MOVING_THE_CLOCK.has(chain);
      const { look, tell } = await lookerOn(page, demo, { hasCamera });
      const { areAnswered } = requestsOf(page);
      const scene = await sceneOf(page, demo, lang);
      for (const [place, reach, kind = {}] of states) {
        await test.step(place, async () => {
          await reach(scene);
          if (!kind.isOutline) {
            await expect(page.locator('h1').first()).toBeAttached();
            await areAnswered();
          }
          expectRouteOf(page, place);
          await look(place, kind, pictureOf(lang, chain, place));
        });
      }
      tell(`${chain} (${lang})`);
    });
  }
}

test('a word in another colour and a moved line are differences', async ({ page, demo }) => {
  const camera = await cameraOn(page, demo);
  const { open } = await sceneOf(page, demo, 'EN');
  await open('/Emenu/BEIT', wordsOf('EN')('viewOnly.text'));
  const picture = pictureOf('EN', 'where nothing can be ordered', 'no table');
  for (const change of [
    'a[href*="/Menu/"] { color: red !important }',
    'main { margin-block-start: 2px !important }',
    'h1 { font-size: 95% !important }',
  ]) {
    const share = await withStyles(page, change, () => camera.differs(picture));
    expect(share, change).toBeGreaterThan(TOLERANCE);
  }
});
