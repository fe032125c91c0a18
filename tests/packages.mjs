/** Installs the packages of the lockfile, and says where they and the Node among them are. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const cache = join(root, 'node_modules', '.cache', 'sufra');
const ownNode = join(root, 'node_modules', '.bin', 'node');

export function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

export function install() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  const stampFile = join(cache, 'installed');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Installing the packages of package-lock.json (once)...');
  const npm = process.env.npm_execpath;
  const asked = '--no-audit --no-fund --include=dev --include=optional --loglevel=error';
  const args = ['ci', ...asked.split(' ')];
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (result.status !== 0) fail('npm ci did not succeed; see above.');
  mkdirSync(cache, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** The Node in node_modules if there is one for this system, else the machine's if it is new enough. */
export function nodePath() {
  if (existsSync(ownNode)) return ownNode;
  const [major = 0, minor = 0, patch = 0] = process.versions.node.split('.').map(Number);
  const isNewEnough =
    (major === 22 && (minor > 22 || (minor === 22 && patch >= 2))) ||
    (major === 24 && minor >= 15) ||
    major > 24;
  if (!isNewEnough)
    fail(`Sufra needs Node 22.22.2, 24.15 or later; this is ${process.versions.node}.`);
  return process.execPath;
}

export function bin(name) {
  const paths = {
    vite: 'vite/bin/vite.js',
    vitest: 'vitest/vitest.mjs',
    playwright: '@playwright/test/cli.js',
    tsc: 'typescript/bin/tsc',
    oxlint: 'oxlint/bin/oxlint',
    oxfmt: 'oxfmt/bin/oxfmt',
  };
  return join(root, 'node_modules', paths[name]);
}

export function ownEnv() {
  return { ...process.env, PATH: `${dirname(ownNode)}${delimiter}${process.env.PATH ?? ''}` };
}
