/** The languages of the wire: all that a server is asked in. */
export const LANGS = ['EN', 'AR'] as const;
export type Lang = (typeof LANGS)[number];

export interface Language {
  /** As pages and requests name it. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /** Without a venue's word the digits are western in every language, as on most receipts. */
  locale: string;
  /** The language's name in itself. */
  ownName: string;
  /** `5.000 د.ك`, where others write `KWD 5.000`. */
  isCurrencyLast: boolean;
  /** How a month stands in a date. */
  month: 'short' | 'numeric';
  /** What the app is called on a home screen. */
  appName: string;
  /** What an installed app is made from. */
  manifest: string;
}

/**
 * A row for each language that the app speaks; its words are in `public/assets/i18n`. A brand adds others
 * when it is built.
 */
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

/** In which language a server is asked: one that a brand has added is none of the wire. */
export function askedLang(lang: unknown): Lang {
  return lang === 'AR' ? lang : DEFAULT_LANG;
}

/** The other one of the wire, in which a venue has its texts too. */
export function otherLang(lang: Lang): Lang {
  return lang === DEFAULT_LANG ? 'AR' : DEFAULT_LANG;
}

export function isLang(text: unknown): text is Lang {
  return SPOKEN_LANGS.includes(text as Lang);
}
