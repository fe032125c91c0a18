/** The languages of the wire, in which servers answer. */
export const LANGS = ['EN', 'AR'] as const;
export type Lang = (typeof LANGS)[number];

export interface Language {
  /** In pages and requests. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** The locale for formats. The default digits are western in every language, as on receipts. */
  locale: string;
  /** The language's name in itself. */
  ownName: string;
  /** True for `5.000 د.ك`, false for `KWD 5.000`. */
  isCurrencyLast: boolean;
  /** The form of a month in a date. */
  month: 'short' | 'numeric';
  /** The app's name on a home screen. */
  appName: string;
  /** The manifest of an installed app. */
  manifest: string;
}

/** One row per language; its strings are in `public/assets/i18n`. A brand's build can add more. */
export const LANGUAGES: Readonly<Record<Lang, Language>> = {
  EN: {
    tag: 'en',
    direction: 'ltr',
    locale: 'en',
    ownName: 'English',
    isCurrencyLast: false,
    month: 'short',
    appName: 'Sufra',
    manifest: 'manifest.webmanifest',
  },
  AR: {
    tag: 'ar',
    direction: 'rtl',
    locale: 'ar-u-nu-latn',
    ownName: 'العربية',
    isCurrencyLast: true,
    month: 'numeric',
    appName: 'سفرة',
    manifest: 'manifest.ar.webmanifest',
  },
};

export const DEFAULT_LANG: Lang = 'EN';

export const SPOKEN_LANGS = Object.keys(LANGUAGES) as Lang[];

/** The language offered to switch to. */
export function nextLang(lang: Lang): Lang {
  return SPOKEN_LANGS[(SPOKEN_LANGS.indexOf(lang) + 1) % SPOKEN_LANGS.length] ?? lang;
}

/** The language for requests: a server does not know a language that a brand has added. */
export function askedLang(lang: unknown): Lang {
  return lang === 'AR' ? lang : DEFAULT_LANG;
}

/** The other language of the wire, in which a venue also has its texts. */
export function otherLang(lang: Lang): Lang {
  return lang === DEFAULT_LANG ? 'AR' : DEFAULT_LANG;
}

export function isLang(text: unknown): text is Lang {
  return SPOKEN_LANGS.includes(text as Lang);
}
