/** Runs parts of the suite in a copy of the project, and reports the first failed test. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** The failure: a test's file and title, or a tool. Undefined if everything passed. */
export type Failed = string | undefined;

interface Ended {
  status: number;
  printed: string;
}

function runIn(copy: string, args: string[], env: Record<string, string> = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: copy, env: { ...process.env, ...env } });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        printed += piece.toString();
      });
    child.once('error', reject);
    child.once('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

/** The report of a run. A failed run without a report says nothing about the mutant. */
function reportIn(file: string, { printed }: Ended): unknown {
  if (!existsSync(file)) throw new Error(`A run ended without its report:\n${printed}`);
  return JSON.parse(readFileSync(file, 'utf8'));
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string }[];
  }[];
}

async function vitest(copy: string, config: string, words: string[]): Promise<Failed> {
  const report = join(copy, 'vitest-report.json');
  rmSync(report, { force: true });
  const ended = await runIn(copy, [
    'node_modules/vitest/vitest.mjs',
    ...words,
    '--run',
    '--config',
    config,
    '--bail=1',
    '--passWithNoTests',
    '--reporter=json',
    `--outputFile=${report}`,
  ]);
  const { testResults } = reportIn(report, ended) as VitestReport;
  const file = testResults.find(({ status }) => status === 'failed');
  if (!file) {
    if (ended.status !== 0) throw new Error(`No test failed, and yet:\n${ended.printed}`);
    return undefined;
  }
  const test = file.assertionResults.find(({ status }) => status === 'failed');
  const path = relative(join(copy, 'tests'), file.name);
  return test ? `${path} "${test.fullName}"` : path;
}

const UNIT = 'tests/vitest.config.ts';

/** Runs unit tests, given as files or folders relative to tests/. */
export function unitTests(copy: string, ...paths: string[]): Promise<Failed> {
  return vitest(copy, UNIT, ['run', ...paths.map((path) => `tests/${path}`)]);
}

/** Runs the unit tests that import a file, directly or indirectly. */
export function relatedTests(copy: string, file: string): Promise<Failed> {
  return vitest(copy, UNIT, ['related', file]);
}

export async function types(copy: string): Promise<Failed> {
  const { status } = await runIn(copy, ['node_modules/typescript/bin/tsc', '-b', 'tsconfig.json']);
  return status === 0 ? undefined : 'types';
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs?: { title: string; ok: boolean }[];
}

function failedIn(suite: Suite): string[] {
  const own = (suite.specs ?? []).filter(({ ok }) => !ok).map(({ title }) => title);
  return [...own, ...(suite.suites ?? []).flatMap(failedIn)];
}

async function journeys(copy: string, config: string, specs: string[]): Promise<Failed> {
  const report = join(copy, 'playwright-report.json');
  rmSync(report, { force: true });
  const ended = await runIn(
    copy,
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      config,
      '--no-deps',
      '--retries=0',
      '--max-failures=1',
      '--reporter=json',
      ...specs,
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  );
  const { suites } = reportIn(report, ended) as { suites: Suite[] };
  const [failed] = suites.flatMap((suite) =>
    failedIn(suite).map((title) => `${join(dirname(config), suite.file)} "${title}"`),
  );
  if (!failed && ended.status !== 0) throw new Error(`No test failed, and yet:\n${ended.printed}`);
  return failed?.replace(/^tests\//, '');
}

const JOURNEYS = [
  ['browser', 'playwright.config.ts'],
  ['release/browser', 'tests/release/browser/playwright.config.ts'],
] as const;

/** Tests that need a build, by files from tests/: it is made first. */
export async function testsOfBuild(copy: string, ...files: string[]): Promise<Failed> {
  const built = await runIn(copy, [
    'node_modules/vite/bin/vite.js',
    'build',
    '--configLoader',
    'native',
  ]);
  if (built.status !== 0) throw new Error(`There is no build:\n${built.printed}`);
  const inBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  for (const [folder, config] of JOURNEYS) {
    const specs = inBrowser.filter((file) => file.startsWith(`${folder}/`));
    if (specs.length === 0) continue;
    const failed = await journeys(copy, config, specs);
    if (failed) return failed;
  }
  const onServers = files.filter((file) => !inBrowser.includes(file));
  if (onServers.length === 0) return undefined;
  const paths = onServers.map((file) => `tests/${file}`);
  return vitest(copy, 'tests/release/vitest.config.ts', ['run', ...paths]);
}
