import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** Limit for the download of a phone that has the app, after one changed line. */
const LIMIT = { files: 5, bytes: 40 * 1024 };
/** The first screen's code is also in the file that draws early, and the worker changes as well. */
const LIMIT_OF_FIRST_SCREEN = { files: 5, bytes: 68_000 };

const ROOT = new URL('../..', import.meta.url).pathname;
const COPIED = [
  'src',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'tests/tsconfig.json',
  'vite.config.ts',
];
const WORKER = 'sw.js';
const KEPT = /"revision":(null|"\w+"),"url":"([^"]+)"/g;

let copy = '';

/**
 * Builds the copy, and returns the files that a phone caches: the worker's list, and the worker.
 */
async function build(folder: string): Promise<Map<string, string>> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const asked = ['build', '--configLoader', 'native', '--logLevel', 'error', '--outDir', folder];
  // Vitest sets `test`, with which libraries include their warnings.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, ...asked], { cwd: copy, env });
  const worker = await readFile(join(copy, folder, WORKER), 'utf8');
  const kept = [...worker.matchAll(KEPT)].map(([, revision = '', url = '']) => [url, revision]);
  expect(kept.length).toBeGreaterThan(20);
  return new Map([...kept, [WORKER, worker]] as [string, string][]);
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'changed-'));
  await Promise.all(
    COPIED.map((name) => cp(join(ROOT, name), join(copy, name), { recursive: true })),
  );
  await symlink(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rm(copy, { recursive: true, force: true }));

const addLine = (text: string) => `${text}console.debug('changed');\n`;
const changeWord = (text: string) => text.replace(/": "(?=\w)/, '": "Changed ');

it('costs a phone with the app few files and few bytes, whichever line changed', async () => {
  const changes = [
    ['src/pages/cart/CartPage.tsx', addLine, LIMIT],
    ['src/pages/menu/sections/DishCardView.tsx', addLine, LIMIT_OF_FIRST_SCREEN],
    ['src/ui/form/Button.tsx', addLine, LIMIT],
    ['src/rules/menu/choices.ts', addLine, LIMIT],
    ['public/assets/i18n/EN.json', changeWord, LIMIT],
  ] as const;
  let before = await build('before');
  for (const [index, [path, change, limit]] of changes.entries()) {
    const file = join(copy, path);
    await writeFile(file, change(await readFile(file, 'utf8')));
    const folder = `after-${index}`;
    const after = await build(folder);
    const fetched = [...after.keys()].filter((url) => before.get(url) !== after.get(url));
    const sizes = await Promise.all(
      fetched.map(
        async (url) => brotliCompressSync(await readFile(join(copy, folder, url))).length,
      ),
    );
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    process.stdout.write(`${path}: ${bytes} bytes, ${fetched.join(' ')}\n`);
    expect(fetched.length, path).toBeGreaterThan(1);
    expect(fetched.length, path).toBeLessThanOrEqual(limit.files);
    expect(bytes, path).toBeLessThanOrEqual(limit.bytes);
    before = after;
  }
}, 300_000);
