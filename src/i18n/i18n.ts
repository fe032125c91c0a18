import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EarlyStart } from '../config/earlyStart.ts';
import type { Lang } from '../contract/basics.ts';

type Strings = Record<string, string>;

const NAMESPACE = 'translation';
const TAGS: Record<Lang, 'en' | 'ar'> = { EN: 'en', AR: 'ar' };

export function languageTag(lang: Lang): 'en' | 'ar' {
  return TAGS[lang];
}

export function directionOf(lang: Lang): 'ltr' | 'rtl' {
  return lang === 'AR' ? 'rtl' : 'ltr';
}

async function fetchStrings(lang: Lang): Promise<Strings> {
  const response = await fetch(`/assets/i18n/${lang}.json`);
  if (!response.ok) throw new Error(`The strings answer ${response.status}.`);
  return (await response.json()) as Strings;
}

/** What the page asked for before the app was there; for its first screen, a part is enough. */
let early: EarlyStart['strings'];
/** The language of which only a part is here, and how the rest of it comes. */
let lacking: Lang | undefined;
let completion: Promise<void> | undefined;

export function adoptEarlyStrings(strings: EarlyStart['strings']): void {
  early = strings;
}

async function earlyStrings(lang: Lang): Promise<Strings | undefined> {
  const asked = early;
  early = undefined;
  if (asked?.lang !== lang) return undefined;
  try {
    const { httpStatus, text } = await asked.answer;
    if (httpStatus !== 200) return undefined;
    const strings = JSON.parse(text) as Strings;
    if (asked.isPart) lacking = lang;
    return strings;
  } catch {
    return undefined;
  }
}

async function complete(lang: Lang): Promise<void> {
  try {
    const strings = await fetchStrings(lang);
    i18next.addResourceBundle(languageTag(lang), NAMESPACE, strings, true, true);
    lacking = undefined;
  } finally {
    // One that failed is tried again by whoever needs the texts next.
    completion = undefined;
  }
}

/** Comes when every text of the language is there, and not only those of the first screen. */
export async function allStrings(): Promise<void> {
  if (lacking !== undefined) await (completion ??= complete(lacking));
}

/** Text of this language on every screen, and the direction it is read in. */
export async function showLanguage(lang: Lang): Promise<void> {
  const tag = languageTag(lang);
  if (!i18next.isInitialized) {
    const strings = (await earlyStrings(lang)) ?? (await fetchStrings(lang));
    await i18next.use(initReactI18next).init({
      lng: tag,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      resources: { [tag]: { [NAMESPACE]: strings } },
      returnEmptyString: false,
      // Words that come later are shown by whoever is on screen already.
      react: { bindI18nStore: 'added' },
    });
  } else if (!i18next.hasResourceBundle(tag, NAMESPACE)) {
    i18next.addResourceBundle(tag, NAMESPACE, await fetchStrings(lang));
  }
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(lang);
}
