/**
 * Starts every command of package.json. Plain JavaScript without a dependency, for any Node a machine
 * may have: `packages.mjs` installs the packages, and it then uses the Node among them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, cache, fail, install, nodePath, ownEnv, root } from './packages.mjs';
import {
  BESIDE_THE_BUILD,
  browserEnv,
  build,
  journeys,
  NATIVE,
  ON_BUILD,
  PARTS,
  run,
  TIERS,
} from './parts.mjs';
import { findHosts } from './programs.mjs';
import { countAskedFor } from './release/browser/deployments/cliOptions.mjs';
import { askedFor } from './release/browser/hostile/cliOptions.mjs';
import { minutesAskedFor } from './release/browser/load/cliOptions.mjs';
import { settingsAskedFor } from './release/browser/themes/cliOptions.mjs';

const [command = 'start', ...words] = process.argv.slice(2);

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

/** One project of the release's journeys, with the words behind the command. */
async function longJourneys(project, env) {
  const { failed, failures } = await journeys('release/browser', { ...browserEnv(), ...env }, [
    '--project',
    project,
    '--retries',
    '0',
  ]);
  tellFailures(failures);
  process.exit(failed === 0 ? 0 : 1);
}

/** Last, where they are found in an output of which only the end is kept. */
function tellFailures(failures = []) {
  for (const failure of failures) console.log(`Failed: ${failure}`);
}

/** Runs the parts named behind the command, or all of a tier. */
async function test(tier) {
  const named = words.filter((word) => word !== '--install');
  const options = {
    isCi: process.env.CI === 'true',
    isInstalling: words.includes('--install'),
  };
  const chosen = named.length > 0 ? named : TIERS[tier];
  const unknown = chosen.find((name) => !Object.hasOwn(PARTS, name));
  if (unknown) fail(`No such part: ${unknown}. There are ${Object.keys(PARTS).join(', ')}.`);
  mkdirSync(cache, { recursive: true });
  const begun = new Map(
    chosen.filter((name) => BESIDE_THE_BUILD.has(name)).map((name) => [name, PARTS[name]()]),
  );
  // Tests depend on timing: they start after the checks and the build.
  if (chosen.some((name) => ON_BUILD.has(name))) await build();
  await Promise.all(begun.values());
  let passed = 0;
  let failed = 0;
  const failures = [];
  for (const name of chosen) {
    console.log(`\n== ${name}`);
    const began = performance.now();
    const result = await (begun.get(name) ?? PARTS[name](options));
    process.stdout.write(result.printed ?? '');
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(`${name}: ${result.passed} passed, ${result.failed} failed, ${seconds} s`);
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
    runFile('bench/bench.ts', browserEnv());
  },
  'build:twice': async () => {
    const { passed, printed } = await PARTS.builds();
    process.stdout.write(printed);
    process.exit(passed === 1 ? 0 : 1);
  },
  'demo-server': () => serve(join(root, 'src/demo/standalone/command.ts'), words),
  deployments: () => longJourneys('deployments', { DEPLOYMENTS: countAskedFor(words) }),
  hostile: () => longJourneys('hostile', { HOSTILE: askedFor(words) }),
  load: () => longJourneys('load', { LOAD: minutesAskedFor(words) }),
  mutants: () => runFile('mutants/command.ts', { ...browserEnv(), ...findHosts(false) }),
  openapi: () => runFile('../src/tools/openapi/command.ts'),
  oracle: () => runFile('oracle/count.ts'),
  diners: () => runFile('release/diners/countDiners.ts'),
  previews: () => runFile('../src/tools/previews/command.ts'),
  hosting: () => runFile('../src/tools/hosting/command.ts'),
  'check-host': () => runFile('../src/tools/checkHost/command.ts'),
  conformance: () => runFile('../src/tools/conformance/command.ts'),
  provenance: () => runFile('supply/printProvenance.ts'),
  sbom: () => runFile('supply/printSbom.ts'),
  simulate: () => runFile('simulate/simulate.ts'),
  soak: () => runFile('release/soak/soakServers.ts'),
  test: () => test('commit'),
  'test:release': () => test('release'),
  themes: () => longJourneys('themes', { THEMES: settingsAskedFor(words) }),
};

const chosenCommand = Object.hasOwn(commands, command) ? commands[command] : undefined;
if (!chosenCommand)
  fail(`No such command: ${command}. There are ${Object.keys(commands).join(', ')}.`);
await chosenCommand();
