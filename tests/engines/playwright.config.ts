import { defineConfig } from '@playwright/test';
import { originAt, PORT, preview } from '../browser/support/previewServer.ts';

const environment = process.env;

/** Runs the journeys in each engine whose path `tests/parts.ts` puts into the environment. */
export default defineConfig<object, { engineName: string; fontSize: number }>({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  reporter: environment['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: { baseURL: originAt(PORT) },
  projects: [
    ...(environment['FIREFOX_PATH']
      ? [
          { name: 'Firefox', use: { engineName: 'firefox', fontSize: 16 } },
          {
            name: 'Firefox, large letters',
            testMatch: 'firstOrder.spec.ts',
            use: { engineName: 'firefox', fontSize: 32 },
          },
        ]
      : []),
    ...(environment['WEBKIT_DRIVER_PATH']
      ? [{ name: 'WebKit', use: { engineName: 'webKit', fontSize: 16 } }]
      : []),
  ],
  webServer: [preview(PORT)],
});
