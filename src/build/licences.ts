/** The licence texts of all shipped packages, as their authors require. */
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

/** The package folder of a module; undefined for the app's own modules. */
export function packageOf(moduleId: string): string | undefined {
  // Build tools mark derived modules with a leading NUL byte and a query.
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

/** One text with the licences of these modules' packages, sorted by name. */
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

/** Writes the licences of everything built so far: the app and its workers. */
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
