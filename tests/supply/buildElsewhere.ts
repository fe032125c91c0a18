/**
 * Builds the project a second time, in another folder, time zone and language, and compares each
 * file with the one in `dist`: anyone with the source can verify the origin of a build. The second
 * build is the one of `npm start`, which prints nothing.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const ROOT = new URL('../..', import.meta.url).pathname;
const NOT_COPIED = /^(?:\.git|\.ci|node_modules|dist|coverage|test-results)$/;
const ELSEWHERE = {
  TZ: 'Pacific/Apia',
  LANG: 'ar_KW.UTF-8',
  LC_ALL: 'ar_KW.UTF-8',
  API_PROXY: '',
};

async function sumsOf(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sums = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const sum = createHash('sha256').update(await readFile(path));
    return [relative(folder, path), sum.digest('hex')] as const;
  });
  return new Map(await Promise.all(sums));
}

async function buildElsewhere(folder: string) {
  const names = (await readdir(ROOT)).filter((name) => !NOT_COPIED.test(name));
  await Promise.all(
    names.map((name) => cp(join(ROOT, name), join(folder, name), { recursive: true })),
  );
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const asked = ['build', '--configLoader', 'native', '--mode', 'demo', '--logLevel', 'warn'];
  const env = { ...process.env, ...ELSEWHERE };
  const printed = await promisify(execFile)(process.execPath, [vite, ...asked], {
    cwd: folder,
    env,
  });
  const lines = `${printed.stdout}\n${printed.stderr}`.split('\n');
  const warnings = lines.filter((line) => line.trim() !== '');
  return { there: await sumsOf(join(folder, 'dist')), warnings };
}

const folder = await mkdtemp(join(tmpdir(), 'a-folder-with-a-longer-name-'));
try {
  const here = await sumsOf(join(ROOT, 'dist'));
  const { there, warnings } = await buildElsewhere(folder);
  const all = new Set([...here.keys(), ...there.keys()]);
  const differing = [...all].filter((path) => here.get(path) !== there.get(path));
  process.stdout.write(`${all.size} files, ${differing.length} differ\n`);
  for (const path of differing) process.stdout.write(`  ${path}\n`);
  for (const line of warnings) process.stdout.write(`  warning: ${line}\n`);
  process.exitCode = differing.length + warnings.length === 0 && all.size > 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
