import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const JSDOM = {
  environment: 'jsdom',
  setupFiles: 'tests/setup.ts',
  css: { modules: { classNameStrategy: 'non-scoped' } },
} as const;

const EVERY_TEST = 'tests/**/*.test.{ts,tsx}';

const FRESH_CALLS = 'tests/{api,firstScreen}/**';
const IN_JSDOM = 'tests/{i18n,ui}/**';
const APP = 'tests/{app,components,journeys,lazy,ordering,pages,pwa/page,queries,state,storage}/**';

/** Each has its own worker, because they mock modules of the app. */
const WITH_OTHER_MODULES = [
  'app/{apiFailures,deliveryLayout,routes,start,updates,watching}',
  'components/rating/feedbackLink',
  'ordering/{account/{leaving,logOut},checkout/connectCheckout,menu/failedMenu}',
  'pages/{menu/menuRows,rating/ratingForm}',
  'queries/{eOrderStatuses,freshness,hooks}',
  'storage/forgotten',
];

/** Each has its own worker, because they need modules that nothing has used before. */
const WITH_FRESH_MODULES = [
  'journeys/phone/{unnamedBank,orderPush,offeredVenue}',
  'pwa/page/versions',
  'queries/wire',
  'storage/store',
];

const APART = [...WITH_OTHER_MODULES, ...WITH_FRESH_MODULES].map(
  (file) => `tests/${file}.test.{ts,tsx}`,
);

/**
 * Rules, calls and the demo run in Node; tests that render or store run in jsdom. Files share a worker
 * (`isolate: false`) where no test changes the state of a module or `sharedSetup` resets it: starting a
 * worker takes longer than most files.
 */
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  plugins: [react()],
  test: {
    // One more than cores: a waiting test leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    // Long, for busy machines: a test ends as soon as it is done.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: [EVERY_TEST],
          exclude: [IN_JSDOM, APP, FRESH_CALLS, 'tests/release/**'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'calls', environment: 'node', include: [`${FRESH_CALLS}/*.test.ts`] },
      },
      {
        extends: true,
        test: {
          ...JSDOM,
          name: 'widgets',
          include: [`${IN_JSDOM}/*.test.{ts,tsx}`],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...JSDOM,
          name: 'app',
          isolate: false,
          setupFiles: ['tests/setup.ts', 'tests/sharedSetup.ts'],
          include: [`${APP}/*.test.{ts,tsx}`],
          exclude: APART,
        },
      },
      { extends: true, test: { ...JSDOM, name: 'apart', include: APART } },
    ],
  },
});
