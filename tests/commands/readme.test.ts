import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';

const ROOT = new URL('../../', import.meta.url);
const pages = [
  'README.md',
  ...globSync(['src/**/*.md', 'tests/**/*.md', '.github/*.md'], { cwd: ROOT }),
].map((path) => ({ path, text: readFileSync(new URL(path, ROOT), 'utf8') }));

const TWO_SCREENS = 80;

it('the README fits on two screens', () => {
  expect(pages[0]?.text.split('\n').length).toBeLessThanOrEqual(TWO_SCREENS);
});

it('some page names each command, and no page names one that does not exist', () => {
  const named = pages.flatMap(({ text }) => [
    ...text.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)/g),
  ]);
  const commands = Object.keys(scripts);
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(commands));
});

it('every link between pages leads to a file', () => {
  const lost = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => link)
      .filter((link) => globSync(new URL(link, new URL(path, ROOT)).pathname).length === 0)
      .map((link) => `${path}: ${link}`),
  );
  expect(lost).toEqual([]);
});
