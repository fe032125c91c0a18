import { readFile } from 'node:fs/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { CommandFault } from '../../src/build/commandFault.ts';
import { originIn, runCommand } from '../../src/tools/commandLine.ts';

const printed = vi.spyOn(console, 'error').mockReturnValue();
afterEach(() => {
  printed.mockClear();
  process.exitCode = undefined;
});

it.each<[string, () => Promise<string>, RegExp]>([
  [
    'a missing option',
    () => Promise.reject(new CommandFault('--code is missing.')),
    /^--code is missing\.$/,
  ],
  ['a missing file', () => readFile('/nowhere/at/all', 'utf8'), /^ENOENT: .*'\/nowhere/],
])('reports %s in one line and exits with status 1', async (_what, work, line) => {
  await runCommand(work);
  expect(printed.mock.calls).toEqual([[expect.stringMatching(line)]]);
  expect(process.exitCode).toBe(1);
});

/** These turn the terminal red, set its title, move the cursor, or reorder the line. */
const CONTROLS = [
  ['\u001B[31mred\u001B[0m', '[31mred[0m'],
  ['\u001B]0;title\u0007told', ']0;titletold'],
  ['\u009B31mred', '31mred'],
  ['FAULT\rok', 'FAULTok'],
  ['two\b\b\u007Fone', 'twoone'],
  ['a \u202Eexe.gpj\u2066 b\u200F', 'a exe.gpj b'],
  ['one\u2028line\u0085', 'oneline'],
  ['مرحبا، é 👩‍🍳\nnext', 'مرحبا، é 👩‍🍳\nnext'],
] as const;

it.each(CONTROLS)('prints no control character of %j', async (said, shown) => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await runCommand(() => Promise.resolve(said));
  expect(write.mock.calls).toEqual([[`${shown}\n`]]);
  write.mockRestore();
  await runCommand(() => Promise.reject(new CommandFault(said)));
  expect(printed.mock.calls).toEqual([[shown]]);
});

it('hides no error of the command itself', async () => {
  const fault = new TypeError('It is undefined.');
  await expect(runCommand(() => Promise.reject(fault))).rejects.toBe(fault);
});

it.each(['ftp://a.example', 'a.example', 'https://a.example/path', undefined])(
  'refuses %s as an origin',
  (value) => {
    expect(() => originIn(value, 'host')).toThrow(/^--host must be an origin such as/);
  },
);
