import { defineConfig, devices } from '@playwright/test';
import { originAt, PORT, preview } from './stage/previewServer.ts';

const PROXY_PORT = PORT + 1;
const isRoot = process.getuid?.() === 0;

export default defineConfig<{ proxyUrl: string }>({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  workers: 2,
  // A second try names what wavers; what passes only then counts as failed.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    // Nobody looks: without a graphics card every pixel and every frame of motion costs time.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: originAt(PORT),
    proxyUrl: originAt(PROXY_PORT),
    trace: process.env['TEST_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env['CHROME_PATH'],
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    {
      // One context for all of a worker's tests, emptied in between: the files of the app stay in its
      // cache. The app's own worker would store it anew for each test, and answer in the place of
      // what a test lays on the line.
      name: 'warm',
      testDir: 'warm',
      use: { reuseContext: true, serviceWorkers: 'block' },
    },
    // A phone that was never here: the first load, the worker, installing, offline, updates.
    { name: 'cold', testDir: 'cold' },
  ],
  webServer: [preview(PORT), preview(PROXY_PORT, originAt(PORT))],
});
