/** The languages that the app speaks, as the wire names them. */
export const LANGS = ['EN', 'AR'] as const;
export type Lang = (typeof LANGS)[number];

interface Language {
  /** As pages and requests name it. */
  tag: 'en' | 'ar';
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

/** A row for each language that the app speaks; its words are in `public/assets/i18n`. */
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

/** The language offered to switch to. */
export function otherLang(lang: Lang): Lang {
  return LANGS[(LANGS.indexOf(lang) + 1) % LANGS.length] ?? lang;
}

export function isLang(text: unknown): text is Lang {
  return LANGS.some((lang) => lang === text);
}
