/**
 * Installs the packages of the lockfile, once: `npm start` and `npm test` run this first. Plain JavaScript
 * without a dependency, because Debian's Node 20 runs it too; on Linux the packages bring a newer Node.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const STAMP = at('node_modules/.cache/sufra/installed');

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

function installPackages() {
  const lock = readFileSync(at('package-lock.json'));
  const stamp = createHash('sha256').update(lock).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  console.log('Installing the packages of package-lock.json (once)...');
  const npm = process.env.npm_execpath;
  const words = 'ci --no-audit --no-fund --include=dev --include=optional --loglevel=error'.split(
    ' ',
  );
  const options = { cwd: at('.'), stdio: 'inherit' };
  const { status } = npm
    ? spawnSync(process.execPath, [npm, ...words], options)
    : spawnSync('npm', words, { ...options, shell: process.platform === 'win32' });
  if (status !== 0) fail('npm ci did not succeed; see above.');
  mkdirSync(at('node_modules/.cache/sufra'), { recursive: true });
  writeFileSync(STAMP, stamp);
}

function checkNode() {
  if (existsSync(at('node_modules/.bin/node'))) return;
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  const isNewEnough =
    (major === 22 && (minor > 22 || (minor === 22 && patch >= 2))) ||
    (major === 24 && minor >= 15) ||
    major > 24;
  if (!isNewEnough)
    fail(`Sufra needs Node 22.22.2, 24.15 or later; this is ${process.versions.node}.`);
}

installPackages();
checkNode();
