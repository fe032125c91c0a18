/**
 * Installs the packages of the lockfile, once, and runs the named file: `npm start` and `npm test` begin
 * here. Plain JavaScript without a dependency, because Debian's Node 20 runs it too; on Linux the packages
 * bring a newer Node. No `pretest`: npm skips such scripts where scripts of packages are off (`.npmrc`).
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';
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

/** The Node that the packages bring for this system, else this one if it is new enough. */
function newNode() {
  const own = at('node_modules/.bin/node');
  if (existsSync(own)) return own;
  const [major, minor, patch] = process.versions.node.split('.').map(Number);
  const isNewEnough =
    (major === 22 && (minor > 22 || (minor === 22 && patch >= 2))) ||
    (major === 24 && minor >= 15) ||
    major > 24;
  if (!isNewEnough)
    fail(`Sufra needs Node 22.22.2, 24.15 or later; this is ${process.versions.node}.`);
  return process.execPath;
}

const [file, ...words] = process.argv.slice(2);
installPackages();
const path = `${at('node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`;
const child = spawn(newNode(), [at(file), ...words], {
  cwd: at('.'),
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => process.exit(code ?? 0));
