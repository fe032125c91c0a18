/**
 * `npm run provenance`: builds, and prints the origin of each file; with `--quiet` only unknown
 * origins.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { ORIGINS, type OriginsApi } from '../../src/build/origins.ts';
import { readLockfile, readManifest, shippedFolders } from './lockfile.ts';
import { originOf, type Built } from './provenance.ts';

const ROOT = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
const { values } = parseArgs({ options: { quiet: { type: 'boolean', default: false } } });

async function buildInto(outDir: string): Promise<Built['modules']> {
  let origins: OriginsApi | undefined;
  await build({
    root: ROOT,
    configLoader: 'native',
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true },
    plugins: [
      {
        name: 'reads-origins',
        configResolved({ plugins }) {
          origins ??= plugins.find(({ name }) => name === ORIGINS)?.api as OriginsApi | undefined;
        },
      },
    ],
  });
  if (!origins) throw new Error(`The build has no plugin ${ORIGINS}.`);
  return origins.modulesOfFiles();
}

function isCopyIn(outDir: string): Built['isCopy'] {
  return (file, source) => {
    const path = join(ROOT, source);
    return existsSync(path) && readFileSync(path).equals(readFileSync(join(outDir, file)));
  };
}

const folder = await mkdtemp(join(tmpdir(), 'provenance-'));
try {
  const modules = await buildInto(folder);
  const lock = readLockfile();
  const built: Built = {
    root: ROOT,
    lock,
    shipped: shippedFolders(readManifest(), lock),
    modules,
    isSource: (path) => existsSync(join(ROOT, path)),
    isCopy: isCopyIn(folder),
    page: readFileSync(join(folder, 'index.html'), 'utf8'),
  };
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .toSorted();
  let unknown = 0;
  for (const file of files) {
    const origin = originOf(file, built);
    unknown += origin.unknown.length;
    const lines = values.quiet ? [] : [...origin.packages, ...origin.sources];
    const all = [...lines, ...origin.unknown.map((id) => `unknown: ${JSON.stringify(id)}`)];
    if (all.length > 0)
      process.stdout.write(`${file}\n${all.map((each) => `  ${each}\n`).join('')}`);
  }
  process.stdout.write(`${files.length} files, ${unknown} of unknown origin\n`);
  process.exitCode = unknown === 0 && files.length > 0 ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}
