/**
 * Starts every command of package.json. Plain JavaScript without a dependency, for any Node a machine
 * may have: `packages.mjs` installs the packages, and it then uses the Node among them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { countAskedFor } from './browser/deployments/countAskedFor.mjs';
import { askedFor } from './browser/hostile/askedFor.mjs';
import { minutesAskedFor } from './browser/load/askedFor.mjs';
import { findBrowser } from './browser/stage/findBrowser.mjs';
import { settingsAskedFor } from './browser/themes/askedFor.mjs';
import { findEngines } from './engines/findEngines.mjs';
import { findHosts } from './hosts/findHosts.mjs';
import { bin, cache, fail, install, nodePath, ownEnv, root } from './packages.mjs';
import { againAlone, endedAs, failedIn } from './secondLook.mjs';

/** Lets Node run vite.config.ts and the demo's TypeScript without a bundle. */
const NATIVE = ['--configLoader', 'native'];
const [command = 'start', ...words] = process.argv.slice(2);

function run(name, args, env = {}) {
  const result = spawnSync(nodePath(), [bin(name), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...ownEnv(), ...env },
  });
  return result.status ?? 1;
}

/** Runs a file of this folder with the words behind the command, and ends as it ends. */
function runFile(file, env = {}) {
  const { status } = spawnSync(nodePath(), [join(root, 'tests', file), ...words], {
    stdio: 'inherit',
    env: { ...ownEnv(), ...env },
  });
  process.exit(status ?? 1);
}

