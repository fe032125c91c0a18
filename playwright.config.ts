import { defineConfig, devices } from '@playwright/test';
import { originAt, PORT, preview } from './tests/browser/support/previewServer.ts';
import { findBrowser } from './tests/programs.ts';

const PROXY_PORT = PORT + 1;
const isRoot = process.getuid?.() === 0;

/** Found once: the processes of the tests inherit the environment of the one that starts them. */
if (!process.env['SHELL_PATH'] && !process.env['VITEST']) Object.assign(process.env, findBrowser());
const { CHROME_PATH, SHELL_PATH } = process.env;

const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    // Without this, the headless shell would draw letters differently from full Chromium.
    '--font-render-hinting=slight',
    ...(isRoot ? ['--no-sandbox'] : []),
  ],
});

/**
 * All tests of a worker share one browser context, cleared in between: the app's files stay in the
 * HTTP cache. The service worker would store them again for each test, and would answer requests
 * that a test wants to intercept.
 */
export const SHARED = {
  reuseContext: true,
  serviceWorkers: 'block',
  launchOptions: launchOptions(SHELL_PATH),
} as const;

export default defineConfig<{ proxyUrl: string }>({
  testMatch: '*.spec.ts',
  // `npm run test:release` runs these. Pictures are accepted in all languages.
  ...(!process.env['ACCEPT'] && { grepInvert: /@release/ }),
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // What passes at its second try only is tried again alone (`tests/rerunFlaky.ts`).
  retries: 1,
  forbidOnly: true,
  timeout: 90_000,
  // Long, for busy machines: a test goes on as soon as the element is there.
  expect: { timeout: 20_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // Without a graphics card, every pixel and every animation frame takes time.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: originAt(PORT),
    proxyUrl: originAt(PROXY_PORT),
    trace: process.env['TEST_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(CHROME_PATH),
  },
  projects: [
    { name: 'shared', testDir: 'tests/browser/shared', use: SHARED },
    // An empty browser for each test: first load, service worker, installing, offline, updates.
    { name: 'fresh', testDir: 'tests/browser/fresh' },
    // What measures time has the machine to itself, after all others.
    {
      name: 'serial',
      testDir: 'tests/browser/serial',
      use: SHARED,
      workers: 1,
      dependencies: ['shared', 'fresh'],
    },
  ],
  webServer: [preview(PORT), preview(PROXY_PORT, originAt(PORT))],
});
