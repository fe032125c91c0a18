import type { i18n } from 'i18next';
import type { Lang } from '../contract/languages.ts';
import { firstWords } from './firstWords.ts';
import { fetchStrings } from './i18n.ts';

/** A translator for a language other than the page's. Fails if its strings cannot be loaded. */
export async function wordsIn(lang: Lang): Promise<i18n['t']> {
  return firstWords(lang, await fetchStrings(lang)).t;
}
