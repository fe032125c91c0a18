import type { StateCreator } from 'zustand';
import { DEFAULT_LANG, type Lang } from '../contract/languages.ts';
import {
  entryPlacesEntry,
  langEntry,
  langMirrorEntry,
  mergeCodeEntry,
  roomCodeEntry,
} from '../storage/visitEntries.ts';

export interface LanguageSlice {
  lang: Lang;
  /** Reads with `code`'s language from now on; stores nothing. */
  followLanguageOf: (code: string | undefined) => Lang;
  /** The diner's choice for a venue, or where there is none yet; the caller reloads the page. */
  keepLanguage: (code: string | undefined, lang: Lang) => void;
}

/** Where no venue is open, the choice is kept under no code; new venues begin with it. */
const NO_CODE = '';

/** The hotel or the hall that has led to this venue; its language is the diner's. */
function entryOf(code: string): string | undefined {
  const isPlace = entryPlacesEntry.read()?.some((place) => place.code === code);
  return isPlace ? (roomCodeEntry.read() ?? mergeCodeEntry.read()) : undefined;
}

/** The tab's own choice, else the one this device made last, else English. */
export function storedLanguage(code = NO_CODE): Lang {
  const entry = entryOf(code);
  return (
    langEntry.read(code) ??
    (entry === undefined ? undefined : langEntry.read(entry)) ??
    langMirrorEntry.read(code) ??
    (entry === undefined ? undefined : langMirrorEntry.read(entry)) ??
    langMirrorEntry.read(NO_CODE) ??
    DEFAULT_LANG
  );
}

export const createLanguageSlice: StateCreator<LanguageSlice> = (set) => ({
  lang: DEFAULT_LANG,
  followLanguageOf: (code) => {
    const lang = storedLanguage(code);
    set({ lang });
    return lang;
  },
  keepLanguage: (code = NO_CODE, lang) => {
    langEntry.write(lang, code);
    langMirrorEntry.write(lang, code);
  },
});
