/**
 * The parts of `npm test` and of `npm run test:release`. Each gives how many of its checks passed and
 * failed, and what it printed where it does not print by itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bin, cache, nodePath, ownEnv, root } from './packages.mjs';
import { findBrowser, findEngines, findHosts } from './programs.mjs';
import { againAlone, endedAs, failedIn } from './rerunFlaky.mjs';

/** Lets Node run vite.config.ts and the demo's TypeScript without a bundle. */
export const NATIVE = ['--configLoader', 'native'];

export function run(name, args, env = {}) {
  const result = spawnSync(nodePath(), [bin(name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...ownEnv(), ...env },
  });
  return result.status ?? 1;
}

/** The paths of Chromium, for the environment of a test. */
export function browserEnv() {
  return findBrowser(nodePath(), bin('playwright'));
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Collects the output, so that programs running at once do not mix theirs. */
function inBackground(file, args = []) {
  return new Promise((resolve) => {
    const child = spawn(nodePath(), [file, ...args], { cwd: root, env: ownEnv() });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        printed += piece;
      });
    child.on('error', (error) => resolve({ status: 1, printed: `${printed}${error}\n` }));
    child.on('close', (status) => resolve({ status: status ?? 1, printed }));
  });
}

/** Counts as one check, for programs that report no number. */
async function singleCheck(file, args) {
  const { status, printed } = await inBackground(file, args);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, printed };
}

let built;

/** Made once, also if several parts need it. */
export function build() {
  built ??= inBackground(bin('vite'), ['build', ...NATIVE, '--logLevel', 'warn']);
  return built;
}

/** True if there is a build. Prints what building printed. */
async function isBuilt() {
  const { status, printed } = await build();
  process.stdout.write(printed);
  return status === 0;
}

const FAILED = { passed: 0, failed: 1 };

/** Runs the tests of a Playwright config over the build. */
export async function journeys(folder, env, only = []) {
  const config = `tests/${folder}/playwright.config.ts`;
  const file = join(cache, `${folder.replaceAll('/', '-')}.json`);
  rmSync(file, { force: true });
  if (!(await isBuilt())) return FAILED;
  const args = ['test', '--config', config];
  const status = run('playwright', [...args, ...only], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const report = readJson(file);
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

function vitest(config, env = {}) {
  const file = join(cache, 'vitest.json');
  rmSync(file, { force: true });
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  const args = ['run', '--config', config, ...reporters, `--outputFile.json=${file}`];
  const status = run('vitest', args, env);
  const report = readJson(file);
  if (!report) return FAILED;
  const failed = report.numFailedTests + report.numPendingTests;
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    failures: failedIn(report),
  };
}

function engines(only, mayInstall) {
  const env = findEngines(mayInstall);
  return env ? journeys('engines', env, only) : { passed: 0, failed: 0 };
}

function simulate(sessions) {
  return singleCheck(join(root, 'tests', 'simulate', 'simulate.ts'), ['--sessions', sessions]);
}

/** What every commit needs. */
const COMMIT = {
  types: () => singleCheck(bin('tsc'), ['-b', 'tsconfig.json']),
  lint: () => singleCheck(bin('oxlint'), ['--deny-warnings', 'src', 'tests', 'vite.config.ts']),
  format: () => singleCheck(bin('oxfmt'), ['--check', '.']),
  unit: () => vitest('tests/vitest.config.ts'),
  simulate: () => simulate('2000'),
  browser: () => journeys('browser', browserEnv()),
  engines: ({ isInstalling }) => engines(['payment'], isInstalling),
};

/** What a release needs besides. */
const RELEASE = {
  builds: async () => {
    const first = await build();
    if (first.status !== 0) return { ...FAILED, printed: first.printed };
    return singleCheck(join(root, 'tests', 'supply', 'buildElsewhere.ts'));
  },
  origins: () => singleCheck(join(root, 'tests', 'supply', 'printProvenance.ts'), ['--quiet']),
  servers: async ({ isCi, isInstalling }) => {
    const env = { ...browserEnv(), ...findHosts(isCi || isInstalling) };
    if (!(await isBuilt())) return FAILED;
    return vitest('tests/release/vitest.config.ts', env);
  },
  journeys: () =>
    journeys(
      'release/browser',
      {
        ...browserEnv(),
        DEPLOYMENTS: '10',
        HOSTILE: '{"seed":1,"rounds":3,"langs":["EN","AR"],"pages":[],"classes":[]}',
        LOAD: '1',
      },
      ['shared', 'fresh', 'serial', 'hostile', 'deployments', 'load'].flatMap((name) => [
        '--project',
        name,
      ]),
    ),
  'all-engines': ({ isCi, isInstalling }) => engines([], isCi || isInstalling),
  'long-simulation': () => simulate('20000'),
};

export const PARTS = { ...COMMIT, ...RELEASE };
export const TIERS = { commit: Object.keys(COMMIT), release: Object.keys(RELEASE) };

/** These only read files or build elsewhere, so they run at the same time as each other and the build. */
export const BESIDE_THE_BUILD = new Set(['types', 'lint', 'format', 'builds', 'origins']);
export const ON_BUILD = new Set(['servers', 'browser', 'journeys', 'engines', 'all-engines']);
