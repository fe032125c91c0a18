/** The languages of a build: the app's own, and each for which a brand has a file of words. */
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

/** A language's name in itself, as it begins a line; undefined for what is no language. */
function nameOf(tag: string): string | undefined {
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(tag);
  return name && name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** All that a file's name says of its language, such as that of `FR.json`. */
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

/** Those that the brand adds to the app's own, each with the name that the app has in it. */
export function addedLanguages({ name, words }: Brand): Readonly<Record<string, Language>> {
  return Object.fromEntries(
    Object.keys(words).flatMap((lang) => {
      const language = Object.hasOwn(LANGUAGES, lang) ? undefined : languageOf(lang);
      const appName = name?.[lang] ?? LANGUAGES[DEFAULT_LANG].appName;
      return language ? [[lang, { ...language, appName }]] : [];
    }),
  );
}

/** For the app, a language that a brand adds is one like its own. */
export function languagesOf(brand: Brand | undefined): Readonly<Record<Lang, Language>> {
  return { ...LANGUAGES, ...(brand && addedLanguages(brand)) };
}

/** The languages of a build, one by one. */
export function spokenIn(brand: Brand | undefined): [Lang, Language][] {
  return Object.entries(languagesOf(brand)) as [Lang, Language][];
}
