import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { licencesOf, packageOf } from '../../src/build/licences.ts';

const ROOT = mkdtempSync(join(tmpdir(), 'licences-'));

function addPackage(name: string, files: Record<string, string>): string {
  const folder = join(ROOT, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  const made = { 'package.json': JSON.stringify({ name, version: '1.2.3', license: 'MIT' }) };
  for (const [file, text] of Object.entries({ ...made, ...files })) {
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

describe('a module comes from', () => {
  test.each([
    ['/app/src/main.tsx', undefined],
    ['/app/node_modules/react/index.js', '/app/node_modules/react'],
    ['/app/node_modules/@a/b/dist/c.js?v=1', '/app/node_modules/@a/b'],
    ['/app/node_modules/a/node_modules/b/c.js', '/app/node_modules/a/node_modules/b'],
    ['\0/app/node_modules/react/index.js?commonjs', '/app/node_modules/react'],
    ['\0vite/preload-helper.js', undefined],
  ])('%j: %s', (id, folder) => {
    expect(packageOf(id)).toBe(folder);
  });
});

describe('the licences of a build', () => {
  it('name each package once, with its version and its text', () => {
    const [zebra, adder] = [
      addPackage('zebra', { LICENSE: 'Zebras are free.\n', 'LICENSE.Apache': 'Another.' }),
      addPackage('@snake/adder', { 'licence.md': 'So are adders.' }),
    ];
    const ids = [`${zebra}/a.js`, `${zebra}/b.js`, '/app/src/main.tsx', `${adder}/a.js`];
    expect(licencesOf(ids)).toBe(
      `@snake/adder 1.2.3 (MIT)\n\nSo are adders.\n\n${'-'.repeat(80)}\n\nzebra 1.2.3 (MIT)\n\nZebras are free.\n`,
    );
  });

  it('fail if a package has no licence file', () => {
    const folder = addPackage('silent', { 'README.md': 'MIT' });
    expect(() => licencesOf([`${folder}/a.js`])).toThrow(
      'silent 1.2.3 is in the build, but its package has no licence file.',
    );
  });
});
