import { LANGUAGES, type Lang } from '../../contract/languages.ts';

const ARABIC = /[\u0600-\u06ff]/;
const LATIN = /[a-z]/i;
const LETTER = /[\u0600-\u06ffa-z]/i;

/**
 * The language of a venue's text that is written in the other language's letters, for the attribute `lang`:
 * without it a screen reader would spell the text, or be silent.
 */
export function foreignTag(text: string | undefined, lang: Lang): string | undefined {
  const written = ARABIC.test(text ?? '') ? 'AR' : LATIN.test(text ?? '') ? 'EN' : lang;
  return written === lang ? undefined : LANGUAGES[written].tag;
}

/** The direction of a text by its first letter; of numbers alone, that of the page. */
export function directionOf(text: string, page: 'ltr' | 'rtl'): 'ltr' | 'rtl' {
  const [letter] = LETTER.exec(text) ?? [];
  if (letter === undefined) return page;
  return LANGUAGES[ARABIC.test(letter) ? 'AR' : 'EN'].direction;
}
