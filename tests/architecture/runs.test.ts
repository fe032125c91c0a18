import { globSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import type { PlaywrightTestConfig } from '@playwright/test';
import { expect, it } from 'vitest';
import browser from '../../playwright.config.ts';
import engines from '../engines/playwright.config.ts';
import releaseBrowser from '../release/browser/playwright.config.ts';
import release from '../release/vitest.config.ts';
import unit from '../vitest.config.ts';

const VITEST_RUNS = [release, ...(unit.test?.projects ?? [])].map(
  (run) => (run as { test: { include: string[]; exclude?: string[] } }).test,
);

const foldersOf = ({ testDir = '.', projects = [] }: PlaywrightTestConfig, at: string) => [
  ...new Set([{ testDir }, ...projects].map((run) => `${join(at, run.testDir ?? testDir)}/`)),
];

const PLAYWRIGHT_RUNS = [
  ...foldersOf(browser, '').slice(1),
  ...foldersOf(engines, 'tests/engines'),
  ...foldersOf(releaseBrowser, 'tests/release/browser').slice(1),
];

const isIn = (file: string, globs: readonly string[] = []) =>
  globs.some((glob) => matchesGlob(file, glob));

it('each *.test file belongs to one run of Vitest', () => {
  const files = globSync('tests/**/*.test.{ts,tsx}');
  const runsOf = (file: string) =>
    VITEST_RUNS.filter(({ include, exclude }) => isIn(file, include) && !isIn(file, exclude));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => runsOf(file).length !== 1)).toEqual([]);
});

it('each *.spec file belongs to a project of Playwright', () => {
  const files = globSync('tests/**/*.spec.ts');
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !PLAYWRIGHT_RUNS.some((run) => file.startsWith(run)))).toEqual([]);
});
