import { firstWords } from '../i18n/firstWords.ts';

export type Words = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The translator of the first screen. */
export function wordsFrom(tag: string, strings: Readonly<Record<string, string>>): Words {
  return firstWords(tag, strings).t as unknown as Words;
}
