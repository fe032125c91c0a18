/** `npm run themes`: reads a venue's settings, then draws every component, page and state in them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const FILE = at('node_modules/.cache/sufra/themes.json');

/** Ends with the status of the first command that fails. */
function run(file: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status } = spawnSync(process.execPath, [at(file), ...args], {
    cwd: at('.'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

mkdirSync(at('node_modules/.cache/sufra'), { recursive: true });
// What is wrong with the settings is one line, before anything is built.
run('src/tools/themes/command.ts', [...process.argv.slice(2), '--keep', FILE]);
run('node_modules/vite/bin/vite.js', ['build', '--configLoader', 'native', '--logLevel', 'warn']);
const journeys = ['--config', 'tests/release/browser/playwright.config.ts', '--project', 'themes'];
run('node_modules/@playwright/test/cli.js', ['test', ...journeys, '--retries', '0'], {
  THEMES: FILE,
});
