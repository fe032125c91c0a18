/** The languages of a build: the app's own and one for each word file of a brand. */
import { DEFAULT_LANG, LANGUAGES, type Lang, type Language } from '../../contract/languages.ts';
import type { Brand } from './brand.ts';

const FROM_RIGHT = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
const ANY_CURRENCY = 'USD';

function isCurrencyLast(tag: string): boolean {
  const parts = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency: ANY_CURRENCY,
  }).formatToParts(1);
  const placeOf = (wanted: string) => parts.findIndex(({ type }) => type === wanted);
  return placeOf('currency') > placeOf('integer');
}

/** A language's own name, capitalised; undefined for an unknown tag. */
function nameOf(tag: string): string | undefined {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** Derives a language's facts from the name of its file, such as `FR.json`. */
export function languageOf(lang: string): Omit<Language, 'appName'> | undefined {
  const tag = lang.toLowerCase();
  const ownName = /^[A-Z]{2,3}$/.test(lang) ? nameOf(tag) : undefined;
  if (ownName === undefined) return undefined;
  const { script = '' } = new Intl.Locale(tag).maximize();
  return {
    tag,
    direction: FROM_RIGHT.has(script) ? 'rtl' : 'ltr',
    locale: `${tag}-u-nu-latn`,
    ownName,
    isCurrencyLast: isCurrencyLast(tag),
    month: 'short',
    manifest: `manifest.${tag}.webmanifest`,
  };
}

/** The languages that a brand adds, each with the app's name in it. */
export function addedLanguages({ name, words }: Brand): Readonly<Record<string, Language>> {
  return Object.fromEntries(
    Object.keys(words).flatMap((lang) => {
      const language = Object.hasOwn(LANGUAGES, lang) ? undefined : languageOf(lang);
      const appName = name?.[lang] ?? LANGUAGES[DEFAULT_LANG].appName;
      return language ? [[lang, { ...language, appName }]] : [];
    }),
  );
}

export function languagesOf(brand: Brand | undefined): Readonly<Record<Lang, Language>> {
  return { ...LANGUAGES, ...(brand && addedLanguages(brand)) };
}

export function spokenIn(brand: Brand | undefined): [Lang, Language][] {
  return Object.entries(languagesOf(brand)) as [Lang, Language][];
}
