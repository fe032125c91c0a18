import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Mutant } from './mutant.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Not below node_modules: Vite and Vitest treat files there as packages. */
const COPIES = join(ROOT, '.cache', 'mutants');

/**
 * Links each package, which saves space. A link to the whole folder would lead tools out of the
 * copy.
 */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (!entry.isDirectory()) linkSync(source, target);
    else if (entry.name !== '.cache') linkFolder(source, target);
  }
}

/** Copies the project in its present state, including uncommitted changes. */
export function makeCopy(name: string): string {
  const copy = join(COPIES, name);
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
  const deleted = new Set(gitFiles(['ls-files', '-z', '--deleted']));
  for (const file of gitFiles(list).filter((path) => !deleted.has(path))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(ROOT, file), join(copy, file));
  }
  linkFolder(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function gitFiles(args: string[]): string[] {
  const printed = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 });
  return printed.split('\0').filter(Boolean);
}

export function removeCopies(): void {
  rmSync(COPIES, { recursive: true, force: true, maxRetries: 5 });
}

/** Applies the mutant to a copy during `act`. */
export async function withMutant<T>(
  copy: string,
  { file, from, to }: Mutant,
  act: () => Promise<T>,
): Promise<T> {
  const path = join(copy, file);
  const before = readFileSync(path, 'utf8');
  const parts = before.split(from);
  if (parts.length !== 2) throw new Error(`${file} has "${from}" ${parts.length - 1} times.`);
  writeFileSync(path, parts.join(to));
  try {
    return await act();
  } finally {
    writeFileSync(path, before);
  }
}
