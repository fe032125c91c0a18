import type { StateCreator } from 'zustand';
import { DEFAULT_LANG, type Lang } from '../contract/languages.ts';
import {
  entryPlacesEntry,
  langEntry,
  langMirrorEntry,
  mergeCodeEntry,
  roomCodeEntry,
} from '../storage/visitEntries.ts';
import { NO_CODE, visitLanguage } from '../rules/venue/visitLanguage.ts';

export interface LanguageSlice {
  lang: Lang;
  /** Switches to `code`'s language without storing it. */
  followLanguageOf: (code: string | undefined) => Lang;
  /** Stores the diner's choice, for a venue or for the start page; the caller reloads the page. */
  keepLanguage: (code: string | undefined, lang: Lang) => void;
}

/** The hotel or hall that led to this venue, whose language applies here too. */
function entryOf(code: string): string | undefined {
  const isPlace = entryPlacesEntry.read()?.some((place) => place.code === code);
  return isPlace ? (roomCodeEntry.read() ?? mergeCodeEntry.read()) : undefined;
}

export function storedLanguage(code = NO_CODE): Lang {
  const { read: inTab } = langEntry;
  const { read: onDevice } = langMirrorEntry;
  return visitLanguage(code, { inTab, onDevice, entry: entryOf(code) });
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
