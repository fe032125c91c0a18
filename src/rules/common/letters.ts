import { LANGUAGES, type Lang } from '../../contract/languages.ts';

export const ARABIC = /[\u0600-\u06ff]/;
const LATIN = /[a-z]/i;

/**
 * The language of a venue's text if it is in the other language's script, for the attribute `lang`:
 * without it a screen reader would spell the text or skip it.
 */
export function foreignTag(text: string | undefined, lang: Lang): string | undefined {
  const written = ARABIC.test(text ?? '') ? 'AR' : LATIN.test(text ?? '') ? 'EN' : lang;
  return written === lang ? undefined : LANGUAGES[written].tag;
}

/** Longer searches are pasted by mistake. */
export const LONGEST_SEARCH = 80;
