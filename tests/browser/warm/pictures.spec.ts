/**
 * Every page and every state as a diner sees it, in both languages, in the light and in the dark, compared
 * with the pictures in `tests/browser/pictures`. `ACCEPT=yes npm test -- browser` keeps what is seen now.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { cameraOn, KEPT } from '../stage/camera.ts';
import { expect, test, wordsOf } from '../stage/diner.ts';
import { fillCarts, goTo, PATHS } from '../stage/everyPage.ts';
import { whileHeld } from '../stage/heldPage.ts';
import { chainsIn } from '../stage/pageStates.ts';
import { TOLERANCE } from '../stage/pictures.ts';
import { sceneOf } from '../stage/sceneOf.ts';

const LANGS = ['EN', 'AR'] as const;
type Lang = (typeof LANGS)[number];

const MOST_BYTES = 8_000_000;

/** These move the page's clock themselves: what they show is the moment of their test. */
const MOVING_THE_CLOCK = new Set(['a payment that waits', 'a request that never arrives']);

const still = (lang: Lang) =>
  Object.entries(chainsIn(lang)).filter(([name]) => !MOVING_THE_CLOCK.has(name));

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

const slug = (words: string) =>
  words.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'start';
const pageName = (lang: Lang, path: string) => `${lang}/pages/${slug(path)}`;
const loadingName = (lang: Lang, path: string) => `${lang}/loading/${slug(path)}`;
const brandName = (lang: Lang, path: string) => `${lang}/brands/${slug(path)}`;
const stateName = (lang: Lang, chain: string, state: string) =>
  `${lang}/${slug(chain)}/${slug(state)}`;

test.use({ expectsConsoleErrors: true });
test.slow();

for (const lang of LANGS) {
  for (const [name, states] of still(lang)) {
    test(`${name} (${lang})`, async ({ page, demo }) => {
      const camera = await cameraOn(page, demo);
      const scene = await sceneOf(page, demo, lang);
      for (const [state, reach] of states) {
        await reach(scene);
        await expect(page.locator('h1').first()).toBeAttached();
        await camera.take(stateName(lang, name, state));
      }
      camera.develop();
    });
  }

  test(`every page (${lang})`, async ({ page, demo }) => {
    const camera = await cameraOn(page, demo);
    await fillCarts(page, lang);
    for (const path of PATHS) {
      await goTo(page, path);
      // A page that the diner saw before opens where it was left.
      await page.evaluate(() => scrollTo(0, 0));
      await camera.take(pageName(lang, path));
    }
    camera.develop();
  });

  test(`every page before any answer (${lang})`, async ({ page, demo }) => {
    const camera = await cameraOn(page, demo);
    await fillCarts(page, lang);
    for (const path of PATHS) {
      await whileHeld(
        page,
        path,
        () => true,
        () => camera.take(loadingName(lang, path)),
      );
    }
    camera.develop();
  });

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
      await camera.take(brandName(lang, path));
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
    expect(await camera.differs(brandName('EN', '/Emenu/BEIT/T12')), change).toBeGreaterThan(
      TOLERANCE,
    );
  }
});

test('each picture has its page, and all of them are small', () => {
  const wanted = LANGS.flatMap((lang) =>
    [
      PATHS.map((path) => pageName(lang, path)),
      PATHS.map((path) => loadingName(lang, path)),
      BRANDS.map((path) => brandName(lang, path)),
      still(lang).flatMap(([chain, states]) =>
        states.map(([state]) => stateName(lang, chain, state)),
      ),
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
