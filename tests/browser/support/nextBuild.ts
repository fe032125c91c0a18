/** Further builds to deploy: the same app with a mark in each file name, which names its build. */
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from '../../../src/config/copyKey.ts';
import { headerRules, headersFile } from '../../../src/server/headers.ts';

const HASHED = /-[\w-]{8}\.(?:js|css)$/;
const TEXTS = /\.(?:js|css|html)$/;
export const WORDS = 'assets/i18n/EN.json';
/** The key of the build's name in the words. */
export const MARK_IN_WORDS = 'build';

/** The worker's file list with the new revision of one file. */
function restamped(worker: string, url: string, revision: string): string {
  const entry = new RegExp(`("revision":")\\w+(","url":"${url}")`);
  const now = worker.replace(entry, `$1${revision}$2`);
  if (now === worker) throw new Error(`sw.js has no revision of ${url}.`);
  return now;
}

/** Copies a build and renames all hashed files, also in the worker's list: a new deployment. */
export async function makeNextBuild(build: string, { mark = 'next' } = {}): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  await cp(build, root, { recursive: true });
  const files = (await readdir(join(root, 'static'))).filter((name) => HASHED.test(name));
  const newNames = new Map(files.map((name) => [name, name.replace(/.(\.\w+)$/, `_${mark}$1`)]));
  const renamed = (text: string) =>
    text.replaceAll(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => newNames.get(name) ?? name);
  const texts = (await readdir(root, { recursive: true })).filter((name) => TEXTS.test(name));
  for (const name of texts) {
    const file = join(root, name);
    await writeFile(file, renamed(await readFile(file, 'utf8')));
  }
  for (const [oldName, newName] of newNames) {
    await rename(join(root, 'static', oldName), join(root, 'static', newName));
  }
  const page = await readFile(join(root, 'index.html'), 'utf8');
  // The page contains the map of the files, and the policy contains its hash.
  await writeFile(join(root, '_headers'), headersFile(headerRules(page)));
  const strings = JSON.parse(await readFile(join(root, WORDS), 'utf8')) as object;
  const words = JSON.stringify({ ...strings, [MARK_IN_WORDS]: mark });
  await writeFile(join(root, WORDS), words);
  const worker = await readFile(join(root, 'sw.js'), 'utf8');
  const revision = createHash('md5').update(page).digest('hex');
  const stamped = restamped(worker, 'index.html', revision);
  await writeFile(join(root, 'sw.js'), restamped(stamped, WORDS, await fingerprint(words)));
  return root;
}

export async function removeBuild(root: string): Promise<void> {
  await rm(root, { recursive: true, force: true });
}
