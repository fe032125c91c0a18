import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';
import { LANGS } from '../contract/languages.ts';

/** Folder of the strings, below the root of the app. */
const FOLDER = 'assets/i18n';

/** Plural endings of keys. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Keys built from a prefix and a value: all keys with the prefix are included. */
const FAMILY = /`([a-z]\w*\.)\$\{/g;

/** The code of the entry chunks and of everything that they import statically. */
function firstCode(chunks: ReadonlyMap<string, Rollup.OutputChunk>): string {
  const first = new Set<string>();
  const add = (fileName: string) => {
    const chunk = chunks.get(fileName);
    if (!chunk || first.has(fileName)) return;
    first.add(fileName);
    chunk.imports.forEach(add);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) add(chunk.fileName);
  return [...first].map((fileName) => chunks.get(fileName)?.code ?? '').join('\n');
}

/** The strings that this code can use. */
function stringsOf(
  code: string,
  strings: Readonly<Record<string, string>>,
): Record<string, string> {
  const families = new Set([...code.matchAll(FAMILY)].map(([, family = '']) => family));
  const isAsked = (key: string) => {
    const base = key.replace(PLURAL, '');
    return (
      families.has(`${base.split('.')[0]}.`) ||
      ['`', '"', "'"].some((quote) => code.includes(`${quote}${base}${quote}`))
    );
  };
  return Object.fromEntries(Object.entries(strings).filter(([key]) => isAsked(key)));
}

/**
 * Writes the strings of the first screen into files of their own: a diner on bad mobile data waits
 * for a tenth of the words, and the others come when the menu can be read.
 */
export function firstStringsPlugin(): Plugin {
  return {
    name: 'sufra-first-strings',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = new Map<string, Rollup.OutputChunk>();
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') chunks.set(output.fileName, output);
      }
      const code = firstCode(chunks);
      for (const lang of LANGS) {
        const strings = JSON.parse(readFileSync(`public/${FOLDER}/${lang}.json`, 'utf8')) as Record<
          string,
          string
        >;
        this.emitFile({
          type: 'asset',
          fileName: `${FOLDER}/first/${lang}.json`,
          source: JSON.stringify(stringsOf(code, strings)),
        });
      }
    },
  };
}
