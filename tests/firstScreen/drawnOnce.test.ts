import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import fc from 'fast-check';
import { build } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';
import { withStandIns } from '../../src/build/firstScreen.ts';
import { LANGUAGES, type Lang } from '../../src/contract/languages.ts';
import { anyAnswerTo, SCHEMAS, type Name } from './anyAnswer.ts';
import type { DrawScreen, ScreenName } from './drawn/screens.ts';
import { ANSWERS, inEnvelopes } from './usualVenue.ts';

/** Every answer of a screen is random in one of so many runs; a release tries more. */
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
  localStorage.setItem('preferences', JSON.stringify(AVOIDING));
  [once, byReact] = files.map(drawerOf) as [DrawScreen, DrawScreen];
});

/** The diner of the marked menu. */
const AVOIDING = { allergens: ['milk', 'sesame'], diets: ['vegan'], words: ['lemon'] };

const NAMES = Object.keys(SCHEMAS) as Name[];
const LANGS = Object.keys(LANGUAGES) as Lang[];

it.each<ScreenName>([
  'menu',
  'own',
  'rooms',
  'hall',
  'lane',
  'welcome',
  'rating',
  'delivery',
  'landing',
  'dish',
  'cart',
  'deliveryDish',
  'logIn',
])('draws any answers as React does: %s', (screen) => {
  let painted = 0;
  let leftToApp = 0;
  const answers = fc
    .constantFrom(...NAMES)
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
    { numRuns: RUNS * NAMES.length },
  );
  const line = `${screen}: ${painted} painted, ${leftToApp} left to the app, 0 differ`;
  process.stdout.write(`${line}\n`);
  expect(painted).toBeGreaterThan(RUNS);
});
