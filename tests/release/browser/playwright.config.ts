/** The journeys that take too long for every commit. A project of its own for each of their commands. */
import { defineConfig } from '@playwright/test';
import commit, { SHARED } from '../../browser/playwright.config.ts';
import { kitServer } from '../../browser/support/previewServer.ts';

const themes = process.env['THEMES'];

export default defineConfig({
  ...commit,
  outputDir: '../../../test-results',
  projects: [
    { name: 'hostile', testDir: 'hostile', use: SHARED },
    { name: 'deployments', testDir: 'deployments' },
    { name: 'load', testDir: 'load', use: SHARED, workers: 1 },
    { name: 'themes', testDir: 'themes', use: SHARED },
  ],
  ...(themes !== undefined && {
    webServer: kitServer(),
    globalTeardown: './themes/sheet.ts',
  }),
});