/** Runs a server and passes on the signals that end this process. */
function serve(file, args) {
  const child = spawn(nodePath(), [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: ownEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
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
function build() {
  built ??= inBackground(bin('vite'), ['build', ...NATIVE, '--logLevel', 'warn']);
  return built;
}

async function journeys(folder, env, only = []) {
  const file = join(cache, `${folder.replace('/', '-')}.json`);
  rmSync(file, { force: true });
  const { status: buildStatus, printed } = await build();
  process.stdout.write(printed);
  if (buildStatus !== 0) return { passed: 0, failed: 1 };
  const status = run(
    'playwright',
    ['test', '--config', `${folder}/playwright.config.ts`, ...only],
    {
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    },
  );
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  const { stats } = report;
  const flaky = endedAs('flaky', report).filter((test) => {
    console.log(`Passed at its second try only: ${test.place} ${test.title}\n${test.why}`);
    const args = ['test', '--config', `${folder}/playwright.config.ts`, ...againAlone(test)];
    return run('playwright', args, env) !== 0;
  });
  // Flaky and skipped tests prove nothing: both count as failed.
  const failed = stats.unexpected + stats.skipped + flaky.length;
  const failures = [...endedAs('unexpected', report), ...flaky].map(
    ({ place, title, why }) => `${place} ${title}\n${why}`,
  );
  const passed = stats.expected + stats.flaky - flaky.length;
  return { passed, failed: status === 0 ? failed : Math.max(1, failed), failures };
}

function unitTests(config, env = {}) {
  const file = join(cache, 'unit.json');
  rmSync(file, { force: true });
  const reporters = ['default', 'json'].map((name) => `--reporter=${name}`);
  const args = ['run', '--config', config, ...reporters, `--outputFile.json=${file}`];
  const status = run('vitest', args, env);
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numPendingTests;
  return {
    passed: report.numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    failures: failedIn(report),
  };
}

/** Journeys that take too long for `npm test`. */
async function longJourneys(project, env) {
  const { failed, failures } = await journeys(
    'tests/browser',
    { CHROME_PATH: findBrowser(nodePath(), bin('playwright')), ...env },
    ['--project', project, '--retries', '0'],
  );
  tellFailures(failures);
  process.exit(failed === 0 ? 0 : 1);
}

/** Last, where they are found in an output of which only the end is kept. */
function tellFailures(failures = []) {
  for (const failure of failures) console.log(`Failed: ${failure}`);
}

const parts = {
  types: () => singleCheck(bin('tsc'), ['-b', 'tsconfig.json']),
  lint: () =>
    singleCheck(bin('oxlint'), [
      '--config',
      'src/config/tools/oxlint.json',
      '--deny-warnings',
      'src',
      'tests',
      'vite.config.ts',
    ]),
  format: () =>
    singleCheck(bin('oxfmt'), ['--config', 'src/config/tools/oxfmt.json', '--check', '.']),
  builds: async () => {
    const first = await build();
    if (first.status !== 0) return { passed: 0, failed: 1, printed: first.printed };
    return singleCheck(join(root, 'tests', 'supply', 'buildElsewhere.ts'));
  },
  origins: () => singleCheck(join(root, 'tests', 'supply', 'printProvenance.ts'), ['--quiet']),
  unit: () => unitTests('tests/vitest.config.ts'),
  simulate: () => singleCheck(join(root, 'tests', 'simulate', 'simulate.ts')),
  hosts: async () => {
    const { nginx, caddy, openssl } = findHosts();
    if (!nginx) console.log('Left out: no nginx here, and none could be installed.');
    if (!caddy) console.log('Left out: no Caddy here, and none could be installed.');
    if ((!nginx && !caddy) || !openssl) return { passed: 0, failed: 0 };
    const { status, printed } = await build();
    process.stdout.write(printed);
    if (status !== 0) return { passed: 0, failed: 1 };
    return unitTests('tests/hosts/vitest.config.ts', {
      CHROME_PATH: findBrowser(nodePath(), bin('playwright')),
      NGINX_PATH: nginx ?? '',
      CADDY_PATH: caddy ?? '',
      OPENSSL_PATH: openssl,
    });
  },
  browser: () => {
    const chromePath = findBrowser(nodePath(), bin('playwright'));
    return journeys('tests/browser', { CHROME_PATH: chromePath });
  },
  engines: () => {
    const { firefox, webKit } = findEngines();
    if (!firefox) console.log('Left out: no Firefox here, and none could be installed.');
    if (!webKit) console.log('Left out: no WebKit driver here, and none could be installed.');
    if (!firefox && !webKit) return { passed: 0, failed: 0 };
    return journeys('tests/engines', {
      FIREFOX_PATH: firefox ?? '',
      WEBKIT_DRIVER_PATH: webKit?.driver ?? '',
      WEBKIT_BROWSER_PATH: webKit?.browser ?? '',
    });
  },
};

/** These only read files or build elsewhere, so they run at the same time as each other and the build. */
const CHECKS = new Set(['types', 'lint', 'format', 'builds', 'origins']);
const ON_BUILD = new Set(['hosts', 'browser', 'engines']);

async function test() {
  const chosen = words.length > 0 ? words : Object.keys(parts);
  const unknown = chosen.find((name) => !Object.hasOwn(parts, name));
  if (unknown) fail(`No such part: ${unknown}. There are ${Object.keys(parts).join(', ')}.`);
  mkdirSync(cache, { recursive: true });
  const begun = new Map(
    chosen.filter((name) => CHECKS.has(name)).map((name) => [name, parts[name]()]),
  );
  // Tests depend on timing: they start after the checks and the build.
  if (chosen.some((name) => ON_BUILD.has(name))) await build();
  await Promise.all(begun.values());
  let passed = 0;
  let failed = 0;
  const failures = [];
  for (const name of chosen) {
    console.log(`\n== ${name}`);
    const result = await (begun.get(name) ?? parts[name]());
    process.stdout.write(result.printed ?? '');
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed`);
    passed += result.passed;
    failed += result.failed;
    failures.push(...(result.failures ?? []));
  }
  tellFailures(failures);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
}

function buildApp(env) {
  if (run('vite', ['build', ...NATIVE, '--logLevel', 'warn'], env) !== 0)
    fail('The build did not succeed; see above.');
}

install();

const commands = {
  start: () => {
    const port = process.env.PORT ?? '4173';
    buildApp({ FOR_DEMO: 'yes' });
    serve(bin('vite'), [
      'preview',
      ...NATIVE,
      '--port',
      port,
      '--strictPort',
      '--logLevel',
      'warn',
    ]);
  },
  dev: () => serve(bin('vite'), [...NATIVE, ...words]),
  build: () => process.exit(run('vite', ['build', ...NATIVE, ...words])),
  bench: () => {
    buildApp();
    runFile('bench/bench.ts', { CHROME_PATH: findBrowser(nodePath(), bin('playwright')) });
  },
  'build:twice': async () => {
    const { passed, printed } = await parts.builds();
    process.stdout.write(printed);
    process.exit(passed === 1 ? 0 : 1);
  },
  'demo-server': () => serve(join(root, 'src/demo/standalone/command.ts'), words),
  deployments: () => longJourneys('deployments', { DEPLOYMENTS: countAskedFor(words) }),
  hostile: () => longJourneys('hostile', { HOSTILE: askedFor(words) }),
  load: () => longJourneys('load', { LOAD: minutesAskedFor(words) }),
  openapi: () => runFile('../src/demo/openapi/command.ts'),
  oracle: () => runFile('oracle/count.ts'),
  diners: () => runFile('diners/countDiners.ts'),
  previews: () => runFile('../src/host/previews/command.ts'),
  hosting: () => runFile('../src/host/kit/command.ts'),
  'check-host': () => runFile('../src/host/check/command.ts'),
  conformance: () => runFile('../src/host/conformance/command.ts'),
  provenance: () => runFile('supply/printProvenance.ts'),
  sbom: () => runFile('supply/printSbom.ts'),
  simulate: () => runFile('simulate/simulate.ts'),
  soak: () => runFile('host/soak/soakServers.ts'),
  test,
  themes: () => longJourneys('themes', { THEMES: settingsAskedFor(words) }),
};

const chosenCommand = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!chosenCommand)
  fail(`No such command: ${command}. There are ${Object.keys(commands).join(', ')}.`);
await chosenCommand();
