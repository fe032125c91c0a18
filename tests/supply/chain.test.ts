import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  dependencyFaults,
  installFaults,
  isPermissive,
  licenceFaults,
  originFaults,
  versionFaults,
} from './chainRules.ts';
import { readLockfile, readManifest, type LockEntry, type Manifest } from './lockfile.ts';

const ROOT = new URL('../../', import.meta.url);
const manifest = readManifest();
const lock = readLockfile();

/** A package for another system is not installed here, so it is skipped. */
function scriptsOf(folder: string): Record<string, string> | undefined {
  try {
    const text = readFileSync(new URL(`${folder}/package.json`, ROOT), 'utf8');
    return (JSON.parse(text) as { scripts?: Record<string, string> }).scripts;
  } catch {
    return undefined;
  }
}

describe('the packages of this project', () => {
  test('are all allowed in chainRules.ts', () => {
    expect(dependencyFaults(manifest)).toEqual([]);
  });

  test('have permissive licences, apart from exceptions that are not shipped', () => {
    expect(licenceFaults(manifest, lock)).toEqual([]);
  });

  test('run no scripts when they are installed', () => {
    expect(scriptsOf('node_modules/vite')).toBeDefined();
    expect(installFaults(lock, scriptsOf)).toEqual([]);
    expect(readFileSync(new URL('.npmrc', ROOT), 'utf8')).toContain('ignore-scripts=true');
  });

  test('are identified by their content, not by an address', () => {
    expect(Object.keys(lock.packages).length).toBeGreaterThan(500);
    expect(originFaults(lock)).toEqual([]);
  });

  test('have one version each, the locked one', () => {
    expect(versionFaults(manifest, lock)).toEqual([]);
  });
});

const asking = (more: Record<string, string>): Manifest => ({
  ...manifest,
  dependencies: { ...manifest.dependencies, ...more },
});

const FINE: LockEntry = {
  version: '1.0.0',
  license: 'MIT',
  integrity: lock.packages['node_modules/react']?.integrity ?? '',
};

/** The lock with one added or changed package. */
const locking = (name: string, entry: LockEntry) => ({
  ...lock,
  packages: { ...lock.packages, [`node_modules/${name}`]: { ...FINE, ...entry } },
});

/** A possible mistake, with the fault that it causes. */
const FAULTS: readonly (readonly [what: string, faults: () => string[], said: string])[] = [
  [
    'a new dependency',
    () => dependencyFaults(asking({ 'left-pad': '1.0.0' })),
    'left-pad is a new dependency of the app',
  ],
  [
    'a tool under the GPL',
    () => licenceFaults(manifest, locking('tool', { license: 'GPL-3.0-only' })),
    'node_modules/tool has the licence GPL-3.0-only',
  ],
  [
    'a tool that would be shipped',
    () => licenceFaults(asking({ 'axe-core': '4.14.1' }), lock),
    'node_modules/axe-core has the licence MPL-2.0 and is shipped',
  ],
  [
    'what a shipped package needs',
    () =>
      licenceFaults(
        asking({ tool: '1.0.0' }),
        locking('tool', { dependencies: { 'caniuse-lite': '*' } }),
      ),
    'node_modules/caniuse-lite has the licence CC-BY-4.0 and is shipped',
  ],
  [
    'a script that the package has',
    () => installFaults(locking('tool', {}), () => ({ postinstall: 'node evil.js' })),
    'node_modules/tool runs postinstall when it is installed',
  ],
  [
    'an address among what it needs',
    () => originFaults(locking('tool', { dependencies: { a: 'git+ssh://git@example.com/a' } })),
    'node_modules/tool names git+ssh://git@example.com/a',
  ],
  [
    'a weak sum',
    () => originFaults(locking('tool', { integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' })),
    'node_modules/tool has no SHA-512',
  ],
  [
    'a range',
    () => versionFaults(asking({ react: '^19.3.1' }), lock),
    'react ^19.3.1 is no version',
  ],
  [
    'another version than the lock',
    () => versionFaults(asking({ react: '19.0.0' }), lock),
    'react 19.0.0 is 19.3.1 in the lock',
  ],
];

test.each(FAULTS)('%s would be found', (_, faults, said) => {
  expect(faults()).toContain(said);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND GPL-3.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['(MIT OR GPL-3.0) AND GPL-2.0', false],
])('%s is permissive: %j', (licence, expected) => {
  expect(isPermissive(licence)).toBe(expected);
});
