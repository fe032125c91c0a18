/** The licence texts of all that is shipped, as their authors ask. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { modulesOfFiles } from './origins.ts';

const FILE = 'licences.txt';
const LICENCE_FILE = /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i;

interface PackageFile {
  name: string;
  version: string;
  license?: string;
}

/** The folder of the package that a module comes from; undefined for the app's own. */
export function packageOf(moduleId: string): string | undefined {
  // Build tools mark derived modules by a leading NUL byte and by a query.
  const path = moduleId.replace(/^\0/, '').replace(/\?.*$/, '');
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(path)?.[0];
}

function entryOf(folder: string): { name: string; text: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as PackageFile;
  const file = readdirSync(folder).find((each) => LICENCE_FILE.test(each));
  if (file === undefined) {
    throw new Error(`${name} ${version} is in the build, but its package has no licence file.`);
  }
  const text = readFileSync(join(folder, file), 'utf8').trim();
  return { name, text: `${name} ${version} (${license ?? 'see below'})\n\n${text}\n` };
}

/** One text of the packages that these modules come from, by name. */
export function licencesOf(moduleIds: Iterable<string>): string {
  const folders = new Set<string>();
  for (const id of moduleIds) {
    const folder = packageOf(id);
    // Skip virtual modules, which plugins create under the name of a package.
    if (folder !== undefined && existsSync(folder)) folders.add(folder);
  }
  return [...folders]
    .map(entryOf)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
    .map(({ text }) => text)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the texts of all that is built so far: the app, and its workers. */
export function licencesPlugin(): Plugin {
  return {
    name: 'sufra-licences',
    apply: 'build',
    async writeBundle({ dir }) {
      const modules = new Set<string>();
      for (const each of modulesOfFiles().values()) for (const id of each) modules.add(id);
      if (dir !== undefined) await writeFile(join(dir, FILE), licencesOf(modules));
    },
  };
}
