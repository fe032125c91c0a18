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
  /** Switches to `code`'s language without storing it. */
  followLanguageOf: (code: string | undefined) => Lang;
  /** Stores the diner's choice, for a venue or for the start page; the caller reloads the page. */
  keepLanguage: (code: string | undefined, lang: Lang) => void;
}

/** Without a venue the choice is stored under an empty code; new venues start with it. */
const NO_CODE = '';

/** The hotel or hall that led to this venue, whose language applies here too. */
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
