import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandFault, originIn, runCommand } from '../../src/host/commandFault.ts';

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

it.each<[string, () => Promise<string>, RegExp]>([
  [
    'what was given wrongly',
    () => Promise.reject(new CommandFault('--code is missing.')),
    /^--code is missing\.$/,
  ],
  ['a file that is not there', () => readFile('/nowhere/at/all', 'utf8'), /^ENOENT: .*'\/nowhere/],
])('tells %s in one line and ends with 1', async (_what, work, line) => {
  await runCommand(work);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(process.exitCode).toBe(1);
});

it('hides no fault of its own', async () => {
  const fault = new TypeError('It is undefined.');
  await expect(runCommand(() => Promise.reject(fault))).rejects.toBe(fault);
});

it.each(['ftp://a.example', 'a.example', 'https://a.example/path', undefined])(
  'refuses %s as an origin',
  (value) => {
    expect(() => originIn(value, 'host')).toThrow(/^--host must be an origin such as/);
  },
);
