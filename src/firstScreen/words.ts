import type { Lang } from '../contract/languages.ts';
import { firstWords } from '../i18n/firstWords.ts';

export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The translator of the first screen. */
export function wordsFrom(lang: Lang, strings: Readonly<Record<string, string>>): Words {
  return firstWords(lang, strings).t as unknown as Words;
}
