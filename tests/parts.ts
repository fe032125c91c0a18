/**
 * The parts of `npm test` and of `npm run test:release`. Each returns how many of its checks passed and
 * failed, and its output where it does not print by itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser, findEngines, findHosts } from './programs.ts';
import {
  againAlone,
  endedAs,
  failedIn,
  type JourneysReport,
  type UnitReport,
} from './rerunFlaky.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CACHE = join(ROOT, 'node_modules', '.cache', 'sufra');

type Environment = Readonly<Record<string, string>>;

export interface Result {
  passed: number;
  failed: number;
  /** Each failure with its reason. */
  failures?: string[];
  printed?: string;
}

interface PartOptions {
  isCi: boolean;
  /** The contributor allows it to install Debian packages. */
  isInstalling: boolean;
}

type PartRun = (options: PartOptions) => Promise<Result>;

const FAILED: Result = { passed: 0, failed: 1 };

const BINS = {
  vite: 'vite/bin/vite.js',
  vitest: 'vitest/vitest.mjs',
  playwright: '@playwright/test/cli.js',
  tsc: 'typescript/bin/tsc',
  oxlint: 'oxlint/bin/oxlint',
  oxfmt: 'oxfmt/bin/oxfmt',
};
type Tool = keyof typeof BINS;

const bin = (tool: Tool) => join(ROOT, 'node_modules', BINS[tool]);

function run(tool: Tool, args: readonly string[], env: Environment = {}): number {
  const { status } = spawnSync(process.execPath, [bin(tool), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A file in the cache for a report, without the report of the run before. */
function freshFile(name: string): string {
  mkdirSync(CACHE, { recursive: true });
  const file = join(CACHE, name);
  rmSync(file, { force: true });
  return file;
}

interface Ended {
  status: number;
  printed: string;
}

/** Collects the output, so that programs running at the same time do not mix theirs. */
function inBackground(file: string, args: readonly string[] = []): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...args], { cwd: ROOT });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => {
        printed += piece.toString();
      });
    child.on('error', (error) => resolve({ status: 1, printed: `${printed}${error}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

/** Counts as one check, for programs that report no number. */
async function singleCheck(file: string, args: readonly string[] = []): Promise<Result> {
  const { status, printed } = await inBackground(file, args);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, printed };
}

let built: Promise<Ended> | undefined;

/** One build for all parts that need it. */
export function build(): Promise<Ended> {
  built ??= inBackground(bin('vite'), ['build', '--configLoader', 'native', '--logLevel', 'warn']);
  return built;
}

/** True if there is a build. Prints the output of building. */
async function isBuilt(): Promise<boolean> {
  const { status, printed } = await build();
  process.stdout.write(printed);
  return status === 0;
}

/** Runs the tests of a Playwright config over the build. */
async function journeys(
  config: string,
  env: Environment,
  only: readonly string[] = [],
): Promise<Result> {
  const file = freshFile('journeys.json');
  if (!(await isBuilt())) return FAILED;
  const args = ['test', '--config', config];
  const status = run('playwright', [...args, ...only], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readReport(file) as JourneysReport | undefined;
  if (!report) return FAILED;
  const { stats } = report;
  const flaky = endedAs('flaky', report).filter((test) => {
    console.log(`Passed at its second try only: ${test.place} ${test.title}\n${test.why}`);
    return run('playwright', [...args, ...againAlone(test)], env) !== 0;
  });
  // Flaky and skipped tests prove nothing: both count as failed.
  const failed = stats.unexpected + stats.skipped + flaky.length;
  const failures = [...endedAs('unexpected', report), ...flaky].map(
    ({ place, title, why }) => `${place} ${title}\n${why}`,
  );
  const passed = stats.expected + stats.flaky - flaky.length;
  return { passed, failed: status === 0 ? failed : Math.max(1, failed), failures };
}

function vitest(config: string, env: Environment = {}): Result {
  const file = freshFile('vitest.json');
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  const args = ['run', '--config', config, ...reporters, `--outputFile.json=${file}`];
  const status = run('vitest', args, env);
  const report = readReport(file) as UnitReport | undefined;
  if (!report) return FAILED;
  const failed = report.numFailedTests + report.numPendingTests;
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    failures: failedIn(report),
  };
}

async function engines(only: readonly string[], mayInstall: boolean): Promise<Result> {
  const env = findEngines(mayInstall);
  return env ? journeys('tests/engines/playwright.config.ts', env, only) : { passed: 0, failed: 0 };
}

function simulate(sessions: string): Promise<Result> {
  return singleCheck(join(ROOT, 'tests/simulate/simulate.ts'), ['--sessions', sessions]);
}

const RELEASE_JOURNEYS = ['shared', 'fresh', 'serial', 'hostile', 'deployments', 'load'];

/** Every commit runs these. */
const COMMIT: Readonly<Record<string, PartRun>> = {
  types: () => singleCheck(bin('tsc'), ['-b']),
  lint: () => singleCheck(bin('oxlint'), ['--deny-warnings']),
  format: () => singleCheck(bin('oxfmt'), ['--check', '.']),
  unit: async () => vitest('tests/vitest.config.ts'),
  simulate: () => simulate('2000'),
  browser: () => journeys('playwright.config.ts', findBrowser()),
  engines: ({ isInstalling }) => engines(['payment'], isInstalling),
};

/** A release runs these too. */
const RELEASE: Readonly<Record<string, PartRun>> = {
  builds: async () => {
    const first = await build();
    if (first.status !== 0) return { ...FAILED, printed: first.printed };
    return singleCheck(join(ROOT, 'tests/supply/buildElsewhere.ts'));
  },
  origins: () => singleCheck(join(ROOT, 'tests/supply/printProvenance.ts'), ['--quiet']),
  servers: async ({ isCi, isInstalling }) => {
    const env = { ...findBrowser(), ...findHosts(isCi || isInstalling) };
    if (!(await isBuilt())) return FAILED;
    return vitest('tests/release/vitest.config.ts', env);
  },
  journeys: () =>
    journeys(
      'tests/release/browser/playwright.config.ts',
      { ...findBrowser(), COUNT: '10', ROUNDS: '3', MINUTES: '1' },
      RELEASE_JOURNEYS.flatMap((name) => ['--project', name]),
    ),
  'all-engines': ({ isCi, isInstalling }) => engines([], isCi || isInstalling),
  'long-simulation': () => simulate('20000'),
};

export const PARTS = { ...COMMIT, ...RELEASE };
export const TIERS = { commit: Object.keys(COMMIT), release: Object.keys(RELEASE) };

/** These only read files or build elsewhere, so they run at the same time as each other and the build. */
export const BESIDE_THE_BUILD = new Set(['types', 'lint', 'format', 'builds', 'origins']);
export const ON_BUILD = new Set(['servers', 'browser', 'journeys', 'engines', 'all-engines']);
