import { LANGUAGES, type Lang } from '../../contract/languages.ts';

const ARABIC = /\p{Script=Arabic}/u;
const LATIN = /\p{Script=Latin}/u;

/**
 * The language of a venue's text that is written in the other language's letters, for the attribute `lang`:
 * without it a screen reader would spell the text, or be silent.
 */
export function foreignTag(text: string | undefined, lang: Lang): string | undefined {
  if (!text) return undefined;
  const hasArabic = ARABIC.test(text);
  if (lang === 'EN') return hasArabic ? LANGUAGES.AR.tag : undefined;
  return !hasArabic && LATIN.test(text) ? LANGUAGES.EN.tag : undefined;
}
