import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandFault } from '../../build/commandFault.ts';
import { hostFacts } from './hostFacts.ts';
import { KITS } from './kits.ts';
import { readOptions } from './options.ts';
import { packBuild } from './packBuild.ts';

async function pageIn(build: string): Promise<string> {
  try {
    return await readFile(join(build, 'index.html'), 'utf8');
  } catch {
    throw new CommandFault(`There is no build in ${build}: npm run build`);
  }
}

/** Writes a host's files, and compressed copies into the build. Returns what to do with them. */
export async function makeHosting(
  words: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const { kind, ...options } = readOptions(words);
  const { build, out } = options;
  const facts = hostFacts(await pageIn(build), env['SUFRA_REPORT_URL']);
  const { files, next } = KITS[kind];
  const written: string[] = [];
  for (const { name, text, isInBuild } of files(facts, options)) {
    const folder = isInBuild ? build : out;
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, name), text);
    written.push(join(folder, name));
  }
  const packed = await packBuild(build);
  return `Written: ${written.join(', ')}, with packed copies of ${packed} files in ${build}.\n${next}`;
}
