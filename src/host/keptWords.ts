import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

interface KeptFile {
  url: string;
  revision: string | null;
  integrity?: string;
  size: number;
}

const WORDS = /^assets\/i18n\//;

function integrityOf(content: Buffer): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/**
 * Words have one address in all builds. The worker's list says what has to stand in them, so that a
 * worker which is installed while the host gets another build does not keep the words of that one.
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
  const transform = (files: KeptFile[]) => ({
    manifest: files.map((file) =>
      WORDS.test(file.url)
        ? { ...file, integrity: integrityOf(readFileSync(resolve(folder, file.url))) }
        : file,
    ),
    warnings: [],
  });
  return { plugin, transform };
}
