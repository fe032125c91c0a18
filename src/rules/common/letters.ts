import { LANGUAGES, type Lang } from '../../contract/languages.ts';

export const ARABIC = /[\u0600-\u06ff]/;
const LATIN = /[a-z]/i;

/**
 * The language of a venue's text that is written in the other language's letters, for the attribute `lang`:
 * without it a screen reader would spell the text, or be silent.
 */
export function foreignTag(text: string | undefined, lang: Lang): string | undefined {
  const written = ARABIC.test(text ?? '') ? 'AR' : LATIN.test(text ?? '') ? 'EN' : lang;
  return written === lang ? undefined : LANGUAGES[written].tag;
}
