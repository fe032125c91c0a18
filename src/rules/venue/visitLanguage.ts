import { DEFAULT_LANG, isLang, type Lang } from '../../contract/languages.ts';

/** The language without a venue: for the start page, and as the default at a new venue. */
export const NO_CODE = '';

interface KeptLanguages {
  /** The choice made in this tab. */
  inTab: (code: string) => unknown;
  /** The last choice made on this device. */
  onDevice: (code: string) => unknown;
  /** The hotel or hall that led to this venue. */
  entry: string | undefined;
}

/** The tab's choice before the device's, the venue's before its hotel's or hall's, else English. */
export function visitLanguage(code: string, { inTab, onDevice, entry }: KeptLanguages): Lang {
  const codes = entry === undefined ? [code] : [code, entry];
  const kept = [...codes.map(inTab), ...codes.map(onDevice), onDevice(NO_CODE)];
  return kept.find(isLang) ?? DEFAULT_LANG;
}
