import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { EarlyStart } from '../config/earlyStart.ts';
import type { Lang } from '../contract/basics.ts';

const TAGS: Record<Lang, 'en' | 'ar'> = { EN: 'en', AR: 'ar' };

export function languageTag(lang: Lang): 'en' | 'ar' {
  return TAGS[lang];
}

export function directionOf(lang: Lang): 'ltr' | 'rtl' {
  return lang === 'AR' ? 'rtl' : 'ltr';
}

/** Strings that the page asked for before the app was there. */
let early: EarlyStart['strings'];

export function adoptEarlyStrings(strings: EarlyStart['strings']): void {
  early = strings;
}

async function fetchStrings(lang: Lang): Promise<Record<string, string>> {
  const address = `/assets/i18n/${lang}.json`;
  const adopted = early?.address === address ? early.answer : undefined;
  early = undefined;
  const answer = await adopted?.catch(() => undefined);
  if (answer?.httpStatus === 200) return JSON.parse(answer.text) as Record<string, string>;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The strings answer ${response.status}.`);
  return (await response.json()) as Record<string, string>;
}

/** Text of this language on every screen, and the direction it is read in. */
export async function showLanguage(lang: Lang): Promise<void> {
  const tag = languageTag(lang);
  if (!i18next.isInitialized) {
    await i18next.use(initReactI18next).init({
      lng: tag,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false, prefix: '{', suffix: '}' },
      resources: { [tag]: { translation: await fetchStrings(lang) } },
      returnEmptyString: false,
    });
  } else if (!i18next.hasResourceBundle(tag, 'translation')) {
    i18next.addResourceBundle(tag, 'translation', await fetchStrings(lang));
  }
  await i18next.changeLanguage(tag);
  document.documentElement.lang = tag;
  document.documentElement.dir = directionOf(lang);
}
