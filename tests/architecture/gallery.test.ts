import { expect, test } from 'vitest';
import { importsOf, sources, targetOf } from './sources.ts';

const files = sources('src/**/*.{ts,tsx}');
const parts = files.filter(({ path }) => /^src\/ui\/.*\.tsx$/.test(path));
const kit = files.filter(({ path }) => path.startsWith('src/tools/gallery/'));

const COMPONENT = /^export function ([A-Z]\w*)/gm;

const componentsOf = (code: string) => [...code.matchAll(COMPONENT)].map((match) => match[1] ?? '');

/** A component that only other components of `ui` use is shown as part of them. */
function isPieceOfOthers(path: string): boolean {
  const users = files.filter((file) =>
    importsOf(file).some((imported) => targetOf(file.path, imported) === path),
  );
  return users.length > 0 && users.every((user) => user.path.startsWith('src/ui/'));
}

function missingIn(shown: string): string[] {
  return parts.flatMap(({ path, code }) =>
    isPieceOfOthers(path)
      ? []
      : componentsOf(code)
          .filter((name) => !new RegExp(`<${name}\\b`).test(shown))
          .map((name) => `${path}: show <${name}> on the page of src/tools/gallery`),
  );
}

test('every component of src/ui is in the gallery', () => {
  expect(missingIn(kit.map(({ code }) => code).join('\n'))).toEqual([]);
});

test('a missing component would be named', () => {
  expect(missingIn('').length).toBeGreaterThan(35);
  expect(missingIn('<Buttons />')).toContain(
    'src/ui/form/Button.tsx: show <Button> on the page of src/tools/gallery',
  );
});

test('no build contains the gallery: only the development server serves it', () => {
  const users = files.filter(
    (file) =>
      !file.path.startsWith('src/tools/gallery/') &&
      importsOf(file).some((imported) =>
        targetOf(file.path, imported).startsWith('src/tools/gallery/'),
      ),
  );
  expect(users.map(({ path }) => path)).toEqual([]);
});
