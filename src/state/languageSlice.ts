import type { StateCreator } from 'zustand';
import type { Lang } from '../contract/basics.ts';
import { langEntry, langMirrorEntry } from '../storage/visitEntries.ts';

const DEFAULT_LANG: Lang = 'EN';

export interface LanguageSlice {
  lang: Lang;
  /** Reads with `code`'s language from now on; stores nothing. */
  followLanguageOf: (code: string | undefined) => Lang;
  /** The diner's choice for a venue, or where there is none yet; the caller reloads the page. */
  storeLanguage: (code: string | undefined, lang: Lang) => void;
}

/** Where no venue is open, the choice is kept under no code; new venues begin with it. */
const NO_CODE = '';

/** The tab's own choice, else the one this device made last, else English. */
export function storedLanguage(code = NO_CODE): Lang {
  return (
    langEntry.read(code) ??
    langMirrorEntry.read(code) ??
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
  storeLanguage: (code = NO_CODE, lang) => {
    langEntry.write(lang, code);
    langMirrorEntry.write(lang, code);
  },
});
