/** Texts of a venue as a preview may show them: short, in both languages, and without power over the page. */
import { LANGUAGES, type Lang } from '../../contract/languages.ts';

/** A block of data that no text in it can end. */
export function dataBlock(data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/ld+json">${json}</script>`;
}

/** All that is not seen but turns or hides what is, without the joiners that Arabic and emoji are written with. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu;
const LETTERS = new Intl.Segmenter();
/** More is not even looked at, since a text may have millions of letters. */
const LOOKED_AT = 8;

/** At most so many letters on one line; where there are more it ends behind a word. */
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

/** The same text in each language; '' where there is none. */
export type Bilingual = Readonly<Record<Lang, string>>;

export function bilingual(
  english: string | undefined,
  arabic: string | undefined,
  most: number,
): Bilingual {
  return { EN: shortened(english, most), AR: shortened(arabic, most) };
}

/** The texts that there are, the default language first, none twice. */
export function textsOf({ EN, AR }: Bilingual): string[] {
  return [...new Set([EN, AR])].filter((text) => text !== '');
}

/** `Hummus · Beit Sufra | حمص · بيت سفرة`: in each language that has a word for the thing itself. */
export function titleOf(...names: readonly [Bilingual, ...Bilingual[]]): string {
  const inLang = (lang: Lang, other: Lang) =>
    names[0][lang] && names.map((name) => name[lang] || name[other]).join(' · ');
  return textsOf({ EN: inLang('EN', 'AR'), AR: inLang('AR', 'EN') }).join(' | ');
}

const LOCALES: Readonly<Record<Lang, string>> = { EN: 'en_US', AR: 'ar_AR' };

/** How social networks name the languages that a name is written in, the default language first. */
export function localesOf(name: Bilingual): string[] {
  return (Object.keys(LANGUAGES) as Lang[])
    .filter((lang) => name[lang] !== '')
    .map((lang) => LOCALES[lang]);
}
