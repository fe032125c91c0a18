import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { fingerprint } from '../config/copyKey.ts';
import { isWords } from '../config/worker.ts';

interface KeptFile {
  url: string;
  revision: string | null;
  size: number;
}

/**
 * Word files keep their address in all builds. In the worker's list their revision is a hash of the
 * content, so a worker installed while the host gets another build does not keep that build's
 * words.
 */
export function keptWords() {
  let folder = '';
  const plugin: Plugin = {
    name: 'sufra-kept-words',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  const named = async (file: KeptFile): Promise<KeptFile> => {
    if (!isWords(`/${file.url}`)) return file;
    const words = await readFile(resolve(folder, file.url), 'utf8');
    return { ...file, revision: await fingerprint(words) };
  };
  const transform = async (files: KeptFile[]) => ({
    manifest: await Promise.all(files.map(named)),
    warnings: [],
  });
  return { plugin, transform };
}
