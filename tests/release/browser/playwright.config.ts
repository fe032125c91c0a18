/** Tests that take too long for every commit: those with the tag, and a project per command. */
import { defineConfig } from '@playwright/test';
import commit, { SHARED } from '../../../playwright.config.ts';
import { galleryServer } from '../../browser/support/previewServer.ts';

const themes = process.env['THEMES'];

export default defineConfig({
  ...commit,
  outputDir: '../../../test-results',
  grepInvert: [],
  projects: [
    ...(commit.projects ?? []).map((project) => {
      const testDir = `../../../${project.testDir}`;
      return Object.assign({}, project, { testDir, grep: /@release/ });
    }),
    // Each takes minutes and says what it has found: a second try would say nothing more.
    { name: 'hostile', testDir: 'hostile', use: SHARED, retries: 0 },
    { name: 'deployments', testDir: 'deployments' },
    { name: 'load', testDir: 'load', use: SHARED, workers: 1 },
    // Reads the settings that its command has read before.
    { name: 'themes', testDir: 'themes', testIgnore: themes ? [] : ['**'], use: SHARED },
  ],
  ...(themes && {
    webServer: galleryServer(),
    globalTeardown: './themes/sheet.ts',
  }),
});
