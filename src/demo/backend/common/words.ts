import type { Lang } from '../../../contract/basics.ts';
import type { Words } from '../../venues/menuSource.ts';

export function say(words: Words, lang: Lang): string {
  return lang === 'AR' ? words.ar : words.en;
}
