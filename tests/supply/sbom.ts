/** The list of all packages as CycloneDX 1.6, a common format for such tools. */
import { createHash } from 'node:crypto';
import {
  folderOf,
  nameAt,
  packagesOf,
  shippedFolders,
  type LockEntry,
  type Lockfile,
  type Manifest,
} from './lockfile.ts';

interface Component {
  type: 'library' | 'application';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  /** The format's `excluded` marks a tool that is not shipped. */
  scope?: 'required' | 'excluded';
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses: ({ license: { id: string } } | { expression: string })[];
  purl: string;
}

export interface Bom {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  serialNumber: string;
  version: 1;
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/** The package's address in all package managers (purl). */
function purlOf(name: string, version: string): string {
  return `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;
}

function componentOf(name: string, { version = '', license = '' }: LockEntry): Component {
  const [, group, rest = name] = /^(@[^/]+)\/(.+)$/.exec(name) ?? [];
  const purl = purlOf(name, version);
  return {
    type: 'library',
    'bom-ref': purl,
    ...(group === undefined ? {} : { group }),
    name: rest,
    version,
    licenses: [license.includes(' ') ? { expression: license } : { license: { id: license } }],
    purl,
  };
}

function hashesOf({ integrity = '' }: LockEntry): Component['hashes'] {
  const content = Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
  return [{ alg: 'SHA-512', content }];
}

/** The same lock has the same number, so that the same list is the same text. */
function serialOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return `urn:uuid:${parts.join('-')}`;
}

export function bomOf(manifest: Manifest, lock: Lockfile, only: 'all' | 'shipped'): Bom {
  const shipped = shippedFolders(manifest, lock);
  const folders = packagesOf(lock).filter(([folder]) => only === 'all' || shipped.has(folder));
  // One package may be in several folders.
  const components = new Map<string, Component>();
  const needs = new Map<string, Set<string>>();
  const refAt = (folder: string) => {
    const entry = lock.packages[folder];
    return purlOf(nameAt(folder), entry?.version ?? '');
  };
  const isListed = new Set(folders.map(([folder]) => refAt(folder)));
  const refsFrom = (folder: string, names: readonly string[]) =>
    names
      .map((name) => folderOf(lock, folder, name))
      // Optional packages may be missing in a lock.
      .flatMap((found) => (found === undefined ? [] : [refAt(found)]))
      .filter((ref) => isListed.has(ref));
  for (const [folder, entry] of folders) {
    const component = componentOf(nameAt(folder), entry);
    const ref = component['bom-ref'];
    const isRequired = shipped.has(folder) || components.get(ref)?.scope === 'required';
    components.set(ref, {
      ...component,
      scope: isRequired ? 'required' : 'excluded',
      hashes: hashesOf(entry),
    });
    const names = Object.keys({ ...entry.dependencies, ...entry.optionalDependencies });
    needs.set(ref, new Set([...(needs.get(ref) ?? []), ...refsFrom(folder, names)]));
  }
  const own: Component = {
    ...componentOf(manifest.name, { version: manifest.version, license: manifest.license }),
    type: 'application',
  };
  const asked = Object.keys({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  needs.set(own['bom-ref'], new Set(refsFrom('', asked)));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialOf(JSON.stringify([only, manifest, lock])),
    version: 1,
    metadata: { component: own },
    components: [...components.values()].toSorted((a, b) => (a['bom-ref'] < b['bom-ref'] ? -1 : 1)),
    dependencies: [...needs]
      .map(([ref, on]) => ({ ref, dependsOn: [...on].toSorted() }))
      .toSorted((a, b) => (a.ref < b.ref ? -1 : 1)),
  };
}
