import { describe, expect, it, test } from 'vitest';
import { readLockfile, readManifest, type Lockfile } from './lockfile.ts';
import { bomOf, type Bom } from './sbom.ts';

const manifest = readManifest();
const lock = readLockfile();
const all = bomOf(manifest, lock, 'all');
const shipped = bomOf(manifest, lock, 'shipped');

/** The requirements of CycloneDX 1.6 for the parts that are written here. */
function faultsOf(bom: Bom): string[] {
  const faults: string[] = [];
  const must = (isKept: boolean, what: string) => {
    if (!isKept) faults.push(what);
  };
  const has = (value: object, known: readonly string[], what: string) =>
    must(
      Object.keys(value).every((key) => known.includes(key)),
      `${what} has unknown fields`,
    );
  has(
    bom,
    [
      'bomFormat',
      'specVersion',
      'serialNumber',
      'version',
      'metadata',
      'components',
      'dependencies',
    ],
    'the list',
  );
  must(bom.bomFormat === 'CycloneDX' && bom.specVersion === '1.6', 'format');
  must(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(bom.serialNumber), 'number');
  must(Number.isInteger(bom.version) && bom.version >= 1, 'version');
  const components = [bom.metadata.component, ...bom.components];
  for (const each of components) {
    has(
      each,
      ['type', 'bom-ref', 'group', 'name', 'version', 'scope', 'hashes', 'licenses', 'purl'],
      each.name,
    );
    must(['application', 'library'].includes(each.type), `${each.name}: type`);
    must(each.name !== '' && each.version !== '', `${each.name}: name and version`);
    must(
      each.scope === undefined || ['required', 'excluded'].includes(each.scope),
      `${each.name}: scope`,
    );
    must(/^pkg:npm\/(?:%40[\w.~-]+\/)?[\w.~-]+@[\w.-]+$/.test(each.purl), `${each.name}: purl`);
    for (const { content } of each.hashes ?? [])
      must(/^[0-9a-f]{128}$/.test(content), `${each.name}: hash`);
    // An expression must be the only licence.
    must(each.licenses.length === 1, `${each.name}: licences`);
    for (const licence of each.licenses) {
      const named = 'license' in licence ? licence.license.id : licence.expression;
      must(/^[\w.-]+$|^\([\w.-]+(?: (?:OR|AND) [\w.-]+)+\)$/.test(named), `${each.name}: licence`);
      must('license' in licence === !named.includes(' '), `${each.name}: kind of licence`);
    }
  }
  const refs = components.map((each) => each['bom-ref']);
  const known = new Set(refs);
  must(known.size === refs.length, 'references are given once');
  must(new Set(bom.dependencies.map(({ ref }) => ref)).size === known.size, 'each has its needs');
  for (const { ref, dependsOn } of bom.dependencies)
    for (const each of [ref, ...dependsOn]) must(known.has(each), `${each} is unknown`);
  return faults;
}

describe.each([
  ['all packages', all],
  ['what is shipped', shipped],
])('the list of %s', (_, bom) => {
  it('is valid CycloneDX', () => {
    expect(faultsOf(bom)).toEqual([]);
  });
});

const named = (bom: Bom, name: string) =>
  bom.components.find((each) => [each.group, each.name].filter(Boolean).join('/') === name);

test('all packages of the lock are in the list, tools marked as not shipped', () => {
  const known = Object.keys(lock.packages).filter((folder) => folder !== '');
  expect(all.components.length).toBeGreaterThan(500);
  expect(all.components.length).toBeLessThanOrEqual(known.length);
  expect(named(all, 'react')).toMatchObject({
    scope: 'required',
    purl: 'pkg:npm/react@19.3.1',
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(named(all, 'vitest')?.scope).toBe('excluded');
  expect(named(all, '@tanstack/react-query')).toMatchObject({
    group: '@tanstack',
    purl: 'pkg:npm/%40tanstack/react-query@5.108.0',
  });
  expect(named(all, 'qr')?.licenses).toEqual([{ expression: '(MIT OR Apache-2.0)' }]);
});

test('the shipped list has no tools, and every package of the app and its worker', () => {
  expect(named(shipped, 'vite')).toBeUndefined();
  expect(named(shipped, 'typescript')).toBeUndefined();
  for (const name of ['scheduler', 'react-router', '@tanstack/query-core', 'workbox-routing'])
    expect(named(shipped, name)?.scope, name).toBe('required');
});

test('each package lists its dependencies with their locked versions', () => {
  const small: Lockfile = {
    lockfileVersion: 3,
    packages: {
      '': {},
      'node_modules/a': { version: '1.0.0', dependencies: { b: '*' } },
      'node_modules/a/node_modules/b': { version: '2.0.0' },
      'node_modules/b': { version: '3.0.0', optionalDependencies: { missing: '*' } },
      'node_modules/workbox-core': { version: '1.0.0' },
      'node_modules/workbox-precaching': { version: '1.0.0' },
      'node_modules/workbox-routing': { version: '1.0.0' },
    },
  };
  const { dependencies } = bomOf({ ...manifest, dependencies: { a: '1.0.0' } }, small, 'all');
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/a@1.0.0', dependsOn: ['pkg:npm/b@2.0.0'] });
  expect(dependencies).toContainEqual({ ref: 'pkg:npm/b@3.0.0', dependsOn: [] });
});

test('the same packages give the same text', () => {
  expect(JSON.stringify(bomOf(readManifest(), readLockfile(), 'all'))).toBe(JSON.stringify(all));
  expect(shipped.serialNumber).not.toBe(all.serialNumber);
});
