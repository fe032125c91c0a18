import type { i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { appConfig } from '../config/appConfig.ts';
import type { BootHandover } from '../lazy/bootHandover.ts';
import { LANGUAGES, type Lang } from '../contract/languages.ts';
import { chooseDigits, writtenIn } from './digits.ts';
import { firstWords } from './firstWords.ts';

type Strings = Record<string, string>;

const NAMESPACE = 'translation';
let loginToken: () => string | undefined = () => undefined;

/** The token for requesting the strings; without a login, the app's own. */
export function askStringsWith(token: () => string | undefined): void {
  loginToken = token;
}

export async function fetchStrings(lang: Lang): Promise<Strings> {
  const response = await fetch(`/assets/i18n/${lang}.json`, {
    headers: {
      tokenKey: loginToken() ?? appConfig().publicTokenKey,
      'Accept-Language': LANGUAGES[lang].tag,
    },
  });
  if (!response.ok) throw new Error(`Request for the strings: HTTP ${response.status}.`);
  return (await response.json()) as Strings;
}

/** The strings that the page requested early; the first screen needs only a part of them. */
let early: BootHandover['strings'];
/** The language still shown without i18next, and its strings if all of them have arrived. */
let lacking: { lang: Lang; known?: Strings } | undefined;
let completion: Promise<void> | undefined;
let speaking: Promise<void> | undefined;
/** The language chosen last: the strings of an earlier choice may arrive after its own. */
let chosen: Lang | undefined;

let words: i18n | undefined;
const listeners = new Set<() => void>();

/** The current translator: first the one of the early strings, later i18next. */
export function currentWords(): i18n {
  if (words === undefined) throw new Error('Call showLanguage() before using strings.');
  return words;
}

/** Calls back when the translator is replaced. Returns how to unsubscribe. */
export function onOtherWords(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function speakWith(next: i18n): void {
  if (words === next) return;
  words = next;
  for (const listener of listeners) listener();
}

export function adoptEarlyStrings(strings: BootHandover['strings']): void {
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
    lacking = asked.isPart ? { lang } : { lang, known: strings };
    return strings;
  } catch {
    return undefined;
  }
}

/** Loads i18next and all strings of a language at the same time. */
async function speakFully(lang: Lang, known?: Strings): Promise<void> {
  const tag = LANGUAGES[lang].tag;
  const [{ default: i18next }, strings] = await Promise.all([
    import('i18next'),
    known ?? fetchStrings(lang),
  ]);
  if (chosen !== lang) return;
  if (i18next.isInitialized) {
    i18next.addResourceBundle(tag, NAMESPACE, strings);
    await i18next.changeLanguage(tag);
  } else {
    await i18next.use(initReactI18next).init({
      lng: tag,
      keySeparator: false,
      nsSeparator: false,
      interpolation: {
        prefix: '{',
        suffix: '}',
        // React does the escaping; this hook receives each value of a text, so it converts digits.
        useRawValueToEscape: true,
        escape: (value: unknown) => writtenIn(chosen ?? lang, value),
      },
      resources: { [tag]: { [NAMESPACE]: strings } },
      returnEmptyString: false,
    });
  }
  lacking = undefined;
  speakWith(i18next);
}

async function complete({ lang, known }: NonNullable<typeof lacking>): Promise<void> {
  try {
    await speakFully(lang, known);
  } finally {
    // After a failure, the next caller tries again.
    completion = undefined;
  }
}

/** Resolves when i18next has all strings of the language. */
export async function allStrings(): Promise<void> {
  // Only then is it known which are lacking.
  await speaking?.catch(() => undefined);
  if (lacking !== undefined) await (completion ??= complete(lacking));
}

async function speak(lang: Lang): Promise<void> {
  const tag = LANGUAGES[lang].tag;
  if (words?.language === tag) return;
  const strings = await earlyStrings(lang);
  if (strings) speakWith(firstWords(lang, strings));
  // Without strings there is no page: repeat a failed request once.
  else await speakFully(lang).catch(() => speakFully(lang));
}

/** Sets the language of all pages, and the reading direction. */
export async function showLanguage(lang: Lang): Promise<void> {
  const before = chosen;
  chosen = lang;
  try {
    speaking = speak(lang);
    await speaking;
  } catch (error) {
    if (chosen === lang) chosen = before;
    throw error;
  }
  if (chosen !== lang) return;
  const { tag, direction } = LANGUAGES[lang];
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
}

/** True when the texts on screen use the digits ٠ to ٩. */
let areShownEastern = false;

/** Renders every text again if the venue's digits differ from the previous ones. */
export function showDigits(areEastern: boolean): void {
  chooseDigits(areEastern);
  if (areShownEastern === areEastern) return;
  areShownEastern = areEastern;
  if (chosen === 'AR') words?.emit('languageChanged', words.language);
}
