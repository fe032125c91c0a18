/**
 * Texts of a venue, made safe for a preview: short, in both languages, unable to change the page.
 */
import { LANGUAGES, type Lang } from '../../contract/languages.ts';

/** A data block that no text in it can close. */
export function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** Invisible characters that can reorder or hide text, except the joiners of Arabic and emoji. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const LETTERS = new Intl.Segmenter();
/** Limits the text before the segmenter runs, because a text may have millions of letters. */
const LOOKED_AT = 8;

/** Cuts a text to one line of at most `most` letters; a long text ends at a word. */
export function shortened(text: string | undefined, most: number): string {
  const line = (text ?? '')
    .slice(0, most * LOOKED_AT)
    .toWellFormed()
    .replaceAll(UNSEEN, ' ')
    .trim();
  const letters = Array.from(LETTERS.segment(line), ({ segment }) => segment);
  if (letters.length <= most) return line;
  const begun = letters.slice(0, most - 1).join('');
  const words = begun.replace(/\s+\S*$/u, '');
  return `${words.length > begun.length / 2 ? words : begun}…`;
}

/** The same text in each language; '' if missing. */
export type Bilingual = Readonly<Record<Lang, string>>;

export function bilingual(
  english: string | undefined,
  arabic: string | undefined,
  most: number,
): Bilingual {
  return { EN: shortened(english, most), AR: shortened(arabic, most) };
}

/** The texts that exist, the default language first, without duplicates. */
export function textsOf({ EN, AR }: Bilingual): string[] {
  return [...new Set([EN, AR])].filter((text) => text !== '');
}

/**
 * `Hummus · Beit Sufra | حمص · بيت سفرة`: one part for each language that names the item itself.
 */
export function titleOf(...names: readonly [Bilingual, ...Bilingual[]]): string {
  const inLang = (lang: Lang, other: Lang) =>
    names[0][lang] && names.map((name) => name[lang] || name[other]).join(' · ');
  return textsOf({ EN: inLang('EN', 'AR'), AR: inLang('AR', 'EN') }).join(' | ');
}

const LOCALES: Readonly<Record<Lang, string>> = { EN: 'en_US', AR: 'ar_AR' };

/** The locales of a name's languages for social networks, the default language first. */
export function localesOf(name: Bilingual): string[] {
  return (Object.keys(LANGUAGES) as Lang[])
    .filter((lang) => name[lang] !== '')
    .map((lang) => LOCALES[lang]);
}
