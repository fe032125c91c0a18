/** The requests of `package.json`, and the packages that `package-lock.json` resolves them to. */
import { readFileSync } from 'node:fs';

export interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

export interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  lockfileVersion: number;
  /** By folder: '' is the project itself, `node_modules/a/node_modules/b` is only for `a`. */
  packages: Record<string, LockEntry>;
}

const ROOT = new URL('../../', import.meta.url);

export function readManifest(): Manifest {
  return JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8')) as Manifest;
}

export function readLockfile(): Lockfile {
  return JSON.parse(readFileSync(new URL('package-lock.json', ROOT), 'utf8')) as Lockfile;
}

/** Bundled into the service worker: listed as development tools in `package.json`, but shipped. */
export const IN_THE_WORKER = ['workbox-core', 'workbox-precaching', 'workbox-routing'];

const INSIDE = 'node_modules/';

/** The name of the package in a folder. */
export function nameAt(folder: string): string {
  return folder.slice(folder.lastIndexOf(INSIDE) + INSIDE.length);
}

export function packagesOf(lock: Lockfile): [folder: string, entry: LockEntry][] {
  return Object.entries(lock.packages).filter(([folder]) => folder !== '');
}

/** Where a package finds another one: in its own folder, or in one further out. */
export function folderOf(lock: Lockfile, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf(`/${INSIDE}`)))) {
    const folder = `${at === '' ? '' : `${at}/`}${INSIDE}${name}`;
    if (folder in lock.packages) return folder;
    if (at === '') return undefined;
  }
}

/** The folders of these packages and of all their dependencies. */
export function neededBy(lock: Lockfile, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const add = (from: string, name: string) => {
    const folder = folderOf(lock, from, name);
    if (folder === undefined) throw new Error(`${name} is not in package-lock.json.`);
    if (found.has(folder)) return;
    found.add(folder);
    for (const each of Object.keys(lock.packages[folder]?.dependencies ?? {})) add(folder, each);
  };
  for (const name of names) add('', name);
  return found;
}

/** The folders of all packages that may be in a build: those of the app and its worker. */
export function shippedFolders(manifest: Manifest, lock: Lockfile): Set<string> {
  return neededBy(lock, [...Object.keys(manifest.dependencies), ...IN_THE_WORKER]);
}
