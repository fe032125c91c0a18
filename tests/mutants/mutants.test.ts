import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MUTANTS } from './all.ts';
import { partOf } from './mutant.ts';

const ROOT = new URL('../../', import.meta.url);

it.each(MUTANTS)('$file has the line once: $mutant', ({ file, from, to }) => {
  const source = readFileSync(new URL(file, ROOT), 'utf8');
  expect(source.split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});

it('each names an existing test', () => {
  const tools = new Set(['types', 'simulate']);
  const named = MUTANTS.filter((mutant) => !tools.has(partOf(mutant)));
  const lost = named.filter(({ caughtBy }) => !existsSync(new URL(`tests/${caughtBy}`, ROOT)));
  expect(lost).toEqual([]);
});

it('each has a unique name', () => {
  const names = MUTANTS.map(({ mutant }) => mutant);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('are many', () => {
  expect(MUTANTS.length).toBeGreaterThanOrEqual(150);
});

it.each([
  'src/rules/',
  'src/ordering/',
  'src/api/',
  'src/storage/',
  'src/state/',
  'src/queries/',
  'src/contract/',
  'src/pwa/worker/',
  'src/pwa/page/',
  'src/server/',
  'src/firstScreen/',
  'src/pages/',
  'src/components/',
  'src/ui/',
  'public/assets/i18n/',
  'src/ui/styles/',
])('some change %s', (area) => {
  expect(MUTANTS.some(({ file }) => file.startsWith(area))).toBe(true);
});
