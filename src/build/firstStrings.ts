import type { Plugin, Rollup } from 'vite';
import type { WordsFolder } from '../config/entryPreload.ts';
import { spokenIn } from './brand/languages.ts';
import type { Brand } from './brand/brand.ts';
import { wordsOf } from './brand/words.ts';
import { ENTRY_POINTS } from './entryPoints.ts';
import { nameOf, PAINTERS } from './firstScreen.ts';
import { entryChunks, laterChunks, welcomeChunk } from './firstChunks.ts';

/** Folder of the strings, below the root of the app. */
const FOLDER = 'assets/i18n';

/** Plural endings of keys. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Keys built from a prefix and a value: every key with the prefix is included. */
const FAMILY = /`([a-z]\w*\.)\$\{/g;

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
 * The code of the first screens that use the words of this folder. A diner with filters or marks
 * waits for all strings, because of the allergens.
 */
function firstScreensOf(bundle: Rollup.OutputBundle, folder: WordsFolder): string[] {
  const names = ENTRY_POINTS.flatMap(({ draws, words }) =>
    draws && words === folder ? [`static/${nameOf(PAINTERS[draws].entry)}-`] : [],
  );
  return Object.values(bundle).flatMap((output) => {
    const isOne = names.some((name) => output.fileName.startsWith(name));
    return output.type === 'asset' && isOne ? [String(output.source)] : [];
  });
}

/**
 * Writes the strings of the first screens into their own files: on slow mobile data a diner waits
 * for a quarter of the words. The others come with the first page or part that needs them.
 */
export function firstStringsPlugin(brand: Brand | undefined): Plugin {
  return {
    name: 'sufra-first-strings',
    apply: 'build',
    generateBundle(_, bundle) {
      const first = [...entryChunks(bundle), welcomeChunk(bundle), ...laterChunks(bundle)];
      const codes: Record<WordsFolder, string[]> = {
        first: [...first.map((chunk) => chunk.code), ...firstScreensOf(bundle, 'first')],
        // Their pages wait for all strings.
        doors: firstScreensOf(bundle, 'doors'),
      };
      for (const [folder, code] of Object.entries(codes))
        for (const [lang] of spokenIn(brand)) {
          this.emitFile({
            type: 'asset',
            fileName: `${FOLDER}/${folder}/${lang}.json`,
            source: JSON.stringify(stringsOf(code.join('\n'), wordsOf(lang, brand))),
          });
        }
    },
  };
}
