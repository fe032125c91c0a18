import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scripts } from '../../package.json';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it('tells what the project is, how to try it, and then what a host does in the order of doing it', () => {
  const titles = [...README.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([
    'Try it',
    'Connect your server',
    'Brand it',
    'Host it',
    'Watch it',
    'Upgrade it',
    'Commands',
    'Read on',
  ]);
});

it('names each command, and none that is not there', () => {
  const named = README.matchAll(/\bnpm (?:run )?(?:--silent )?([a-z][\w:-]*)/g);
  const commands = new Set([...named].map(([, name]) => name));
  expect(commands).toEqual(new Set(Object.keys(scripts)));
});
