/**
 * The face of each venue, compared with its picture in `tests/browser/pictures`, and what holds for all
 * pictures. `ACCEPT=yes npm test -- browser` keeps what is seen now.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cameraOn, KEPT } from '../support/camera.ts';
import { expect, test, wordsOf } from '../support/diner.ts';
import { PATHS } from '../support/everyPage.ts';
import { chainsIn } from '../support/states/pageStates.ts';
import { MOVING_THE_CLOCK } from '../support/states/paymentStates.ts';
import { LANGS, pictureOf } from '../support/pictureNames.ts';
import { TOLERANCE } from '../support/pictures.ts';
import { PLACES } from '../support/placesOfRoutes.ts';

const MOST_BYTES = 8_000_000;

/** The door and the menu of each venue. */
const BRANDS = [
  '/Emenu/BEIT/T12',
  '/Emenu/MATSURI/M3',
  '/Emenu/SOUQGRILL/SG4',
  '/Rooms/PALM/321',
  '/Menu/ROUTE',
  '/Menu/BEIT/T12',
  '/Menu/MATSURI/M3',
  '/Merge/SOUQ',
];

test.use({ expectsConsoleErrors: true });
test.slow();

for (const lang of LANGS) {
  test(`every brand (${lang})`, async ({ page, demo }) => {
    const camera = await cameraOn(page, demo);
    await page.addInitScript((chosen) => {
      for (const code of ['BEIT', 'SOUQ', 'SOUQGRILL', 'PALM', 'ROUTE', 'MATSURI'])
        localStorage.setItem(`lang_${code}`, chosen);
    }, lang);
    for (const path of BRANDS) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      await camera.take(pictureOf.brand(lang, path));
    }
    camera.develop();
  });
}

test('a word in another colour and a line that moved are differences', async ({ page, demo }) => {
  const t = wordsOf('EN');
  for (const change of [
    'a[href*="/Menu/"] { color: red !important }',
    'main { margin-block-start: 2px !important }',
    'h1 { font-size: 95% !important }',
  ]) {
    const camera = await cameraOn(page, demo);
    await page.goto('/Emenu/BEIT/T12');
    await expect(page.getByRole('link', { name: t('home.toMenu') })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.evaluate((styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    }, change);
    expect(await camera.differs(pictureOf.brand('EN', '/Emenu/BEIT/T12')), change).toBeGreaterThan(
      TOLERANCE,
    );
  }
});

test('every page of the app is looked at', () => {
  const states = Object.values(chainsIn('EN')).flatMap((chain) => chain.map(([state]) => state));
  const looked = new Set<string>([...PATHS, ...states]);
  expect(Object.values(PLACES).filter((place) => !looked.has(place))).toEqual([]);
});

test('each picture has its page, and all of them are small', () => {
  const wanted = LANGS.flatMap((lang) =>
    [
      PATHS.map((path) => pictureOf.page(lang, path)),
      PATHS.map((path) => pictureOf.loading(lang, path)),
      BRANDS.map((path) => pictureOf.brand(lang, path)),
      Object.entries(chainsIn(lang))
        .filter(([chain]) => !MOVING_THE_CLOCK.has(chain))
        .flatMap(([chain, states]) => states.map(([state]) => pictureOf.state(lang, chain, state))),
    ].flat(),
  );
  const kept = readdirSync(KEPT, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );
  const names = kept.map((name) => name.slice(0, -'.webp'.length));
  const nobodys = names.filter((name) => !wanted.includes(name));
  if (process.env['ACCEPT']) for (const name of nobodys) rmSync(new URL(`${name}.webp`, KEPT));
  else expect(names.toSorted()).toEqual(wanted.toSorted());
  const bytes = kept
    .filter((name) => existsSync(new URL(name, KEPT)))
    .reduce((sum, name) => sum + statSync(new URL(name, KEPT)).size, 0);
  process.stdout.write(
    `${kept.length} pictures, each in the light and in the dark, ${bytes} bytes\n`,
  );
  expect(bytes).toBeLessThan(MOST_BYTES);
});
