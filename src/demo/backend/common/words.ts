import type { Lang } from '../../../contract/languages.ts';
import type { Words } from '../../venues/menuSource.ts';

export function say(words: Words, lang: Lang): string {
  return lang === 'AR' ? words.ar : words.en;
}
