import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { withStandIns } from '../../src/build/firstScreen.ts';
import { LANGUAGES, type Lang } from '../../src/contract/languages.ts';
import { anyAnswerTo, type Name } from './anyAnswer.ts';
import type { DrawScreen, ScreenName } from './drawn/screens.ts';
import { ordersOnDevice } from './usualCart.ts';
import { ANSWERS, inEnvelopes } from './usualVenue.ts';

/** In so many runs each answer of a screen is a random one; a release tries more. */
const RUNS = Number(process.env['RUNS'] ?? 60);

async function bundled(file: string, isOnce: boolean): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    plugins: isOnce ? [withStandIns()] : [],
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      minify: false,
      cssCodeSplit: false,
      lib: {
        entry: join(import.meta.dirname, 'drawn', file),
        formats: ['iife'],
        name: 'drawer',
      },
    },
  });
  const [bundle] = [built].flat();
  const code = bundle && 'output' in bundle ? bundle.output[0].code : '';
  return code;
}

function drawerOf(code: string): DrawScreen {
  const drawer = runInThisContext(`${code}; drawer`) as { drawScreen: DrawScreen };
  return drawer.drawScreen;
}

let once: DrawScreen;
let byReact: DrawScreen;
beforeAll(async () => {
  const files = [await bundled('once.ts', true), await bundled('byReact.ts', false)];
  // Later than the builds, which need an environment without a page.
  await builtinEnvironments.jsdom.setup(globalThis, {
    jsdom: { url: 'http://localhost:3000/Menu/BEIT/T12' },
  });
  const nothing = () => undefined;
  const query = { matches: false, addEventListener: nothing, removeEventListener: nothing };
  vi.stubGlobal('matchMedia', () => query);
  for (const [key, value] of Object.entries({ preferences: AVOIDING, ...ordersOnDevice() }))
    localStorage.setItem(key, JSON.stringify(value));
  [once, byReact] = files.map(drawerOf) as [DrawScreen, DrawScreen];
});

/** The diner of the marked menu. */
const AVOIDING = { allergens: ['milk', 'sesame'], diets: ['vegan'], words: ['lemon'] };

const LANGS = Object.keys(LANGUAGES) as Lang[];

const OF_VENUE = ['venue', 'header', 'colors'] as const;
/** The answers of each screen, besides those of its venue. */
const ANSWERS_OF: Readonly<Record<ScreenName, readonly Name[]>> = {
  menu: ['menu', 'hours', 'home'],
  own: ['menu', 'hours', 'home', 'filtered'],
  rooms: ['room'],
  hall: ['hall'],
  lane: ['lane', 'laneSetup', 'menu', 'hours', 'home', 'welcome'],
  welcome: ['menu', 'hours', 'home', 'welcome'],
  rating: ['rating'],
  delivery: ['deliveryMenu', 'setup', 'storeHours', 'soldOut'],
  landing: ['landing', 'areas', 'setup', 'storeHours'],
  dish: ['dish', 'head', 'note', 'hours'],
  cart: ['cart', 'head', 'hours'],
  order: ['order', 'ending'],
  rounds: ['order', 'head'],
  deliveryDish: ['deliveryDish', 'deliveryMenu', 'note', 'setup', 'storeHours'],
  logIn: ['countries', 'setup'],
};
const SCREENS = Object.keys(ANSWERS_OF) as ScreenName[];

it.each(SCREENS)('draws any answers as React does: %s', (screen) => {
  let painted = 0;
  let leftToApp = 0;
  const names = [...OF_VENUE, ...ANSWERS_OF[screen]];
  const answers = fc
    .constantFrom(...names)
    .chain((name) =>
      anyAnswerTo(name).map((answer) => inEnvelopes({ ...ANSWERS, [name]: answer })),
    );
  fc.assert(
    fc.property(answers, fc.constantFrom(...LANGS), (came, lang) => {
      const text = JSON.stringify(came);
      const drawn = once(screen, text, lang);
      expect(drawn).toBe(byReact(screen, text, lang));
      if (drawn === undefined) leftToApp += 1;
      else painted += 1;
    }),
    { numRuns: RUNS * names.length },
  );
  const line = `${screen}: ${painted} painted, ${leftToApp} left to the app, 0 differ`;
  process.stdout.write(`${line}\n`);
  expect(painted).toBeGreaterThan(RUNS);
});
